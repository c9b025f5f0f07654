import { StetError } from '../../error.js';

/** Time grows with the cells of a table, and for tokens memory does; either limit takes seconds. */
const MOST_CELLS = { tokens: 2 ** 25, characters: 2 ** 30 } as const;

/** Refuses a comparison that would take too long. */
export function checkSize(rows: number, columns: number, unit: keyof typeof MOST_CELLS): void {
  if (rows * columns <= MOST_CELLS[unit]) return;
  throw new StetError({
    code: 'SENTENCE_TOO_LONG',
    expected: `two texts whose comparison needs at most ${String(MOST_CELLS[unit])} cells of ${unit}`,
    found: `${String(rows)} and ${String(columns)} ${unit}`,
    remedy: 'Split the line into sentences, or check that both files are of the same text.',
  });
}
