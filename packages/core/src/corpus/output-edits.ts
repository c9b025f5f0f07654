import { plainEdit, type Edit } from './edit.js';

/** The edits that a system says it made of a sentence. */
export interface OutputEdits {
  /** The sentence as the system had it: offsets count its tokens. */
  readonly source: string;
  readonly edits: readonly Edit[];
}

/** The edits as one line of text, which threads can share as they share outputs. */
export function printOutputEdits({ source, edits }: OutputEdits): string {
  return JSON.stringify({ source, edits: edits.map(plainEdit) });
}

/** The edits that `printOutputEdits` wrote. */
export function parseOutputEdits(line: string): OutputEdits {
  return JSON.parse(line) as OutputEdits;
}
