/** Things that a file holds one after the other, read as they are asked for. */
export interface Source<T> {
  readonly file: string;
  /** Bytes of the file; undefined where nobody knows. */
  readonly size: number | undefined;
  /** Bytes of the file that have been read. */
  readonly taken: number;
  /** The next one: at once where it has been read already, else a promise. Undefined after the last. */
  next(): T | undefined | Promise<T | undefined>;
  /** Gives the file up before its end. */
  close(): Promise<void>;
}
