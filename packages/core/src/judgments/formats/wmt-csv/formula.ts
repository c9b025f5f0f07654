/**
 * A name that a spreadsheet would take for a formula gets an apostrophe in front. One that looks as if it had got one
 * gets one too, so that each name can be read back.
 */
export function neutralise(name: string): string {
  return /^'*[=+\-@]/u.test(name) ? `'${name}` : name;
}

/** The name that `neutralise` was given. */
export function original(cell: string): string {
  return /^'+[=+\-@]/u.test(cell) ? cell.slice(1) : cell;
}
