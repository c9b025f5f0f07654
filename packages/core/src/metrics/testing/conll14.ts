import type { Sentence } from '../../corpus/edit.js';
import { parsePlainText } from '../../corpus/plain-text.js';
import { readShared } from '../../testing/shared.js';
import type { Segment } from '../metric.js';

export const SYSTEMS = 'AMU CAMB CUUI IITB INPUT IPN NTHU PKU POST RAC SJTU UFC UMC'.split(' ');

const lines = (path: string): string[] => parsePlainText(readShared(`data/conll14/${path}`));

/** The CoNLL-2014 test sentences with the two reference texts of Chollampatt & Ng (2018). */
export function conll14Sentences(): Sentence[] {
  const references = [lines('references/ref0.txt'), lines('references/ref1.txt')];
  return lines('references/source.txt').map((source, at) => ({
    source,
    annotations: [{ annotator: 0, edits: [] }],
    references: references.map((texts) => texts[at]),
  }));
}

/** The sentences with what a system made of them. */
export function conll14Segments(sentences: readonly Sentence[], system: string): Segment[] {
  const output = lines(`submissions/${system}`);
  return sentences.map((sentence, at) => ({ sentence, hypothesis: output[at] }));
}
