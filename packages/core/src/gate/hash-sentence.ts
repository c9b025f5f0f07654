import { inOrder, type Sentence } from '../corpus/edit.js';
import { tokenise } from '../text/white-space.js';
import type { Hash } from './baseline.js';

/** The text as metrics that compare words see it: the number of blanks does not matter. */
export function plainWords(text: string): string {
  return tokenise(text).join(' ');
}

/** A name for a source and its gold edits; comments and the order of annotators and edits do not matter. */
export function hashSentence({ source, annotations }: Sentence, hash: Hash): string {
  const gold = [...annotations]
    .sort((a, b) => a.annotator - b.annotator)
    .map(({ annotator, edits }) => [
      annotator,
      ...inOrder(edits).map(({ start, end, type, corrections, required }) => [start, end, type, corrections, required]),
    ]);
  return hash(JSON.stringify([plainWords(source), gold]));
}
