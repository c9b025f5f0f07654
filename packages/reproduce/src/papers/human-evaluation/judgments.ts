import {
  judgesOf,
  pairwiseJudgments,
  selectRankings,
  type PairwiseJudgments,
  type Ranking,
  type RankingSelection,
} from '@stet/core/internal';
import { readJudgmentFile } from '@stet/node';
import { dataFile, once, type Bench } from '../../bench.js';

export const JUDGMENTS = 'human/judgments.xml';

export const rankings = once((bench): Promise<Ranking[]> => readJudgmentFile(dataFile(bench, JUDGMENTS)));

/** The pairs of systems in the selected rankings. */
export async function pairsOf(bench: Bench, selection: RankingSelection): Promise<PairwiseJudgments> {
  return pairwiseJudgments(selectRankings(await rankings(bench), selection), 'systems');
}

export const systemPairs = once((bench) => pairsOf(bench, {}));

/** The pairs of systems in the rankings of each judge alone. */
export const judgePairs = once(async (bench) =>
  Promise.all((await judges(bench)).map(([, judge]) => pairsOf(bench, { judges: [judge] }))),
);

/** The judges with the numbers that the paper gives them. */
export const judges = once(async (bench): Promise<readonly (readonly [number: string, judge: string])[]> =>
  judgesOf(await rankings(bench)).map((judge, at) => [String(at + 1), judge]),
);
