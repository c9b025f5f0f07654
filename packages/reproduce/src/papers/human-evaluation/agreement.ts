import { judgeAgreement, type JudgeAgreement } from '@stet/core/internal';
import { once } from '../../bench.js';
import { rankings } from './judgments.js';

/** Cells with fewer comparisons show a star. */
export const FEWEST_COMPARISONS = 50;

export const agreement = once(async (bench): Promise<JudgeAgreement> =>
  judgeAgreement(await rankings(bench), { resamples: 0, minimum: FEWEST_COMPARISONS }),
);
