import { plainPercent, rankingMethods, type SystemRanking } from '@stet/core/internal';
import type { Block } from '../report/block.js';

type RankRangesBlock = Extract<Block, { block: 'rank-ranges' }>;

/** A ranking as a chart; with `bySentence`, the ranges from resampling sentences beside its own. */
export function rankRangesBlock(
  id: string,
  title: string,
  ranking: SystemRanking,
  bySentence?: SystemRanking,
): RankRangesBlock {
  const sentenceRanges = new Map(bySentence?.systems.map(({ name, range }) => [name, range]));
  return {
    block: 'rank-ranges',
    id,
    title,
    signature: ranking.signature,
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
