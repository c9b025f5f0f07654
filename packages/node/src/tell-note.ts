import { skippedText, type StetErrorDetails } from '@stet/core/internal';

/** By the arguments of the command: tests run several commands in one process, and each tells what it finds. */
const toldBy = new WeakMap<readonly string[], Set<string>>();

/** Notes on standard error what could not be brought along from a file; once, however often the file is read. */
export function tellNote(file: string): (note: string) => void {
  return (note) => {
    tellOnce(`stet: ${file}: ${note}\n`);
  };
}

/** Notes on standard error what a line says, which names its file; once. */
export function tellLine(line: string): void {
  tellOnce(`stet: ${line}\n`);
}

/** Lists on standard error the edits of a gold that were left out, once each. */
export function tellSkipped(edits: readonly StetErrorDetails[]): void {
  for (const edit of edits) tellOnce(`stet: ${skippedText(edit)}\n`);
}

function tellOnce(line: string): void {
  const told = toldBy.get(process.argv) ?? new Set();
  toldBy.set(process.argv, told);
  if (told.has(line)) return;
  told.add(line);
  process.stderr.write(line);
}
