import { useEffect, useState } from 'react';
import { ApiError } from '../api/problem.js';
import { words } from '../language/words.js';

/** Fetches an item that the page does not have yet; returns what went wrong. */
export function useFind(number: number, isMissing: boolean, find: (number: number) => Promise<void>): unknown {
  const [failure, setFailure] = useState<{ readonly number: number; readonly error: unknown }>();
  useEffect(() => {
    if (number <= 0 || !isMissing) return;
    find(number).then(
      () => setFailure({ number, error: notYours() }),
      (error: unknown) => setFailure({ number, error }),
    );
  }, [number, isMissing, find]);
  return failure?.number === number ? failure.error : undefined;
}

const notYours = (): ApiError => new ApiError(404, { code: 'NOT_FOUND', ...words().judging.onlyYours }, undefined);
