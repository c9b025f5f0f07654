import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requiredEdit, type Sentence } from '../../corpus/edit.js';
import { m2 } from './index.js';

const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 9 }).map((tokens) => tokens.join(' '));
const edit = fc
  .record({ start: fc.integer({ min: -1, max: 14 }), end: fc.integer({ min: -1, max: 14 }), correction: words })
  .map((draft) => requiredEdit({ ...draft, type: 'T' }));
const segment = fc.tuple(words, fc.array(edit, { maxLength: 4 }), words).map(([source, edits, hypothesis]) => ({
  sentence: { source, annotations: [{ annotator: 0, edits }] } satisfies Sentence,
  hypothesis,
}));

describe('m2().sentence(segment)', () => {
  it('does not depend on the sentences before, even with edits outside of the sentence', () => {
    const metric = m2({ strictOriginal: true });
    fc.assert(
      fc.property(segment, (drawn) => {
        expect(metric.sentence(drawn)).toEqual(m2({ strictOriginal: true }).sentence(drawn));
      }),
      { numRuns: 1000 },
    );
  });
});
