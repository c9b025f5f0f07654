/** A mean, and how far values lie from it. */
export interface Spread {
  readonly value: number;
  /** Population standard deviation. */
  readonly deviation: number;
}

/** The spread of at least one value. Values that are all equal have exactly their mean, and deviation 0. */
export function spread(values: ArrayLike<number>): Spread {
  const count = values.length;
  const first = values[0];
  let shifts = 0;
  for (let at = 0; at < count; at++) shifts += values[at] - first;
  const value = first + shifts / count;
  let squares = 0;
  for (let at = 0; at < count; at++) squares += (values[at] - value) * (values[at] - value);
  return { value, deviation: Math.sqrt(squares / count) };
}
