/** The sums of the columns of rows that are so wide; zeros before the first row. */
export class RowSums {
  readonly totals: number[];

  constructor(width: number) {
    this.totals = new Array<number>(width).fill(0);
  }

  add(row: ArrayLike<number>): void {
    for (let place = 0; place < this.totals.length; place++) this.totals[place] += row[place];
  }
}
