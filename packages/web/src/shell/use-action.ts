import { useCallback, useRef, useState } from 'react';

/** Something that a button does: once at a time, with its error kept to show. */
export interface Action<Arguments extends readonly unknown[]> {
  readonly run: (...given: Arguments) => void;
  readonly busy: boolean;
  readonly error: unknown;
}

export function useAction<Arguments extends readonly unknown[]>(
  work: (...given: Arguments) => Promise<unknown>,
): Action<Arguments> {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const running = useRef(false);
  const run = useCallback(
    (...given: Arguments) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      setError(undefined);
      void work(...given)
        .catch(setError)
        .finally(() => {
          running.current = false;
          setBusy(false);
        });
    },
    [work],
  );
  return { run, busy, error };
}
