import { useEffect, useState } from 'react';

/** Fetches an item that the page does not have yet; returns what went wrong. */
export function useFind(number: number, isMissing: boolean, find: (number: number) => Promise<void>): unknown {
  const [failure, setFailure] = useState<{ readonly number: number; readonly error: unknown }>();
  useEffect(() => {
    if (number <= 0 || !isMissing) return;
    find(number).then(
      () => setFailure({ number, error: NOT_YOURS }),
      (error: unknown) => setFailure({ number, error }),
    );
  }, [number, isMissing, find]);
  return failure?.number === number ? failure.error : undefined;
}

const NOT_YOURS = new Error('an item that was not given to you');
