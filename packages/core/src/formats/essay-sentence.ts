import type { Sentence } from '../corpus/edit.js';
import { EditExtractor } from '../edits/extract.js';
import { syntokLine } from '../text/syntok-tokens.js';

const extractor = new EditExtractor();

/** A whole text as one sentence, with the edits of each reference that there is; annotators keep the number of theirs. */
export function essaySentence(text: string, references: readonly (string | undefined)[]): Sentence {
  const source = syntokLine(text);
  const annotations = references.flatMap((reference, annotator) =>
    reference === undefined ? [] : [{ annotator, edits: extractor.edits(source, syntokLine(reference)) }],
  );
  return { source, annotations: annotations.length === 0 ? [{ annotator: 0, edits: [] }] : annotations };
}
