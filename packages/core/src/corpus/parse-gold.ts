import type { Sentence } from './edit.js';
import { parseIMeasure } from './i-measure/parse.js';
import { sentenceOfErrors } from './i-measure/sentence.js';
import { sentencesOf } from './m2/block.js';
import { parseM2, type M2ParseOptions } from './m2/parse.js';

/** Reads the sentences of a gold file: M2, or I-measure XML, which begins with a tag. */
export function parseGold(text: string, options: M2ParseOptions = {}): Sentence[] {
  if (!/^\s*</u.test(text)) return parseM2(text, options).flatMap(sentencesOf);
  return parseIMeasure(text, options).flatMap(({ sentences }) => sentences.map(sentenceOfErrors));
}

/** Source sentences that nobody has annotated. */
export function unannotated(sources: readonly string[]): Sentence[] {
  return sources.map((source) => ({ source, annotations: [{ annotator: 0, edits: [] }] }));
}
