import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../api/problem.js';
import { request } from '../api/request.js';
import { organise, useSession } from './session.js';

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
const TOO_MANY = 429;

export interface QueryOptions<Answer> {
  /** Ask again when it changes. */
  readonly version?: number;
  /** Ask again every so many milliseconds, while the page is in view; how many may depend on the last answer. */
  readonly everyMs?: number | ((last: Answer | undefined) => number);
  /** Of the link of a team; without it an organiser asks. */
  readonly key?: string | undefined;
}

/** A refusal stays one until something changes; all else may pass by itself. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === TOO_MANY;

/** Asks the server for a path; again after signing in. */
export function useQuery<Answer>(path: string | undefined, options: QueryOptions<Answer> = {}): Query<Answer> {
  const { version, key } = options;
  const [found, setFound] = useState<Found<Answer>>();
  const [asked, setAsked] = useState(0);
  const { entries } = useSession();
  const refresh = useCallback(() => {
    setAsked((count) => count + 1);
  }, []);
  useEffect(() => {
    if (path === undefined) return;
    const abort = new AbortController();
    let timer: number | undefined;
    const { signal } = abort;
    (key === undefined ? organise<Answer>(path, { signal }) : request<Answer>(path, { signal, key })).then(
      (data) => {
        if (!abort.signal.aborted) setFound({ path, data, error: undefined });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setFound((last) => ({ path, data: last?.path === path ? last.data : undefined, error }));
        if (mayPass(error)) timer = window.setTimeout(refresh, RETRY_MS);
      },
    );
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [path, version, key, asked, entries, refresh]);
  const current = found?.path === path ? found : undefined;
  const everyMs = typeof options.everyMs === 'function' ? options.everyMs(current?.data) : options.everyMs;
  useEffect(() => {
    if (everyMs === undefined) return;
    const timer = setInterval(() => {
      if (!document.hidden) refresh();
    }, everyMs);
    return () => {
      clearInterval(timer);
    };
  }, [everyMs, refresh]);
  return { data: current?.data, error: current?.error, refresh };
}
