import { StetError, isM2Output, quote } from '@stet/core/internal';
import { NodeError } from '@stet/node';
import { ServerError } from './errors.js';

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/u;

/** Control characters cannot be shown, nor written to XML. */
export function checkCharacters(lines: readonly string[], file: string): void {
  const at = lines.findIndex((line) => CONTROL.test(line));
  if (at === -1) return;
  throw new StetError({
    code: 'BAD_MARKUP',
    file,
    line: at + 1,
    expected: 'text without control characters',
    found: quote(lines[at]),
    remedy: 'Remove them: they cannot be shown to people.',
  });
}

/** The lines of M2 would pass for sentences that begin with "S" and "A". */
export function checkNotM2(text: string, file: string): void {
  if (!isM2Output(text)) return;
  throw new ServerError({
    code: 'NOT_PLAIN_TEXT',
    file,
    line: 1,
    expected: 'source sentences in plain text, one a line',
    found: 'an M2 file',
    remedy: 'Upload it as the gold, which brings its source sentences.',
  });
}

/** Far longer than any sentence. */
const LONGEST = 20_000;

/** Lines that are not sentences would take very long to score. */
export function checkLengths(lines: readonly string[], file: string): void {
  const at = lines.findIndex(({ length }) => length > LONGEST);
  if (at === -1) return;
  throw new NodeError({
    code: 'TOO_LARGE',
    file,
    line: at + 1,
    expected: `a sentence of at most ${LONGEST} characters a line`,
    found: `${lines[at].length} characters`,
    remedy: 'Write a line for each source sentence.',
  });
}
