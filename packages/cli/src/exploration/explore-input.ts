import {
  exploreSentences,
  metricKinds,
  type ExplainingMetric,
  type ExploredSentence,
  type MetricSpec,
  type WholeCorpus,
} from '@stet/core/internal';
import { withProgress } from '../print/progress.js';
import { openExplaining } from './open-explaining.js';

/** What each system matched, missed and changed without need, and the signature of the metric that found it. */
export interface Exploration {
  readonly systems: readonly string[];
  readonly sentences: readonly ExploredSentence[];
  readonly signature: string;
}

/** Finds what each system matched, missed and changed without need, and shows progress. */
export async function exploreInput(
  metric: ExplainingMetric,
  { sentences, outputs }: Pick<WholeCorpus, 'sentences' | 'outputs'>,
): Promise<Exploration> {
  return {
    systems: outputs.map(({ name }) => name),
    sentences: await withProgress('Exploring', (update) => exploreSentences(metric, sentences, outputs, update)),
    signature: metric.signature(),
  };
}

/** Explores the named systems by the first metric that compares edits, or by M2 where none does. */
export async function exploreScored(
  whole: WholeCorpus,
  names: readonly string[],
  specs: readonly MetricSpec[],
): Promise<Exploration> {
  const explaining = specs.find((spec) => metricKinds.some(({ name, explains }) => name === spec.name && explains));
  const { metric, corpus } = await openExplaining(explaining ?? { name: 'm2', options: specs[0].options ?? {} }, whole);
  const { sentences, outputs } = corpus;
  const shown = names.flatMap((name) => outputs.filter((output) => output.name === name));
  return exploreInput(metric, { sentences, outputs: shown });
}
