import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { answerTo, type CallOf } from './api.js';
import { reads, type ReadState } from './reads.js';
import { addressIn, type RequestContent, type RequestOptions } from './request.js';
import type { Answer, PathFor } from './routes.js';

/** Data from the server. The last answer stays while it is fetched again. */
export interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refresh: () => void;
}

interface Freshness<Data> {
  /** Fetch again when this changes. */
  readonly version?: number | undefined;
  /** Fetch again at this interval while the page is in view; it may depend on the last answer. */
  readonly everyMs?: number | undefined | ((last: Data | undefined) => number | undefined);
}

/** Fetches `path` while the component is mounted; without a path, nothing. */
export function useQuery<Path extends PathFor<'get'>>(
  path: Path | undefined,
  ...[call]: CallOf<'get', Path, RequestOptions & Freshness<Answer<'get', Path>>>
): Query<Answer<'get', Path>> {
  const content: RequestContent & RequestOptions = call ?? {};
  return useRead(
    path === undefined ? undefined : `${content.key ?? ''} ${addressIn(path, content)}`,
    (signal) => answerTo('get', path ?? '', { ...content, signal }) as Promise<Answer<'get', Path>>,
    call,
  );
}

/** The same for any other way to fetch. `key` must name everything that the answer depends on. */
export function useRead<Data>(
  key: string | undefined,
  ask: (signal: AbortSignal) => Promise<Data>,
  { version, everyMs: period }: Freshness<Data> = {},
): Query<Data> {
  const listen = useCallback(
    (listener: () => void) => (key === undefined ? () => undefined : reads.listen(key, ask, listener)),
    // The same key means the same request, so a new `ask` need not fetch again.
    [key],
  );
  const state = useSyncExternalStore(listen, () => reads.state(key ?? '')) as ReadState<Data>;
  const everyMs = typeof period === 'function' ? period(state.data) : period;
  const refresh = useCallback(() => {
    if (key !== undefined) reads.poll(key);
  }, [key]);
  useEffect(() => {
    if (key !== undefined) reads.follow(key, version);
  }, [key, version]);
  useEffect(() => {
    if (everyMs === undefined) return;
    const timer = setInterval(() => {
      if (!document.hidden) refresh();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, refresh]);
  return { ...state, refresh };
}
