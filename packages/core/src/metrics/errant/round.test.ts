import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundRatio, tenThousandths } from './round.js';

/** Ten-thousandths of a double by whole numbers alone: its bits are a numerator over a power of two. */
function exactly(ratio: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, ratio);
  const bits = view.getBigUint64(0);
  const exponent = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  const numerator = exponent === 0 ? fraction : fraction | (1n << 52n);
  const denominator = 1n << BigInt(1075 - Math.max(1, exponent));
  const scaled = numerator * 10_000n;
  const below = scaled / denominator;
  const twiceRest = 2n * (scaled % denominator);
  const up = twiceRest > denominator || (twiceRest === denominator && below % 2n === 1n);
  return Number(below + (up ? 1n : 0n));
}

describe('tenThousandths(ratio)', () => {
  it('is that of the exact binary value, and even where two are equally near', () => {
    const nearHalf = fc
      .tuple(fc.nat(9_999), fc.integer({ min: -8, max: 8 }))
      .map(([below, steps]) => (below + 0.5) / 10_000 + steps * Number.EPSILON * 0.25);
    const ratio = fc
      .tuple(fc.nat(20_000), fc.integer({ min: 1, max: 20_000 }))
      .map(([a, b]) => Math.min(a, b) / Math.max(a, b));
    const any = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.oneof(nearHalf, ratio, any), (value) => {
        expect(tenThousandths(value)).toBe(exactly(value));
      }),
      { numRuns: 2000 },
    );
    for (let part = 0; part <= 32; part++) expect(tenThousandths(part / 32)).toBe(exactly(part / 32));
  });

  it('rounds 1/32 down and 3/32 up, as Python does', () => {
    expect([roundRatio(1 / 32), roundRatio(3 / 32)]).toEqual([0.0312, 0.0938]);
  });
});
