/** Start and end offsets in a text, in UTF-16 code units; `end` is the offset after the last character. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
