/** Consecutive rows. */
export interface RowBatch<Row> {
  /** Index of the first row. */
  readonly first: number;
  readonly rows: readonly Row[];
}

/** A batch ends with the row that brings it to this many characters. */
const BATCH_CHARACTERS = 1 << 17;
/** Empty lines cost memory too. */
const BATCH_ROWS = 1 << 12;

/**
 * Cuts rows into batches of about the same number of characters; `length` says how many a row has. If `rows` throws,
 * the rows before are yielded first: a fault in them is the earlier one.
 */
export async function* cutBatches<Row>(
  rows: AsyncIterable<Row>,
  length: (row: Row) => number,
): AsyncGenerator<RowBatch<Row>> {
  let first = 0;
  let batch: Row[] = [];
  let characters = 0;
  let failure: Error | undefined;
  try {
    for await (const row of rows) {
      batch.push(row);
      characters += length(row);
      if (characters < BATCH_CHARACTERS && batch.length < BATCH_ROWS) continue;
      yield { first, rows: batch };
      first += batch.length;
      batch = [];
      characters = 0;
    }
  } catch (error) {
    failure = error instanceof Error ? error : new Error('the rows failed to come');
  }
  if (batch.length > 0) yield { first, rows: batch };
  if (failure !== undefined) throw failure;
}
