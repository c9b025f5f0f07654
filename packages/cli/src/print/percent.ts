/** A fraction as a percentage, as the papers print it: rounded like C's printf, exact ties to the even digit. */
export function percent(fraction: number, digits = 2): string {
  const shown = percentOf(Math.abs(fraction), digits);
  return fraction < 0 && Number(shown) !== 0 ? `-${shown}` : shown;
}

function percentOf(fraction: number, digits: number): string {
  const places = digits + 2;
  let rounded = fraction.toFixed(places);
  if (isTie(fraction, places) && Number(rounded.at(-1)) % 2 === 1) {
    // `toFixed` rounds ties up.
    rounded = (Number(rounded) - 10 ** -places).toFixed(places);
  }
  return (Number(rounded) * 100).toFixed(digits);
}

const ALL_PLACES = 100;

/** True when the fraction lies exactly half-way between two numbers with so many decimal places. */
function isTie(fraction: number, places: number): boolean {
  const rest = fraction.toFixed(ALL_PLACES).split('.')[1].slice(places);
  return rest.startsWith('5') && !/[1-9]/u.test(rest.slice(1));
}
