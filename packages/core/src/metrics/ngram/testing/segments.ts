import fc from 'fast-check';
import type { Segment } from '../../metric.js';

/** A segment with reference texts. */
export function segment(source: string, hypothesis: string, references: readonly string[]): Segment {
  return { sentence: { source, annotations: [{ annotator: 0, edits: [] }], references }, hypothesis };
}

const text = fc.array(fc.constantFrom('the', 'The', 'cat', 'sat', '.'), { maxLength: 10 }).map((all) => all.join(' '));

/** Segments of few words, so that n-grams repeat and are shared. */
export const segments: fc.Arbitrary<Segment> = fc
  .tuple(text, text, fc.array(text, { minLength: 1, maxLength: 4 }))
  .map(([source, hypothesis, references]) => segment(source, hypothesis, references));
