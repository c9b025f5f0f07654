import { plainPercent, rankingMethods, type SystemRanking } from '@stet/core/internal';
import type { Part } from '../report/part.js';

type RankRangesPart = Extract<Part, { part: 'rank-ranges' }>;

/** A ranking as a chart; with `bySentence`, the ranges from resampling sentences beside its own. */
export function rankRangesPart(
  id: string,
  title: string,
  ranking: SystemRanking,
  bySentence?: SystemRanking,
): RankRangesPart {
  const sentenceRanges = new Map(bySentence?.systems.map(({ name, range }) => [name, range]));
  return {
    part: 'rank-ranges',
    id,
    title,
    caption: ranking.signature,
    scoreName: rankingMethods[ranking.method].title,
    rangeName: rangeName(ranking),
    ...(bySentence === undefined ? {} : { otherRangeName: rangeName(bySentence) }),
    systems: ranking.systems.map(({ name, score, range, cluster }) => {
      const otherRange = sentenceRanges.get(name);
      return { name, score, range, cluster, ...(otherRange === undefined ? {} : { otherRange }) };
    }),
  };
}

function rangeName({ method, unit, resamples, confidence }: SystemRanking): string {
  const draws = rankingMethods[method].random && unit === 'judgment' ? 'runs' : `draws by ${unit}`;
  return `ranks in ${plainPercent(confidence)} % of ${resamples.toLocaleString('en')} ${draws}`;
}
