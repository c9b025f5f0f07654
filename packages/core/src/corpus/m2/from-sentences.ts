import type { Annotation, Sentence } from '../edit.js';
import type { M2Annotation, M2Block } from './block.js';

/**
 * Sentences as M2 blocks, which `sentencesOf` reads back. Annotators who leave a sentence alone get a `noop` line,
 * unless all of them do: then the block has no `A` lines.
 */
export function blocksOf(sentences: readonly Sentence[]): M2Block[] {
  return sentences.map(({ source, annotations }) => ({
    sources: [source],
    annotations: annotations.every(({ edits }) => edits.length === 0) ? [] : annotations.flatMap(linesOf),
  }));
}

function linesOf({ annotator, edits }: Annotation): M2Annotation[] {
  if (edits.length > 0) return edits.map((edit) => ({ ...edit, annotator }));
  return [{ start: -1, end: -1, type: 'noop', corrections: [''], required: true, comment: '', annotator }];
}
