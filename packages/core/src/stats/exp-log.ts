/**
 * `Math.exp`, `Math.log` and `**` may differ in the last digit from one engine to the next (ECMA-262, 21.3.2). These use
 * only sums, products and quotients, which IEEE 754 fixes to the bit, so that a score is the same in every browser and
 * every version of Node.
 */
const bits = new DataView(new ArrayBuffer(8));

/** ln 2 as a sum of two numbers; `LN2_HIGH` times a whole number of up to 11 bits is exact. */
const LN2 = Math.LN2;
const LN2_HIGH = 0.69314718036912381649;
const LN2_LOW = 1.90821492927058770002e-10;

const EXPONENT_BIAS = 1023;
const ROOT_OF_2 = 1.4142135623730951;

/** Enough terms of atanh: the argument of the series is at most 0.172, and its square to the 11th below 2^-53. */
const ATANH_TERMS = 11;

/** The natural logarithm; its error is at most about one unit in the last place. */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? -Infinity : Number.NaN;
  if (x === Infinity) return x;
  if (x < 2.2250738585072014e-308) return log(x * 18014398509481984) - 54 * LN2;
  bits.setFloat64(0, x);
  let exponent = (bits.getInt32(0) >>> 20) - EXPONENT_BIAS;
  bits.setInt32(0, (bits.getInt32(0) & 0xfffff) | (EXPONENT_BIAS << 20));
  let fraction = bits.getFloat64(0);
  if (fraction > ROOT_OF_2) {
    fraction /= 2;
    exponent++;
  }
  // ln m = 2 atanh((m - 1) / (m + 1))
  const above = fraction - 1;
  const s = above / (2 + above);
  const square = s * s;
  let series = 0;
  for (let term = ATANH_TERMS; term >= 1; term--) series = square * (1 / (2 * term + 1) + series);
  return exponent * LN2_HIGH + (2 * s + (2 * s * series + exponent * LN2_LOW));
}

/** Enough terms of the exponential series for an argument of at most 0.347. */
const EXP_TERMS = 14;

/** e to the power of x; its error is at most about one unit in the last place. */
export function exp(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x > 709.782712893384) return Infinity;
  if (x < -745.1332191019412) return 0;
  const exponent = Math.round(x / LN2);
  const rest = x - exponent * LN2_HIGH - exponent * LN2_LOW;
  let series = 1;
  for (let term = EXP_TERMS; term >= 1; term--) series = 1 + (series * rest) / term;
  // In two steps, since 2 to the exponent alone may be out of range.
  const half = Math.trunc(exponent / 2);
  return series * powerOf2(half) * powerOf2(exponent - half);
}

function powerOf2(exponent: number): number {
  bits.setInt32(0, (exponent + EXPONENT_BIAS) << 20);
  bits.setInt32(4, 0);
  return bits.getFloat64(0);
}

/** x to the power of y, for an x of 0 or more and a y above 0. */
export function power(x: number, y: number): number {
  return exp(y * log(x));
}
