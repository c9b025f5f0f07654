/** Results that were computed, kept until what they are of changes. Those asked for twice at once are computed once. */
export interface Results {
  readonly get: <T>(of: string, version: number, key: string, compute: () => Promise<T>) => Promise<T>;
}

interface Kept {
  readonly version: number;
  readonly values: Map<string, Promise<unknown>>;
}

const MOST_KEPT = 100;

export function keepResults(): Results {
  const all = new Map<string, Kept>();
  return {
    get: <T>(of: string, version: number, key: string, compute: () => Promise<T>): Promise<T> => {
      let kept = all.get(of);
      if (kept?.version !== version) kept = { version, values: new Map() };
      // The one used last is at the end.
      all.delete(of);
      all.set(of, kept);
      if (all.size > MOST_KEPT) for (const [oldest] of all) if (all.delete(oldest)) break;
      const known = kept.values.get(key) as Promise<T> | undefined;
      if (known !== undefined) return known;
      const { values } = kept;
      const value = compute();
      values.set(key, value);
      // A failure is not kept: it may pass.
      value.catch(() => values.delete(key));
      return value;
    },
  };
}
