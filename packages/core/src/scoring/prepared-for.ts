import { annotatorsOf } from '../corpus/annotators.js';
import type { Sentence } from '../corpus/edit.js';
import type { Metric } from '../metrics/metric.js';
import { prepareSentences } from './preparation.js';
import type { WholeCorpus } from './text-source.js';

/** The sentences of a whole corpus as scoring would give them to this metric alone. */
export function preparedFor(
  { needs }: Pick<Metric, 'needs'>,
  { has, sentences, referenceSet }: Pick<WholeCorpus, 'has' | 'sentences' | 'referenceSet'>,
): readonly Sentence[] {
  return prepareSentences(sentences, {
    annotators: has === 'edits' && needs !== 'edits' ? annotatorsOf(sentences) : undefined,
    referenceSet,
    extracted: has === 'references' && needs === 'edits',
  });
}
