import { exp, log } from '../../stats/exp-log.js';

/** GLEU of summed statistics (Napoles et al. 2016); 0 where one of them is not above 0. */
export function gleuOf(totals: ArrayLike<number>): number {
  for (let place = 0; place < totals.length; place++) if (totals[place] <= 0) return 0;
  const order = totals.length / 2 - 1;
  let logs = 0;
  for (let place = 2; place < totals.length; place += 2) logs += log(totals[place] / totals[place + 1]);
  return exp(Math.min(0, 1 - totals[1] / totals[0]) + logs / order);
}

/** GLEU of one sentence and one reference: statistics that are not above 0 count as 1. */
export function smoothedGleuOf(stats: readonly number[]): number {
  return gleuOf(stats.map((one) => Math.max(1, one)));
}
