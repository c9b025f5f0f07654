import { MersenneTwister } from '../../random/mersenne-twister.js';
import type { Share } from '../../runner/shares.js';
import { seedOf } from '../../significance/resample.js';
import { normalQuantile } from '../../stats/normal-quantile.js';
import { isSeparated, type Evidence, type Growing } from './evidence.js';
import { ExpectedWinsEvidence } from './expected-wins-evidence.js';
import type { GrowthTask } from './grow-until-separated.js';
import { mostOutputs, rankDrawer } from './judge-model.js';
import { scoreEvidence } from './score-evidence.js';
import type { ScoredStudy, SeparationBase, SeparationStudy } from './separation.js';
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
export function simulateSeparation({ study, sizes }: GrowthTask<SeparationStudy>, share: Share): number[] {
  const { judged, model, options } = study;
  const draw = rankDrawer(judged.shapes, model);
  const ranks = new Int32Array(mostOutputs(judged.shapes));
  const base = evidenceOf(study);
  return countSeparated(
    () => base.copy(),
    sizes,
    options.confidence,
    share,
    (evidence, random) => {
      const shape = random.below(judged.shapes.length);
      draw(shape, random, ranks);
      evidence.add(shape, ranks);
    },
  );
}

/** The same by scores: further judgments are drawn from those made so far. */
export function simulateScores({ study, sizes }: GrowthTask<ScoredStudy>, share: Share): number[] {
  const { sentences, judgments } = study.scored;
  const base = scoreEvidence(sentences);
  const count = judgments.values.length / judgments.width;
  return countSeparated(
    () => base.copy(),
    sizes,
    study.options.confidence,
    share,
    (evidence, random) => evidence.add(judgments, random.below(count)),
  );
}

function countSeparated<Kind extends Growing>(
  start: () => Kind,
  sizes: readonly number[],
  confidence: number,
  { first, end, seed }: Share,
  addOne: (evidence: Kind, random: MersenneTwister) => void,
): number[] {
  const errors = errorsFor(confidence);
  const separated = sizes.map(() => 0);
  for (let simulation = first; simulation < end; simulation++) {
    const random = new MersenneTwister(seedOf(seed, simulation));
    const evidence = start();
    let further = 0;
    sizes.forEach((size, at) => {
      for (; further < size; further++) addOne(evidence, random);
      if (isSeparated(evidence.measure(), errors)) separated[at]++;
    });
  }
  return separated;
}
