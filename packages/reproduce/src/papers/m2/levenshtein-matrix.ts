/**
 * The Levenshtein matrix of two token sequences (Dahlmeier & Ng 2012, Figure 1): cell (i, j) is the least number of
 * insertions, deletions and substitutions that make the first i tokens of the source into the first j of the hypothesis.
 */
export function levenshteinMatrix(source: readonly string[], hypothesis: readonly string[]): number[][] {
  const rows = [Array.from({ length: hypothesis.length + 1 }, (_, column) => column)];
  for (const token of source) {
    const above = rows[rows.length - 1];
    const row = [rows.length];
    hypothesis.forEach((target, at) =>
      row.push(Math.min(above[at] + (token === target ? 0 : 1), above[at + 1] + 1, row[at] + 1)),
    );
    rows.push(row);
  }
  return rows;
}
