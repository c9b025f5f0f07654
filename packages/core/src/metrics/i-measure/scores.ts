import type { Counts } from './counts.js';

export type Aspect = 'detection' | 'correction';

/** Counts and scores of one aspect (Felice & Briscoe 2015, section 2.3). */
export interface AspectScores {
  readonly tp: number;
  readonly tn: number;
  readonly fp: number;
  readonly fn: number;
  /** Of these, wrong corrections of real errors; each is one `fp` and one `fn`. */
  readonly fpn: number;
  readonly precision: number;
  readonly recall: number;
  readonly f: number;
  readonly acc: number;
  readonly accBaseline: number;
  readonly wacc: number;
  readonly waccBaseline: number;
  readonly i: number;
}

export interface Weights {
  /** Weight of recall against precision in F. */
  readonly beta: number;
  /** How much more a change counts than a token left alone in weighted accuracy. */
  readonly weight: number;
}

export function scoreAspect(counts: Counts, aspect: Aspect, { beta, weight }: Weights): AspectScores {
  const { tp, tn, fp, fn, fpn } = countsOf(counts, aspect);
  const precision = ratio(tp, tp + fp);
  const recall = ratio(tp, tp + fn);
  const f = fScore(precision, recall, beta);
  const acc = accuracy(tp, tn, fp, fn, fpn, 1);
  const wacc = accuracy(tp, tn, fp, fn, fpn, weight);
  // Nothing is changed, so weights do not matter.
  const baseline = ratio(counts[5], counts[5] + counts[6]);
  const i = improvement(wacc, baseline);
  return { tp, tn, fp, fn, fpn, precision, recall, f, acc, accBaseline: baseline, wacc, waccBaseline: baseline, i };
}

type AspectCounts = Pick<AspectScores, 'tp' | 'tn' | 'fp' | 'fn' | 'fpn'>;

/** To find an error is enough for detection, whatever the correction. */
function countsOf([tp, tn, fp, fn, fpn]: Counts, aspect: Aspect): AspectCounts {
  const found = aspect === 'detection' ? fpn : 0;
  return { tp: tp + found, tn, fp: fp - found, fn: fn - found, fpn: fpn - found };
}

/**
 * I: how much of the way from the baseline to a perfect text, or to a text without a right word, the system went
 * (Felice & Briscoe 2015, section 2.3.3). 1 for a text that was right and is left alone.
 */
export function improvement(wacc: number, baseline: number): number {
  if (wacc === baseline) return Math.floor(wacc);
  return wacc > baseline ? (wacc - baseline) / (1 - baseline) : wacc / baseline - 1;
}

/** What counts for and against in weighted accuracy. */
export function gainAndLoss(counts: Counts, aspect: Aspect, weight: number): readonly [gain: number, loss: number] {
  const { tp, tn, fp, fn, fpn } = countsOf(counts, aspect);
  return [weight * tp + tn, weight * fp + fn - ((weight + 1) * fpn) / 2];
}

function accuracy(tp: number, tn: number, fp: number, fn: number, fpn: number, weight: number): number {
  return ratio(weight * tp + tn, weight * (tp + fp) + tn + fn - ((weight + 1) * fpn) / 2);
}

function fScore(precision: number, recall: number, beta: number): number {
  if (precision === 0 && recall === 0) return 0;
  return (1 + beta * beta) * ((precision * recall) / (beta * beta * precision + recall));
}

/** Nothing wrong of nothing is perfect. */
function ratio(counted: number, whole: number): number {
  return whole === 0 ? 1 : counted / whole;
}
