import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { answerTo, type CallOf } from './api.js';
import { reads, type ReadState } from './reads.js';
import { addressIn, type RequestContent, type RequestOptions } from './request.js';
import type { Answer, PathFor } from './routes.js';

/** Something that the server was asked for. The last answer stays while it is asked again. */
export interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refresh: () => void;
}

interface Freshness<Data> {
  /** Ask again when it changes. */
  readonly version?: number | undefined;
  /** Ask again every so many milliseconds, while the page is in view; how many may depend on the last answer. */
  readonly everyMs?: number | undefined | ((last: Data | undefined) => number);
}

/** Asks the server for a path while the component is there; for none, nothing. */
export function useQuery<Path extends PathFor<'get'>>(
  path: Path | undefined,
  ...[call]: CallOf<'get', Path, RequestOptions & Freshness<Answer<'get', Path>>>
): Query<Answer<'get', Path>> {
  const content: RequestContent & RequestOptions = call ?? {};
  return useAsked(
    path === undefined ? undefined : `${content.key ?? ''} ${addressIn(path, content)}`,
    (signal) => answerTo('get', path ?? '', { ...content, signal }) as Promise<Answer<'get', Path>>,
    call,
  );
}

/** The same for whatever is asked in another way. The key says all that the question depends on. */
export function useAsked<Data>(
  key: string | undefined,
  ask: (signal: AbortSignal) => Promise<Data>,
  { version, everyMs: period }: Freshness<Data> = {},
): Query<Data> {
  const listen = useCallback(
    (listener: () => void) => (key === undefined ? () => undefined : reads.listen(key, ask, listener)),
    // Who gives the same key asks the same question.
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
    return () => {
      clearInterval(timer);
    };
  }, [everyMs, refresh]);
  return { ...state, refresh };
}
