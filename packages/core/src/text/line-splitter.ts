const BYTE_ORDER_MARK = '\uFEFF';

export interface LineOptions {
  /** Leave a byte order mark in the text, as the original programs do. */
  readonly keepByteOrderMark?: boolean | undefined;
}

/** Splits text that arrives in pieces into lines, by the rules of `splitLines`. */
export class LineSplitter {
  readonly #keepByteOrderMark: boolean;
  /** The text after the last LF; in a file without any LF, all of it. */
  #rest = '';
  #begun = false;
  #ended = 0;

  constructor({ keepByteOrderMark = false }: LineOptions = {}) {
    this.#keepByteOrderMark = keepByteOrderMark;
  }

  /** How many lines have been ended by LF. */
  get ended(): number {
    return this.#ended;
  }

  /** The length of the line that is not ended yet. */
  get pending(): number {
    return this.#rest.length;
  }

  /** Takes the next piece of the text, and returns the lines that it ends. */
  push(piece: string): string[] {
    if (piece === '') return [];
    const text = this.#begun ? piece : this.#withoutMark(piece);
    this.#begun = true;
    const lines = text.split('\n');
    const last = lines.pop() ?? '';
    if (lines.length === 0) {
      this.#rest += last;
      return lines;
    }
    lines[0] = this.#rest + lines[0];
    this.#rest = last;
    this.#ended += lines.length;
    return text.includes('\r') || lines[0].endsWith('\r') ? lines.map(withoutReturn) : lines;
  }

  /** The lines after the last LF: an unended line, or all lines of a file in which CR ends lines. */
  end(): string[] {
    const rest = this.#rest;
    this.#rest = '';
    if (rest === '') return [];
    if (this.#ended > 0) return [withoutReturn(rest)];
    const lines = rest.split('\r');
    if (lines.at(-1) === '') lines.pop();
    return lines;
  }

  #withoutMark(piece: string): string {
    return !this.#keepByteOrderMark && piece.startsWith(BYTE_ORDER_MARK) ? piece.slice(1) : piece;
  }
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
