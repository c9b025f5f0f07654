import { createEditMetric, exploreSentences, metricKinds, type EditMetric, type MetricSpec } from '@stet/core/internal';
import { openProgress } from '@stet/node';
import type { Input } from '../input/read-input.js';
import type { Exploration } from './exploration.js';

/** Finds what each system matched, missed and did without need, and shows how far it is. */
export async function exploreInput(metric: EditMetric, { sentences, systems }: Input): Promise<Exploration> {
  const progress = await openProgress('Exploring');
  try {
    return {
      systems: systems.map(({ name }) => name),
      sentences: exploreSentences(metric, sentences, systems, progress.update),
      signature: metric.signature(),
    };
  } finally {
    progress.stop();
  }
}

/** Explores the named systems by the first metric that compares edits, or by M2 where none does. */
export function exploreScored(
  { sentences, systems }: Input,
  names: readonly string[],
  specs: readonly MetricSpec[],
): Promise<Exploration> {
  const explaining = specs.find((spec) => metricKinds.some(({ name, explains }) => name === spec.name && explains));
  const metric = createEditMetric(explaining ?? { ...specs[0], name: 'm2' });
  const named = names.flatMap((name) => systems.filter((system) => system.name === name));
  return exploreInput(metric, { sentences, systems: named });
}
