import fc from 'fast-check';
import type { Segment } from '../../metric.js';

/** A segment with reference texts. */
export function segment(source: string, hypothesis: string, references: readonly string[]): Segment {
  return { sentence: { source, annotations: [{ annotator: 0, edits: [] }], references }, hypothesis };
}

/** A small corpus: source and hypothesis line by line, and a list of lines for each reference. */
export interface SmallCorpus {
  readonly name: string;
  readonly src: readonly string[];
  readonly hyp: readonly string[];
  readonly refs: readonly (readonly string[])[];
}

export function segmentsOf({ src, hyp, refs }: SmallCorpus): Segment[] {
  return src.map((source, at) => {
    const references = refs.map((lines) => lines[at]);
    return segment(source, hyp[at], references);
  });
}

const text = fc.array(fc.constantFrom('the', 'The', 'cat', 'sat', '.'), { maxLength: 10 }).map((all) => all.join(' '));

/** Segments of few words, so that n-grams repeat and are shared. */
export const segments: fc.Arbitrary<Segment> = fc
  .tuple(text, text, fc.array(text, { minLength: 1, maxLength: 4 }))
  .map(([source, hypothesis, references]) => segment(source, hypothesis, references));
