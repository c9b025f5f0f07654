import { sentencesOfItem, type CorpusItem } from '../corpus/corpus-item.js';
import { itemsIn, type PackedItems } from '../corpus/packed-items.js';
import { referenced, type Sentence } from '../corpus/edit.js';
import { located } from '../metrics/located.js';
import type { Metric } from '../metrics/metric.js';
import { segmentOf } from '../metrics/utf8-segment.js';
import { lineAt, type Lines } from '../text/packed-texts.js';
import { isSameText, textOf, type Text } from '../text/utf8-text.js';
import { prepareSentences, type Preparation } from './preparation.js';

/** What a system wrote for a stretch of a corpus, and where that was read from, for messages. */
export interface BatchOutput {
  readonly file: string;
  readonly lines: Lines;
  /** The edits that the system names, as `printOutputEdits` writes them, if it handed in any. */
  readonly edits?: Lines | undefined;
}

/** A stretch of a corpus, and the output of several systems for it. */
export interface Batch {
  /** Index of the first sentence in the whole corpus. */
  readonly first: number;
  readonly sentences: readonly Sentence[];
  readonly outputs: readonly BatchOutput[];
}

/** The statistics of each system for each sentence. Lines that several systems share are measured once. */
export function batchStats<Stats>(
  metric: Pick<Metric<Stats>, 'sentence'>,
  { first, sentences, outputs }: Batch,
): Stats[][] {
  const stats: Stats[][] = outputs.map(() => []);
  sentences.forEach((sentence, at) => {
    const texts = outputs.map(({ lines }) => lineAt(lines, at));
    const edits = outputs.map((output) => (output.edits === undefined ? undefined : lineAt(output.edits, at)));
    texts.forEach((text, system) => {
      const twin = texts.findIndex((other, at) => isSameText(other, text) && hasSameEdits(edits[at], edits[system]));
      const { file } = outputs[system];
      stats[system].push(
        twin < system
          ? stats[twin][at]
          : located(() => metric.sentence(segmentOf(sentence, text, edits[system])), file, first + at + 1),
      );
    });
  });
  return stats;
}

function hasSameEdits(first: Text | undefined, second: Text | undefined): boolean {
  return first === undefined || second === undefined ? first === second : isSameText(first, second);
}

/** A stretch of a corpus as it stands in its files: parsing is left to whoever measures it. */
export interface TextBatch {
  /** Index of the first sentence in the whole corpus. */
  readonly first: number;
  readonly items: readonly CorpusItem[] | PackedItems;
  /** Where the items were read from, for messages. */
  readonly file: string;
  /** Reference texts, by file and sentence. */
  readonly references: readonly Lines[];
  readonly strictOriginal?: boolean | undefined;
  readonly skipBadEdits?: boolean | undefined;
  readonly outputs: readonly BatchOutput[];
}

/** Parses a batch and prepares its sentences. */
export function prepareBatch(batch: TextBatch, preparation: Preparation = {}): Batch {
  const { first, references, outputs } = batch;
  const parsed = parseItems(batch);
  const sentences =
    references.length === 0
      ? parsed
      : parsed.map((sentence, at) =>
          referenced(
            sentence,
            references.map((lines) => textOf(lineAt(lines, at))),
          ),
        );
  return { first, sentences: prepareSentences(sentences, preparation, batch), outputs };
}

/** The sentences of a batch, as its files have them. */
export function parseItems(batch: Pick<TextBatch, 'items' | 'file' | 'strictOriginal' | 'skipBadEdits'>): Sentence[] {
  const sentences: Sentence[] = [];
  for (const item of itemsIn(batch.items)) sentences.push(...sentencesOfItem(item, batch));
  return sentences;
}
