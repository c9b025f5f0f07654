/** The items of a file, read one after the other as needed. */
export interface Source<T> {
  readonly file: string;
  /** Bytes of the file; undefined if unknown. */
  readonly size: number | undefined;
  /** Bytes of the file that have been read. */
  readonly taken: number;
  /** The next item: at once if it has been read already, else a promise. Undefined after the last. */
  next(): T | undefined | Promise<T | undefined>;
  /** Stops reading before the end of the file. */
  close(): Promise<void>;
}
