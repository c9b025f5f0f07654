/** A token sequence, and how many of its first tokens it has only once. */
export interface Tokens {
  readonly ids: Int32Array;
  readonly distinctPrefix: number;
}

export function tokensOf(ids: Int32Array): Tokens {
  let distinctPrefix = 0;
  while (distinctPrefix < ids.length && !ids.includes(ids[distinctPrefix], distinctPrefix + 1)) {
    distinctPrefix++;
  }
  return { ids, distinctPrefix };
}
