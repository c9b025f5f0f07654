import type { Coefficients } from './tie-conventions.js';

/**
 * The standard error of tau, linearised, without any draws: the root of the summed squares of what is left of each
 * group of rows when tau is taken off, over the rows that count. Rows of one sentence are judged with the same eyes, so
 * their errors add up: the groups should be sentences. With each row a group of its own it is what a bootstrap of rows
 * gives.
 */
export function standardError(
  cells: Uint8Array,
  coefficients: Coefficients,
  groups?: ArrayLike<number>,
): number | null {
  let sum = 0;
  let counted = 0;
  for (let row = 0; row < cells.length; row++) {
    const coefficient = coefficients[cells[row]];
    if (coefficient === null) continue;
    sum += coefficient;
    counted++;
  }
  if (counted === 0) return null;
  const tau = sum / counted;
  const left = new Map<number, number>();
  let squares = 0;
  for (let row = 0; row < cells.length; row++) {
    const coefficient = coefficients[cells[row]];
    if (coefficient === null) continue;
    const rest = coefficient - tau;
    if (groups === undefined) squares += rest * rest;
    else left.set(groups[row], (left.get(groups[row]) ?? 0) + rest);
  }
  for (const rest of left.values()) squares += rest * rest;
  return Math.sqrt(squares) / counted;
}
