import { keepLast } from '../keep-last.js';

/** A cache of computed results, valid until their subject changes. Concurrent requests share one computation. */
export interface Results {
  readonly get: <T>(of: string, version: number, key: string, compute: () => Promise<T>) => Promise<T>;
}

interface CachedResults {
  readonly version: number;
  readonly values: Map<string, Promise<unknown>>;
}

export interface ResultsLimits {
  readonly subjects: number;
  /** Results of one subject: whoever asks for it in ever new ways must not fill the memory. */
  readonly ofEach: number;
}

const DEFAULT_LIMITS: ResultsLimits = { subjects: 100, ofEach: 50 };

/** Keeps so many results; those unused for longest are dropped. */
export function keepResults({ subjects, ofEach }: ResultsLimits = DEFAULT_LIMITS): Results {
  const cachedBySubject = new Map<string, CachedResults>();
  return {
    get: <T>(of: string, version: number, key: string, compute: () => Promise<T>): Promise<T> => {
      let current = cachedBySubject.get(of);
      if (current?.version !== version) current = { version, values: new Map() };
      keepLast(cachedBySubject, of, current, subjects);
      const { values } = current;
      const cached = values.get(key) as Promise<T> | undefined;
      const value = cached ?? compute();
      keepLast(values, key, value, ofEach);
      // Failures are not cached: they may be temporary.
      if (cached === undefined) value.catch(() => values.get(key) === value && values.delete(key));
      return value;
    },
  };
}
