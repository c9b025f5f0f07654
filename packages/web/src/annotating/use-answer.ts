import { useEffect, useState } from 'react';
import { ApiError } from '../api/problem.js';

const RETRY_MS = 3000;

export interface Answered<Answer> {
  readonly answer: Answer | undefined;
  readonly error: unknown;
}

/** Asks the server once with a key; again as long as no answer comes. */
export function useAnswer<Answer>(ask: (key: string) => Promise<Answer>, key: string): Answered<Answer> {
  const [found, setFound] = useState<Answered<Answer>>({ answer: undefined, error: undefined });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    let timer: number | undefined;
    ask(key).then(
      (answer) => {
        if (current) setFound({ answer, error: undefined });
      },
      (error: unknown) => {
        if (!current) return;
        setFound({ answer: undefined, error });
        if (error instanceof ApiError) return;
        timer = window.setTimeout(() => {
          setTries((count) => count + 1);
        }, RETRY_MS);
      },
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [ask, key, tries]);
  return found;
}
