/** How a computed value compares with the published one. */
export const cellStatuses = ['exact', 'rounding', 'monte-carlo', 'differs', 'not-public'] as const;
export type CellStatus = (typeof cellStatuses)[number];

/** What a recipe computed for a cell of a table. */
export interface ComputedCell {
  readonly row: string;
  readonly column: string;
  readonly value: number | string;
  /** A sign beside the number, such as a star for significance. */
  readonly mark?: string | undefined;
  /** The original rounded twice, or cut digits off. */
  readonly rounded?: boolean | undefined;
  /** For values from random procedures: how far the printed value may be from this one by chance. */
  readonly tolerance?: number | undefined;
  /** For words from random procedures: all outcomes of repeated runs. */
  readonly outcomes?: readonly string[] | undefined;
}

/** A cell of a published table beside our value for it. */
export interface Cell {
  readonly row: string;
  readonly column: string;
  /** As printed. */
  readonly published: string;
  /** Null if the data are not public. */
  readonly computed: number | string | null;
  readonly mark?: string;
  readonly status: CellStatus;
  /** Another publication prints another number for the same cell. */
  readonly contradicted?: true;
  /** Why the value differs, was rounded differently, or cannot be computed. */
  readonly reason?: string;
}
