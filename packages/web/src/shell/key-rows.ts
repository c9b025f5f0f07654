/** Keys and what they do, in the order of a table. */
export type KeyRows = readonly (readonly [keys: readonly string[], effect: string])[];
