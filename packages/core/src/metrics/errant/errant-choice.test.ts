import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AnnotatorCounts } from '../edit-based/choose-annotators.js';
import { packedCounts } from '../edit-based/packed-counts.js';
import { ErrantChoice, errantPackedChoice } from './errant-choice.js';

it('chooses over packed counts as sentence by sentence, whatever the totals before', () => {
  const count = fc.nat(3);
  const annotators = fc
    .array(fc.tuple(count, count, count), { minLength: 1, maxLength: 4 })
    .map((all) => all.map(([right, wrong, missed], at): AnnotatorCounts => [at, right, right + wrong, right + missed]));
  // Large totals make F of all candidates alike when it is rounded.
  const first = fc
    .tuple(fc.nat(20_000), fc.nat(20_000), fc.nat(20_000))
    .map(([right, wrong, missed]): AnnotatorCounts[] => [[0, right, right + wrong, right + missed]]);
  const beta = fc.constantFrom(0, 0.5, 1, 2);
  fc.assert(
    fc.property(first, fc.array(annotators), beta, (opening, rest, weight) => {
      const sentences = [opening, ...rest];
      const choice = new ErrantChoice(weight);
      for (const candidates of sentences) choice.choose(candidates);
      const indices = Uint32Array.from(sentences, (_, at) => at);
      expect(packedCounts([sentences], errantPackedChoice).choose(indices, weight)).toEqual(choice.totals);
    }),
    { numRuns: 500 },
  );
});
