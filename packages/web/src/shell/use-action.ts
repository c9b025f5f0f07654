import { useCallback, useEffect, useRef, useState } from 'react';
import { reads } from '../api/reads.js';

/** Something that a button does: once at a time, with its error kept to show. */
export interface Action<Arguments extends readonly unknown[]> {
  readonly run: (...given: Arguments) => void;
  readonly busy: boolean;
  readonly error: unknown;
}

/** Whatever the work has changed, the page then asks for what it shows again. */
export function useAction<Arguments extends readonly unknown[]>(
  work: (...given: Arguments) => Promise<unknown>,
): Action<Arguments> {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const running = useRef(false);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  const run = useCallback((...given: Arguments) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    void latest
      .current(...given)
      .then(() => {
        reads.refresh();
      }, setError)
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  }, []);
  return { run, busy, error };
}
