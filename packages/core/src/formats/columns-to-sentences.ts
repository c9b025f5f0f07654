import type { ColumnAnnotation } from '../corpus/columns/column-annotation.js';
import type { ColumnSentence, SentenceAddress } from '../corpus/columns/column-sentence.js';
import type { Sentence } from '../corpus/edit.js';

/** Turns a sentence of a column file into one with its edits; the annotations may come in any order. */
export function columnsToSentences(annotations: readonly ColumnAnnotation[]): (columns: ColumnSentence) => Sentence {
  const editsOf = new Map(annotations.map((annotation) => [keyOf(annotation), annotation.edits]));
  return (columns) => ({
    source: columns.tokens.map(({ text }) => text).join(' '),
    annotations: [
      {
        annotator: 0,
        edits: (editsOf.get(keyOf(columns)) ?? []).map(({ start, end, type, correction }) => ({
          start,
          end,
          type,
          corrections: [correction],
          required: true,
          comment: '',
        })),
      },
    ],
  });
}

function keyOf({ document, paragraph, sentence }: SentenceAddress): string {
  return [document, paragraph, sentence].join('\t');
}
