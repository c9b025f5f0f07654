import { MersenneTwister } from '../../random/mersenne-twister.js';
import type { Share } from '../../runner/shares.js';
import { seedOf } from '../../significance/resample.js';
import { normalQuantile } from '../../stats/normal-quantile.js';
import { isSeparated, type Evidence } from './evidence.js';
import { ExpectedWinsEvidence } from './expected-wins-evidence.js';
import { mostOutputs, rankDrawer } from './judge-model.js';
import type { SeparationBase, SeparationTask } from './separation.js';
import { StrengthEvidence } from './strength-evidence.js';

/** The evidence of the rankings made so far. */
export function evidenceOf({ judged, pair, fit, options }: SeparationBase): Evidence {
  const evidence =
    options.method === 'expected-wins'
      ? new ExpectedWinsEvidence(judged, pair)
      : new StrengthEvidence(judged, pair, fit);
  judged.ranks.forEach((ranks, shape) => evidence.add(shape, ranks));
  return evidence;
}

/** How many standard errors an interval of this confidence reaches to each side. */
export function errorsFor(confidence: number): number {
  return normalQuantile(0.5 + confidence / 2);
}

/**
 * In how many simulations of a share further rankings separate the systems, for each number of further rankings in
 * `sizes`, the lowest first. Each simulation adds rankings to those made so far: which outputs are shown together is
 * drawn from these, where the judge puts them from the model.
 */
export function simulateSeparation({ study, sizes }: SeparationTask, { first, end, seed }: Share): number[] {
  const { judged, model, options } = study;
  const base = evidenceOf(study);
  const errors = errorsFor(options.confidence);
  const draw = rankDrawer(judged.shapes, model);
  const ranks = new Int32Array(mostOutputs(judged.shapes));
  const separated = sizes.map(() => 0);
  for (let simulation = first; simulation < end; simulation++) {
    const random = new MersenneTwister(seedOf(seed, simulation));
    const evidence = base.copy();
    let further = 0;
    sizes.forEach((size, at) => {
      for (; further < size; further++) {
        const shape = random.below(judged.shapes.length);
        draw(shape, random, ranks);
        evidence.add(shape, ranks);
      }
      if (isSeparated(evidence.measure(), errors)) separated[at]++;
    });
  }
  return separated;
}
