import type { NewVerdict, Question } from '@stet/server';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../api/api.js';
import { Unreachable } from '../api/problem.js';

/** What an annotator says of the proposals; each word is sent at once, and again until it has arrived. */
export interface Verdicts {
  readonly of: (id: string) => NewVerdict | undefined;
  readonly say: (id: string, said: NewVerdict) => void;
  readonly unsent: number;
  readonly error: unknown;
}

const RETRY_MS = 3000;
type SaidOf = ReadonlyMap<string, NewVerdict>;

export function useVerdicts(key: string, questions: readonly Question[]): Verdicts {
  const [said, setSaid] = useState<SaidOf>(() => new Map(questions.flatMap(saidBefore)));
  const [unsent, setUnsent] = useState<SaidOf>(new Map());
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  const first = [...unsent].at(0);
  const [id, words] = [first?.[0], first?.[1]];
  useEffect(() => {
    if (id === undefined || words === undefined) return;
    let timer: number | undefined;
    const arrived = (): void => {
      // Something else may have been said of it meanwhile.
      setUnsent((all) => (all.get(id) === words ? without(all, id) : all));
    };
    api.put('/annotating/proposals/:proposal', { param: { proposal: id }, json: words, key }).then(
      () => {
        setError(undefined);
        arrived();
      },
      (problem: unknown) => {
        setError(problem);
        if (problem instanceof Unreachable)
          timer = window.setTimeout(() => {
            setTries((count) => count + 1);
          }, RETRY_MS);
        else {
          setSaid((all) => without(all, id));
          arrived();
        }
      },
    );
    return () => {
      clearTimeout(timer);
    };
  }, [key, id, words, tries]);
  useEffect(() => {
    if (unsent.size === 0) return;
    const ask = (event: BeforeUnloadEvent): void => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [unsent.size]);
  const say = useCallback((about: string, now: NewVerdict) => {
    setSaid((all) => new Map(all).set(about, now));
    setUnsent((all) => new Map(all).set(about, now));
  }, []);
  return { of: (about) => said.get(about), say, unsent: unsent.size, error };
}

function saidBefore({ id, verdict, comment }: Question): (readonly [string, NewVerdict])[] {
  return verdict === null ? [] : [[id, { verdict, comment }]];
}

function without(all: SaidOf, id: string): SaidOf {
  const rest = new Map(all);
  rest.delete(id);
  return rest;
}
