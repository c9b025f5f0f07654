import {
  createEditMetric,
  exploreSentences,
  metricKinds,
  type EditMetric,
  type MetricSpec,
  type WholeCorpus,
} from '@stet/core/internal';
import { openProgress } from '@stet/node';
import type { Exploration } from './exploration.js';

/** Finds what each system matched, missed and changed without need, and shows progress. */
export async function exploreInput(
  metric: EditMetric,
  { sentences, outputs }: Pick<WholeCorpus, 'sentences' | 'outputs'>,
): Promise<Exploration> {
  const progress = await openProgress('Exploring');
  try {
    return {
      systems: outputs.map(({ name }) => name),
      sentences: exploreSentences(metric, sentences, outputs, progress.update),
      signature: metric.signature(),
    };
  } finally {
    progress.stop();
  }
}

/** Explores the named systems by the first metric that compares edits, or by M2 where none does. */
export function exploreScored(
  { sentences, outputs }: WholeCorpus,
  names: readonly string[],
  specs: readonly MetricSpec[],
): Promise<Exploration> {
  const explaining = specs.find((spec) => metricKinds.some(({ name, explains }) => name === spec.name && explains));
  const metric = createEditMetric(explaining ?? { ...specs[0], name: 'm2' });
  const shown = names.flatMap((name) => outputs.filter((output) => output.name === name));
  return exploreInput(metric, { sentences, outputs: shown });
}
