import { inChunks, jsonPieces } from '@stet/core/internal';
import { writeStandardOutput } from '@stet/node';
import { forTerminal } from './style.js';

/** Prints text for people on standard output. */
export function printText(text: string): void {
  writeStandardOutput(forTerminal(text));
}

/** Prints a document on standard output; controls that JSON leaves as they are become escapes, too. */
export function printJson(document: unknown): void {
  for (const chunk of inChunks(jsonPieces(document))) {
    writeStandardOutput(chunk.replace(/\p{Cc}/gu, (control) => `\\u00${control.charCodeAt(0).toString(16)}`));
  }
  writeStandardOutput('\n');
}

/** A line for the reader on standard error, where it does not mix with the result. */
export function say(text: string): void {
  sayLine(`stet: ${text}`);
}

/** A line on standard error as it is. */
export function sayLine(line: string): void {
  process.stderr.write(`${forTerminal(line)}\n`);
}
