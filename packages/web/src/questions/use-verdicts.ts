import type { NewVerdict, Question } from '@stet/server';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../api/api.js';
import { Unreachable } from '../api/problem.js';

/** An annotator's verdicts on proposals; each is sent at once, and retried until it has arrived. */
export interface Verdicts {
  readonly verdictOn: (id: string) => NewVerdict | undefined;
  readonly say: (id: string, verdict: NewVerdict) => void;
  readonly unsent: number;
  readonly error: unknown;
}

const RETRY_MS = 3000;
type VerdictsById = ReadonlyMap<string, NewVerdict>;

export function useVerdicts(key: string, questions: readonly Question[]): Verdicts {
  const [verdicts, setVerdicts] = useState<VerdictsById>(() => new Map(questions.flatMap(earlierVerdict)));
  const [unsent, setUnsent] = useState<VerdictsById>(new Map());
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  const first = [...unsent].at(0);
  const [id, verdict] = [first?.[0], first?.[1]];
  useEffect(() => {
    if (id === undefined || verdict === undefined) return;
    let timer: number | undefined;
    const arrived = (): void => {
      // The verdict may have changed in the meantime.
      setUnsent((current) => (current.get(id) === verdict ? without(current, id) : current));
    };
    api.put('/annotating/proposals/:proposal', { param: { proposal: id }, json: verdict, key }).then(
      () => {
        setError(undefined);
        arrived();
      },
      (problem: unknown) => {
        setError(problem);
        if (problem instanceof Unreachable) timer = window.setTimeout(() => setTries((count) => count + 1), RETRY_MS);
        else {
          setVerdicts((current) => without(current, id));
          arrived();
        }
      },
    );
    return () => clearTimeout(timer);
  }, [key, id, verdict, tries]);
  useEffect(() => {
    if (unsent.size === 0) return;
    const ask = (event: BeforeUnloadEvent): void => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsent.size]);
  const say = useCallback((question: string, newVerdict: NewVerdict) => {
    setVerdicts((current) => new Map(current).set(question, newVerdict));
    setUnsent((current) => new Map(current).set(question, newVerdict));
  }, []);
  return { verdictOn: (question) => verdicts.get(question), say, unsent: unsent.size, error };
}

function earlierVerdict({ id, verdict, comment }: Question): (readonly [string, NewVerdict])[] {
  return verdict === null ? [] : [[id, { verdict, comment }]];
}

function without(verdicts: VerdictsById, id: string): VerdictsById {
  const remaining = new Map(verdicts);
  remaining.delete(id);
  return remaining;
}
