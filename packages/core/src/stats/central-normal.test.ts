import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CENTRE, centralDensity, centralProportionBelow } from './central-normal.js';
import { normalDensity, proportionBelow } from './normal.js';

const anywhere = fc.double({ min: -CENTRE, max: CENTRE, noNaN: true });
/** As many near 0 as near the ends. */
const anySize = fc
  .tuple(fc.double({ min: 0, max: 60, noNaN: true }), fc.constantFrom(-1, 1))
  .map(([halvings, sign]) => sign * CENTRE * 2 ** -halvings);
const central = fc.oneof(anywhere, anySize);

describe('the centre of the normal distribution', () => {
  it('has the density that normalDensity() gives, to the bit', () => {
    fc.assert(
      fc.property(central, (x) => {
        expect(centralDensity(x)).toBe(normalDensity(x));
      }),
      { numRuns: 20_000 },
    );
  });

  it('has the proportion below that proportionBelow() gives, to the bit', () => {
    fc.assert(
      fc.property(central, (x) => {
        const density = normalDensity(x);
        expect(centralProportionBelow(x, density)).toBe(proportionBelow(x, density));
      }),
      { numRuns: 20_000 },
    );
  });
});
