/** A stretch of a text in UTF-16 code units; `end` is the offset after it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
