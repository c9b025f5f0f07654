import { logGamma } from './incomplete-beta.js';

const CLOSE = 1e-16;
const TINY = 1e-300;

/** The regularised lower incomplete gamma function P(a, x), for positive a and an x from 0. */
export function incompleteGamma(a: number, x: number): number {
  if (x <= 0) return 0;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  // Each converges fast on its side of the mean.
  return x < a + 1 ? front * series(a, x) : 1 - front * continuedFraction(a, x);
}

/** The value below which a gamma variable of this shape, and of scale 1, stays with the given probability. */
export function gammaQuantile(shape: number, probability: number): number {
  let low = 0;
  let high = Math.max(1, shape);
  while (incompleteGamma(shape, high) < probability) [low, high] = [high, 2 * high];
  // Halving needs no derivative and cannot miss; 200 times is more than doubles can tell apart.
  for (let step = 0; step < 200; step++) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (incompleteGamma(shape, middle) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The number of terms needed grows with about the square root of a. */
const mostTerms = (a: number): number => 200 + 20 * Math.ceil(Math.sqrt(a));

/** The series of the lower function (Abramowitz & Stegun 6.5.29). */
function series(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  const limit = mostTerms(a);
  for (let at = 1; at <= limit && term > sum * CLOSE; at++) {
    term *= x / (a + at);
    sum += term;
  }
  return sum;
}

/** The continued fraction of the upper function (Abramowitz & Stegun 6.5.31) by Lentz's method. */
function continuedFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1 / TINY;
  let d = 1 / b;
  let fraction = d;
  const limit = mostTerms(a);
  for (let at = 1; at <= limit; at++) {
    const term = -at * (at - a);
    b += 2;
    d = 1 / awayFromZero(term * d + b);
    c = awayFromZero(b + term / c);
    const change = c * d;
    fraction *= change;
    if (Math.abs(change - 1) <= CLOSE) break;
  }
  return fraction;
}

function awayFromZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value;
}
