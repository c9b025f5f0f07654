import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Weights } from './weights.js';

it('Weights adds up the weights of each feature, and nothing for one that it lacks', () => {
  const row = fc.uniqueArray(fc.tuple(fc.nat(9), fc.integer({ min: -127, max: 127 })), { selector: ([tag]) => tag });
  const features = fc.uniqueArray(fc.tuple(fc.integer(), row), { selector: ([number]) => number });
  fc.assert(
    fc.property(features, fc.integer(), (listed, other) => {
      const rows = listed.flatMap(([, pairs]) => [
        pairs.length,
        ...pairs.flatMap(([tag, weight]) => [tag, weight & 255]),
      ]);
      const weights = new Weights(
        Int32Array.from(listed, ([number]) => number),
        Uint8Array.from(rows),
      );
      for (const number of [...listed.map(([listedNumber]) => listedNumber), other, 0]) {
        const scores = new Int16Array(10);
        weights.addTo(scores, number);
        const expected = new Int16Array(10);
        for (const [tag, weight] of listed.find(([listedNumber]) => listedNumber === number)?.[1] ?? []) {
          expected[tag] = weight;
        }
        expect(scores).toEqual(expected);
      }
    }),
  );
});
