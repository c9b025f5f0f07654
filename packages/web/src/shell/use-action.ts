import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { reads } from '../api/reads.js';

/** An action of a button: runs once at a time, and keeps its error to show. */
export interface Action<Arguments extends readonly unknown[]> {
  readonly run: (...input: Arguments) => void;
  /** A handler that runs it so, for a button or, without sending the page away, a form. */
  readonly on: (...input: Arguments) => (event: SyntheticEvent) => void;
  readonly busy: boolean;
  readonly error: unknown;
}

/** Afterwards the page fetches everything in view again, since `work` may have changed it. */
export function useAction<Arguments extends readonly unknown[]>(
  work: (...input: Arguments) => Promise<unknown>,
): Action<Arguments> {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const running = useRef(false);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  const run = useCallback((...input: Arguments) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    void latest
      .current(...input)
      .then(() => reads.refresh(), setError)
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  }, []);
  const on = (...input: Arguments): ((event: SyntheticEvent) => void) => submits(() => run(...input));
  return { run, on, busy, error };
}

/** A handler of a form that stays on its page. */
export function submits(work: () => void): (event: SyntheticEvent) => void {
  return (event) => {
    event.preventDefault();
    work();
  };
}
