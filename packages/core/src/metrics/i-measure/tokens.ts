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

export function isEqual(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}
