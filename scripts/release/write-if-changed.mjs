import { readFileSync, writeFileSync } from 'node:fs';

/** Writes a file unless it has that text already. */
export function writeIfChanged(file, text) {
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
