import type { Band } from './band.js';
import type { ReferenceChoice } from './choose.js';
import type { Counts } from './counts.js';
import { mostWorth, type ColumnValues } from './relaxation.js';
import { gainAndLoss, improvement } from './scores.js';

/** What the reference that would be chosen may give, where it is not known: whole numbers that enclose it. */
export interface CountBounds {
  readonly gain: Interval;
  readonly loss: Interval;
  readonly baselineTn: Interval;
  readonly baselineFn: Interval;
}

export type Interval = readonly [low: number, high: number];

export const NO_BOUNDS: CountBounds = { gain: [0, 0], loss: [0, 0], baselineTn: [0, 0], baselineFn: [0, 0] };

/** How far the counts of references reach. */
export function boundsOf(candidates: readonly Counts[], weight: number): CountBounds {
  const pairs = candidates.map((counts) => gainAndLoss(counts, 'correction', weight));
  return {
    gain: hull(pairs.map(([gain]) => gain)),
    loss: hull(pairs.map(([, loss]) => loss)),
    baselineTn: hull(candidates.map((counts) => counts[5])),
    baselineFn: hull(candidates.map((counts) => counts[6])),
  };
}

export function addBounds(a: CountBounds, b: CountBounds): CountBounds {
  return mapBounds((key) => [a[key][0] + b[key][0], a[key][1] + b[key][1]]);
}

/** The bounds that hold where either do. */
export function joinBounds(a: CountBounds, b: CountBounds): CountBounds {
  return mapBounds((key) => [Math.min(a[key][0], b[key][0]), Math.max(a[key][1], b[key][1])]);
}

/** The bounds that hold where both do. */
function meetBounds(a: CountBounds, b: CountBounds): CountBounds {
  return mapBounds((key) => [Math.max(a[key][0], b[key][0]), Math.min(a[key][1], b[key][1])]);
}

/** I of the correction aspect: more gain, less loss and a lower baseline raise it. */
export function improvementBounds({ gain, loss, baselineTn, baselineFn }: CountBounds): Interval {
  return [
    improvement(share(gain[0], loss[1]), share(baselineTn[1], baselineFn[0])),
    improvement(share(gain[1], loss[0]), share(baselineTn[0], baselineFn[1])),
  ];
}

export function boundsToRow({ gain, loss, baselineTn, baselineFn }: CountBounds): number[] {
  return [...gain, ...loss, ...baselineTn, ...baselineFn];
}

export const BOUNDS_WIDTH = 8;

export function boundsFromRow(row: readonly number[], at: number): CountBounds {
  const interval = (offset: number): Interval => [row[at + offset], row[at + offset + 1]];
  return { gain: interval(0), loss: interval(2), baselineTn: interval(4), baselineFn: interval(6) };
}

/** What is known of the lengths and costs of a sentence, where its references are too many to look at. */
export interface PairCosts {
  readonly sourceLength: number;
  readonly hypothesisLength: number;
  readonly sourceHypothesis: number;
  /** The most that source and reference cost. */
  readonly mostSourceReference: number;
  /** The least that hypothesis and reference cost. */
  readonly leastHypothesisReference: number;
}

/**
 * Bounds from the costs of pairs alone. Of the three pairs in a column, each that is no match costs 2 or 3; source and
 * hypothesis differ in TP and FP, source and reference in TP and FN, hypothesis and reference in FP and FN. A cheapest
 * alignment costs at most twice source and hypothesis, and twice source and reference, since it may go along these two.
 */
export function boundsFromPairs(costs: PairCosts, weight: number): CountBounds {
  const { sourceLength, hypothesisLength, sourceHypothesis, mostSourceReference, leastHypothesisReference } = costs;
  const mostChanged = Math.floor((sourceHypothesis + mostSourceReference) / 2);
  const mostInserted = Math.floor(mostSourceReference / 2);
  return outward({
    gain: [
      Math.max(0, sourceLength - mostChanged),
      weight * Math.min(sourceHypothesis, mostChanged) + Math.min(sourceLength, hypothesisLength),
    ],
    loss: [(Math.min(1, weight) * leastHypothesisReference) / 3, Math.max(1, weight) * mostChanged],
    baselineTn: [Math.max(0, sourceLength - mostInserted), sourceLength],
    baselineFn: [0, mostInserted],
  });
}

/** A bound is tightened with these weights of what makes a reference worth choosing. */
const PRESSURES = [1, 8];

/** A reference that is known to be there, and what it is chosen by; undefined where any reference may be chosen. */
export interface Rival {
  readonly choice: ReferenceChoice;
  readonly counts: Counts;
}

/**
 * Bounds from the bands of hypothesis and baseline. Where a rival is known, only what is chosen before it counts: its
 * share of gain is at least that of the rival, so that this advantage may be added to what is bounded.
 */
export function boundsFromBands(
  own: Band,
  baseline: Band,
  { sourceLength, sourceHypothesis }: PairCosts,
  weight: number,
  rival: Rival | undefined,
): CountBounds {
  const ofColumns = (value: (counts: Counts) => number): ColumnValues => [
    value([1, 0, 0, 0, 0, 0, 0]),
    value([0, 1, 0, 0, 0, 0, 0]),
    value([0, 0, 1, 0, 0, 0, 0]),
    value([0, 0, 0, 1, 0, 0, 0]),
    value([0, 0, 1, 1, 1, 0, 0]),
    0,
  ];
  const advantage = rival === undefined ? undefined : advantageOver(rival);
  const most = (value: (counts: Counts) => number): number =>
    advantage === undefined
      ? mostWorth(own, ofColumns(value))
      : Math.min(
          ...PRESSURES.map((pressure) =>
            mostWorth(
              own,
              ofColumns((counts) => value(counts) + pressure * advantage(counts)),
            ),
          ),
        );
  const intervalOf = (value: (counts: Counts) => number): Interval => [-most((counts) => -value(counts)), most(value)];
  const ofBaseline = (tn: number, fn: number): Interval => [
    -mostWorth(baseline, [0, -tn, 0, -fn, 0, 0]),
    mostWorth(baseline, [0, tn, 0, fn, 0, 0]),
  ];
  const gain = intervalOf((counts) => gainAndLoss(counts, 'correction', weight)[0]);
  const loss = intervalOf((counts) => gainAndLoss(counts, 'correction', weight)[1]);
  // Where source and reference differ: each such column costs 2 or 3, in all at most source and hypothesis too much.
  const changes = intervalOf(([tp, , , fn]) => tp + fn);
  const mostFn = Math.floor((3 * changes[1]) / 2 + ROUNDING);
  const fromChanges: CountBounds = {
    gain,
    loss,
    baselineTn: [sourceLength - mostFn, sourceLength],
    baselineFn: [(2 * changes[0] - sourceHypothesis) / 3, mostFn],
  };
  const fromBaseline = { gain, loss, baselineTn: ofBaseline(1, 0), baselineFn: ofBaseline(0, 1) };
  return outward(meetBounds(fromChanges, fromBaseline));
}

/** How far counts are above the rival's share of gain: never below 0 for those that are chosen before it. */
function advantageOver({ choice, counts }: Rival): ((counts: Counts) => number) | undefined {
  const rival = choice.gainAndLoss(counts);
  if (rival === undefined) return undefined;
  const shareOfGain = share(rival[0], rival[1]);
  return (other) => {
    const [gain, loss] = choice.gainAndLoss(other) ?? [0, 0];
    return gain - shareOfGain * (gain + loss);
  };
}

function share(gain: number, loss: number): number {
  return gain + loss === 0 ? 1 : gain / (gain + loss);
}

function hull(values: readonly number[]): Interval {
  return [Math.min(...values), Math.max(...values)];
}

const ROUNDING = 1e-9;

/** Whole numbers around the bounds, which are never below 0. */
function outward(bounds: CountBounds): CountBounds {
  return mapBounds((key) => [Math.max(0, Math.floor(bounds[key][0] + ROUNDING)), Math.ceil(bounds[key][1] - ROUNDING)]);
}

function mapBounds(intervalOf: (key: keyof CountBounds) => Interval): CountBounds {
  return {
    gain: intervalOf('gain'),
    loss: intervalOf('loss'),
    baselineTn: intervalOf('baselineTn'),
    baselineFn: intervalOf('baselineFn'),
  };
}
