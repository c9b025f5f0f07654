/** How far from 0 these functions hold. */
export const CENTRE = 0.38;

const INVERSE_ROOT_OF_2_PI = 1 / Math.sqrt(2 * Math.PI);

/**
 * `normalDensity` of an `x` within the centre, to the bit, without a call out of compiled code: `Math.exp` near 0 as
 * fdlibm computes it (Sun Microsystems 1993, e_exp.c), which engines follow.
 */
export function centralDensity(x: number): number {
  const exponent = -0.5 * x * x;
  if (exponent > -(2 ** -28)) return (1 + exponent) * INVERSE_ROOT_OF_2_PI;
  const square = exponent * exponent;
  const c =
    exponent -
    square *
      (1.66666666666666019037e-1 +
        square *
          (-2.77777777770155933842e-3 +
            square *
              (6.61375632143793436117e-5 + square * (-1.6533902205465251539e-6 + square * 4.13813679705723846039e-8))));
  return (1 - ((exponent * c) / (c - 2) - exponent)) * INVERSE_ROOT_OF_2_PI;
}

/**
 * `proportionBelow` of an `x` within the centre, to the bit: no more terms of its series than these change the sum, since
 * the next is x¹⁹ / (3 · 5 · … · 19), less than 2⁻⁵⁴ x.
 */
export function centralProportionBelow(x: number, density: number): number {
  const square = x * x;
  let term = x * (square * (1 / 3));
  let sum = x + term;
  sum += term *= square * (1 / 5);
  sum += term *= square * (1 / 7);
  sum += term *= square * (1 / 9);
  sum += term *= square * (1 / 11);
  sum += term *= square * (1 / 13);
  sum += term *= square * (1 / 15);
  sum += term * (square * (1 / 17));
  return 0.5 + density * sum;
}
