/** A number with `digits` decimal places, rounded as C's printf rounds, exact ties to the even digit; never `-0`. */
export function fixed(value: number, digits: number): string {
  const shown = roundHalfEven(Math.abs(value), digits);
  return value < 0 && Number(shown) !== 0 ? `-${shown}` : shown;
}

function roundHalfEven(value: number, digits: number): string {
  const rounded = value.toFixed(digits);
  // `toFixed` rounds ties up.
  const odd = Number(rounded.at(-1)) % 2 === 1;
  return odd && isTie(value, digits) ? (Number(rounded) - 10 ** -digits).toFixed(digits) : rounded;
}

const MOST_DIGITS = 100;

/** True when the value lies exactly half-way between two numbers with `digits` decimal places. */
function isTie(value: number, digits: number): boolean {
  const rest = value.toFixed(MOST_DIGITS).split('.').at(1)?.slice(digits) ?? '';
  return rest.startsWith('5') && !/[1-9]/u.test(rest.slice(1));
}

/** A fraction that somebody chose, such as a confidence level, in percent and with no more digits than it needs. */
export function plainPercent(fraction: number): string {
  // 0.07 × 100 is 7.000000000000001.
  return String(Number((fraction * 100).toPrecision(12)));
}
