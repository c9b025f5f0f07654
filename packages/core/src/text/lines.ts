import { LineSplitter, type LineOptions } from './line-splitter.js';

/**
 * Splits text into lines. A line ends with LF or CRLF; in a file without any LF, with CR. Nothing else
 * ends a line: U+0085, U+2028 and U+2029 are part of the sentence. The last line need not be ended.
 */
export function splitLines(text: string, options: LineOptions = {}): string[] {
  const splitter = new LineSplitter(options);
  const lines = splitter.push(text);
  const rest = splitter.end();
  return lines.length === 0 ? rest : [...lines, ...rest];
}
