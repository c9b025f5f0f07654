/** The edits of a system by error type, over any sentences of its corpus. */
export interface TypeSums {
  /** The types that its statistics mention, as they are. */
  readonly types: readonly string[];
  /** Weight of recall against precision in F. */
  readonly beta: number;
  /** True where it also counts those of the wrong edits that change what the gold leaves alone. */
  readonly tellsNeedless?: boolean;
  /** The value that tables show of such counts; F where absent. */
  readonly typeValue?: (counts: readonly number[]) => number;
  /**
   * Right, wrong and missed edits of each type, and needless ones where these are told, one after the other, over the
   * sentences with these indices, in this order. The array is used again by the next call.
   */
  sum(indices: Uint32Array): Float64Array;
}

/** Right, wrong and missed edits. */
export const TYPE_COUNTS = 3;
