import { additiveResampler } from '../../metrics/additive.js';
import { percentileInterval } from '../../significance/interval.js';
import { dropP } from '../../significance/p-value.js';
import { bootstrap, randomise } from '../../significance/resample.js';
import { seeded } from '../../significance/test-systems.js';
import type { DropTestOptions, ValueDrop } from '../../gate/test-drop.js';

/** A share in one text: so many of so many. */
export type Share = readonly [part: number, whole: number];

/** Whether a share of sums over texts fell. */
export type RatioDrop = Omit<ValueDrop, 'signature' | 'criticalDrop'>;

/** Tests for a drop of a share, paired by text: swaps give its p-value, the bootstrap its interval. */
export function testRatioDrop(
  before: readonly Share[],
  now: readonly Share[],
  { level, confidence, resamples, seed }: DropTestOptions,
): RatioDrop {
  const [valueNow, valueBefore] = [now, before].map((shares) => ratioOf(totalOf(shares)));
  const change = valueNow - valueBefore;
  const changed = now.filter(([part, whole], at) => part !== before[at][0] || whole !== before[at][1]).length;
  const values = { before: valueBefore, now: valueNow, change, changed };
  if (changed === 0) return { ...values, interval: [0, 0], p: 1, significant: false };
  const sample = {
    resampler: additiveResampler([now, before], (share) => share, ratioOf),
    systems: 2,
    pairs: [[0, 1] as const],
  };
  const samples = { sentences: now.length, samples: [sample] };
  const share = { first: 0, end: resamples, seed };
  const [[drawnNow, drawnBefore]] = bootstrap(samples, share, seeded);
  const [[differences]] = randomise(samples, share, seeded);
  const p = dropP(differences, change);
  const interval = percentileInterval(
    drawnNow.map((value, at) => value - drawnBefore[at]),
    confidence,
  );
  return { ...values, interval, p, significant: p < level };
}

function totalOf(shares: readonly Share[]): [number, number] {
  return shares.reduce<[number, number]>(([parts, wholes], [part, whole]) => [parts + part, wholes + whole], [0, 0]);
}

/** Where there is nothing, nothing is wrong and nothing is missed. */
function ratioOf(totals: ArrayLike<number>): number {
  return totals[1] === 0 ? 1 : totals[0] / totals[1];
}
