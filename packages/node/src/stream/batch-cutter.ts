/** A batch ends with the row that brings it to this many characters. */
const BATCH_CHARACTERS = 1 << 17;
/** Empty lines cost memory too. */
const BATCH_ROWS = 1 << 12;

/** Cuts rows into batches of about the same number of characters. */
export class BatchCutter<Row> {
  #rows: Row[] = [];
  #characters = 0;

  /** Adds a row, and says whether it ends the batch. */
  add(row: Row, characters: number): boolean {
    this.#rows.push(row);
    this.#characters += characters;
    return this.#characters >= BATCH_CHARACTERS || this.#rows.length >= BATCH_ROWS;
  }

  /** The rows since the last batch. */
  take(): Row[] {
    const rows = this.#rows;
    this.#rows = [];
    this.#characters = 0;
    return rows;
  }
}
