/** A number with so many decimal places, rounded as C's printf rounds, exact ties to the even digit; never `-0`. */
export function fixed(value: number, places: number): string {
  const shown = roundHalfEven(Math.abs(value), places);
  return value < 0 && Number(shown) !== 0 ? `-${shown}` : shown;
}

function roundHalfEven(value: number, places: number): string {
  const rounded = value.toFixed(places);
  // `toFixed` rounds ties up.
  const odd = Number(rounded.at(-1)) % 2 === 1;
  return odd && isTie(value, places) ? (Number(rounded) - 10 ** -places).toFixed(places) : rounded;
}

const ALL_PLACES = 100;

/** True when the value lies exactly half-way between two numbers with so many decimal places. */
function isTie(value: number, places: number): boolean {
  const rest = value.toFixed(ALL_PLACES).split('.').at(1)?.slice(places) ?? '';
  return rest.startsWith('5') && !/[1-9]/u.test(rest.slice(1));
}
