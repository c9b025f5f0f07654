import { sentencesOfItem, type CorpusItem } from '../corpus/corpus-item.js';
import { withReferences } from '../corpus/references.js';
import type { Sentence } from '../corpus/edit.js';
import type { SystemOutput } from '../corpus/system-output.js';
import { located } from '../metrics/located.js';
import type { Metric } from '../metrics/metric.js';

/** A stretch of a corpus, and the output of several systems for it. */
export interface Batch {
  /** Index of the first sentence in the whole corpus. */
  readonly first: number;
  readonly sentences: readonly Sentence[];
  readonly outputs: readonly SystemOutput[];
}

/** The statistics of each system for each sentence. Lines that several systems share are measured once. */
export function batchStats<Stats>(
  metric: Pick<Metric<Stats>, 'sentence'>,
  { first, sentences, outputs }: Batch,
): Stats[][] {
  const stats: Stats[][] = outputs.map(() => []);
  sentences.forEach((sentence, at) => {
    const measuredLines = new Map<string, Stats>();
    outputs.forEach(({ file, lines }, system) => {
      const hypothesis = lines[at];
      let measured = measuredLines.get(hypothesis);
      if (measured === undefined) {
        measured = located(() => metric.sentence({ sentence, hypothesis }), file, first + at + 1);
        measuredLines.set(hypothesis, measured);
      }
      stats[system].push(measured);
    });
  });
  return stats;
}

/** A stretch of a corpus as it stands in its files: parsing is left to whoever measures it. */
export interface TextBatch {
  /** Index of the first sentence in the whole corpus. */
  readonly first: number;
  readonly items: readonly CorpusItem[];
  /** Where the items were read from, for messages. */
  readonly file: string;
  /** Reference texts, by file and sentence. */
  readonly references: readonly (readonly string[])[];
  readonly strictOriginal?: boolean | undefined;
  readonly outputs: Batch['outputs'];
}

/** What is done to the sentences of a corpus before a metric sees them. */
export interface Preparation {
  /**
   * The annotators of the whole corpus, where their edits are made into reference texts: one for each of them in every
   * sentence, whether or not the sentence lists that annotator.
   */
  readonly annotators?: readonly number[] | undefined;
}

/** Parses a batch and prepares its sentences. This is the only place where references come about. */
export function prepareBatch(batch: TextBatch, { annotators }: Preparation = {}): Batch {
  const { first, items, references, outputs } = batch;
  const parsed = items.flatMap((item) => sentencesOfItem(item, batch));
  if (references.length > 0) {
    const sentences = parsed.map((sentence, at) => ({ ...sentence, references: references.map((lines) => lines[at]) }));
    return { first, sentences, outputs };
  }
  return { first, sentences: annotators === undefined ? parsed : withReferences(parsed, annotators), outputs };
}
