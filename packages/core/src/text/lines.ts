const BYTE_ORDER_MARK = '\uFEFF';

export interface LineOptions {
  /** Leave a byte order mark in the text, as the original programs do. */
  readonly keepByteOrderMark?: boolean | undefined;
}

/**
 * Splits text into lines. A line ends with LF or CRLF; in a file without any LF, with CR. Nothing else
 * ends a line: U+0085, U+2028 and U+2029 are part of the sentence. The last line need not be ended.
 */
export function splitLines(text: string, options: LineOptions = {}): string[] {
  if (options.keepByteOrderMark !== true && text.startsWith(BYTE_ORDER_MARK)) text = text.slice(1);
  if (text === '') return [];
  const separator = text.includes('\n') ? '\n' : '\r';
  const lines = text.split(separator);
  if (lines.at(-1) === '') lines.pop();
  if (separator === '\n' && text.includes('\r')) {
    return lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  }
  return lines;
}
