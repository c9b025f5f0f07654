/** A cache of computed results, valid until their subject changes. Concurrent requests share one computation. */
export interface Results {
  readonly get: <T>(of: string, version: number, key: string, compute: () => Promise<T>) => Promise<T>;
}

interface CachedResults {
  readonly version: number;
  readonly values: Map<string, Promise<unknown>>;
}

const MOST_SUBJECTS = 100;

export function keepResults(): Results {
  const cachedBySubject = new Map<string, CachedResults>();
  return {
    get: <T>(of: string, version: number, key: string, compute: () => Promise<T>): Promise<T> => {
      let current = cachedBySubject.get(of);
      if (current?.version !== version) current = { version, values: new Map() };
      // Most recently used last.
      cachedBySubject.delete(of);
      cachedBySubject.set(of, current);
      if (cachedBySubject.size > MOST_SUBJECTS)
        for (const [oldest] of cachedBySubject) if (cachedBySubject.delete(oldest)) break;
      const cached = current.values.get(key) as Promise<T> | undefined;
      if (cached !== undefined) return cached;
      const { values } = current;
      const value = compute();
      values.set(key, value);
      // Failures are not cached: they may be temporary.
      value.catch(() => values.delete(key));
      return value;
    },
  };
}
