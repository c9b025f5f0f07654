import { extractEdits } from '../edits/extract.js';
import { tokenise } from '../text/white-space.js';
import type { CleanCounts } from './baseline.js';

/** A sentence that needed no edit and got some. */
export interface CleanChange {
  /** From 1. */
  readonly sentence: number;
  readonly source: string;
  readonly now: string;
  readonly edits: number;
}

/** What a system did to text that needs no edit. */
export interface CleanText extends CleanCounts {
  /** Edits for each 1,000 words; 0 where there are no words. */
  readonly rate: number;
  /** Those with most edits first. */
  readonly changes: readonly CleanChange[];
}

const RATE_WORDS = 1000;

/** Counts the edits that a system made to clean text: changed stretches between words that stay. */
export function editsToCleanText(sources: readonly string[], output: readonly string[]): CleanText {
  const changes = sources
    .map((source, at) => ({
      sentence: at + 1,
      source,
      now: output[at],
      edits: extractEdits(source, output[at]).length,
    }))
    .filter(({ edits }) => edits > 0)
    .sort((a, b) => b.edits - a.edits);
  const words = sources.reduce((sum, source) => sum + tokenise(source).length, 0);
  const edits = changes.reduce((sum, change) => sum + change.edits, 0);
  return {
    sentences: sources.length,
    words,
    edits,
    rate: words === 0 ? 0 : (edits / words) * RATE_WORDS,
    changes,
  };
}
