import type { StetErrorDetails } from '../error.js';
import type { Sentence } from './edit.js';

/** What is wrong with each edit that was left out of the sentences. */
export function skippedEdits(sentences: readonly Sentence[]): StetErrorDetails[] {
  return sentences.flatMap(({ skipped = [] }) => skipped.map(({ fault }) => fault));
}

/** Says of an edit that it was left out, where, and why. */
export function skippedText({ file, line, expected, found }: StetErrorDetails): string {
  const where = [...(file === undefined ? [] : [file]), ...(line === undefined ? [] : [String(line)])].join(':');
  return `${where}: left out the edit of ${found}: expected ${expected}`;
}
