/** The quantile of numbers, the lower of two neighbours; NaN of none. */
export function quantile(numbers, fraction) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * fraction)] ?? NaN;
}

/** Prints rows in columns: the first to the left, the others to the right. */
export function printTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) =>
          column === 0 ? String(cell).padEnd(widths[column]) : String(cell).padStart(widths[column]),
        )
        .join('  '),
    );
  }
}
