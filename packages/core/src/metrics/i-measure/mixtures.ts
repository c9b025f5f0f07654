import type { ReferenceChoice } from './choose.js';
import { addCounts, type Counts } from './counts.js';
import { relativeCounts, type Frontier, type Frontiers, type Step } from './frontiers.js';
import type { Lattice } from './lattice.js';
import { gainAndLoss } from './scores.js';
import { usefulCounts, type Discount } from './useful-counts.js';

/** Frontiers have lower numbers than this. */
const MOST_FRONTIERS = 1 << 26;
/** How many different counts are followed to the end when the work is spent. */
const KEPT_WHEN_SPENT = 8;
const NO_STEP_COUNTS: Step['counts'] = [0, 0, 0, 0, 0];
const NO_DISCOUNT: Discount = { gain: 0, loss: 0 };

/** References that go on alike, by what they give so far. */
interface Bundle {
  readonly own: Frontier;
  readonly baseline: Frontier;
  readonly sums: Counts[];
}

export interface MixtureLimits {
  /** Most bundles of references to keep side by side. */
  readonly bundles: number;
  /** Most different counts in all of them together. */
  readonly sums: number;
  /** Most links of alignments to follow. */
  readonly work: number;
}

export interface Mixtures {
  /** The different counts that references give, in a fixed order; without those that would never be chosen. */
  readonly counts: readonly Counts[];
  /** False when a limit was met, so that some references were given up. */
  readonly complete: boolean;
}

/**
 * What the references of a lattice give, by the frontiers of their alignments with the hypothesis, and of those with
 * the source. References that arrive at the same two frontiers add up alike from there on.
 */
export function mixtures(
  { stages }: Lattice,
  own: Frontiers,
  baseline: Frontiers,
  choice: ReferenceChoice,
  limits: MixtureLimits,
): Mixtures {
  const first = joinCounts(own.first.counts, baseline.first.counts);
  let bundles: Bundle[] = [{ own: own.first.next, baseline: baseline.first.next, sums: [first] }];
  let complete = true;
  const discounts = new Map<Frontier, Discount>();
  const workBefore = own.work + baseline.work;
  const discountAt = (frontier: Frontier): Discount => {
    let discount = discounts.get(frontier);
    if (discount === undefined) discounts.set(frontier, (discount = discountOf(frontier, choice)));
    return discount;
  };
  for (const { paths } of stages) {
    const next = new Map<number, Bundle>();
    for (const bundle of bundles) advance(bundle, paths.length, own, baseline, next);
    bundles = Array.from(next.values(), (bundle) => ({
      ...bundle,
      sums: bundle.sums.length === 1 ? bundle.sums : usefulCounts(bundle.sums, choice, discountAt(bundle.own)),
    }));
    const sums = bundles.reduce((sum, bundle) => sum + bundle.sums.length, 0);
    const isSpent = own.work + baseline.work - workBefore > limits.work;
    if (isSpent || bundles.length > limits.bundles || sums > limits.sums) {
      complete = false;
      bundles = mostPromising(bundles, isSpent ? KEPT_WHEN_SPENT : Math.min(limits.bundles, limits.sums));
    }
  }
  const [{ sums }] = bundles;
  return { counts: sums, complete };
}

/** Takes the references of a bundle along every path; paths that lead to the same with the same counts are one. */
function advance(bundle: Bundle, paths: number, own: Frontiers, baseline: Frontiers, next: Map<number, Bundle>): void {
  const taken = new Set<string>();
  for (let path = 0; path < paths; path++) {
    const ownStep = own.step(bundle.own, path);
    const baselineStep = own === baseline ? ownStep : baseline.step(bundle.baseline, path);
    const key = ownStep.next.id * MOST_FRONTIERS + baselineStep.next.id;
    const counts = joinCounts(ownStep.counts, baselineStep.counts);
    if (paths > 1) {
      const step = `${String(key)} ${counts.join()}`;
      if (taken.has(step)) continue;
      taken.add(step);
    }
    let target = next.get(key);
    if (target === undefined) {
      target = { own: ownStep.next, baseline: baselineStep.next, sums: [] };
      next.set(key, target);
    }
    for (const sum of bundle.sums) target.sums.push(addCounts(sum, counts));
  }
}

/** What alignments through other cells than the cheapest may have less of. */
function discountOf(frontier: Frontier, choice: ReferenceChoice): Discount {
  if (frontier.cells.length === 1) return NO_DISCOUNT;
  const pairs = relativeCounts(frontier).flatMap((counts) => {
    const pair = choice.gainAndLoss(joinCounts(counts, NO_STEP_COUNTS));
    return pair === undefined ? [] : [pair];
  });
  return {
    gain: Math.min(0, ...pairs.map(([gain]) => gain)),
    loss: Math.min(0, ...pairs.map(([, loss]) => loss)),
  };
}

/** The counts with most right and least wrong so far, in their bundles. */
function mostPromising(bundles: readonly Bundle[], most: number): Bundle[] {
  const promiseOf = (counts: Counts): number => {
    const [gain, loss] = gainAndLoss(counts, 'correction', 1);
    return gain - loss;
  };
  const ranked = bundles
    .flatMap(({ sums }, at) => sums.map((counts) => ({ at, counts, promise: promiseOf(counts) })))
    .sort((a, b) => b.promise - a.promise)
    .slice(0, most);
  return bundles
    .map((bundle, at) => ({ ...bundle, sums: ranked.filter((kept) => kept.at === at).map(({ counts }) => counts) }))
    .filter(({ sums }) => sums.length > 0);
}

function joinCounts(own: Step['counts'], [, baselineTn, , baselineFn]: Step['counts']): Counts {
  return [own[0], own[1], own[2], own[3], own[4], baselineTn, baselineFn];
}
