import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { organise, sessionState, subscribeSession } from './session.js';

/** Something that the server was asked for. The last answer stays while it is asked again. */
export interface Query<Answer> {
  readonly data: Answer | undefined;
  readonly error: unknown;
  readonly refresh: () => void;
}

interface Found<Answer> {
  readonly path: string;
  readonly data: Answer | undefined;
  readonly error: unknown;
}

const RETRY_MS = 5000;

export interface QueryOptions {
  /** Ask again when it changes. */
  readonly version?: number;
  /** Ask again every so many milliseconds, while the page is in view. */
  readonly everyMs?: number;
}

/** Asks the server for a path; again after signing in. */
export function useQuery<Answer>(path: string | undefined, { version, everyMs }: QueryOptions = {}): Query<Answer> {
  const [found, setFound] = useState<Found<Answer>>();
  const [asked, setAsked] = useState(0);
  const { entries } = useSyncExternalStore(subscribeSession, sessionState);
  const refresh = useCallback(() => {
    setAsked((count) => count + 1);
  }, []);
  useEffect(() => {
    if (path === undefined) return;
    const abort = new AbortController();
    let timer: number | undefined;
    organise<Answer>(path, { signal: abort.signal }).then(
      (data) => {
        if (!abort.signal.aborted) setFound({ path, data, error: undefined });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setFound((last) => ({ path, data: last?.path === path ? last.data : undefined, error }));
        timer = window.setTimeout(refresh, RETRY_MS);
      },
    );
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [path, version, asked, entries, refresh]);
  useEffect(() => {
    if (everyMs === undefined) return;
    const timer = setInterval(() => {
      if (!document.hidden) refresh();
    }, everyMs);
    return () => {
      clearInterval(timer);
    };
  }, [everyMs, refresh]);
  const current = found?.path === path ? found : undefined;
  return { data: current?.data, error: current?.error, refresh };
}
