import { judgesOf, pairwiseJudgments, type PairwiseJudgments, type Ranking } from '@stet/core/internal';
import { readJudgmentFile } from '@stet/node';
import { dataFile, once } from '../../bench.js';

export const JUDGMENTS = 'human/judgments.xml';

export const rankings = once((bench): Promise<Ranking[]> => readJudgmentFile(dataFile(bench, JUDGMENTS)));

/** All pairs of systems. */
export const systemPairs = once(async (bench): Promise<PairwiseJudgments> =>
  pairwiseJudgments(await rankings(bench), 'systems'),
);

/** The judges with the numbers that the paper gives them. */
export const judges = once(async (bench): Promise<readonly (readonly [number: string, judge: string])[]> =>
  judgesOf(await rankings(bench)).map((judge, at) => [String(at + 1), judge]),
);
