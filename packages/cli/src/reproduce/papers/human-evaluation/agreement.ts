import { judgeAgreement, type JudgeAgreement } from '@stet/core';
import { once } from '../../bench.js';
import { rankings } from './judgments.js';

export const agreement = once(async (bench): Promise<JudgeAgreement> =>
  judgeAgreement(await rankings(bench), { resamples: 0 }),
);
