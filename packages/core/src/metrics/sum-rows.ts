/** The sums of the columns of rows that are so wide; zeros where there are no rows. */
export function sumRows(rows: readonly ArrayLike<number>[], width: number): number[] {
  const totals = new Array<number>(width).fill(0);
  for (const row of rows) for (let place = 0; place < width; place++) totals[place] += row[place];
  return totals;
}
