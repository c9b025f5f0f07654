import { useCallback, useEffect, useState } from 'react';
import { saveVerdict, type Said } from '../api/annotating.js';
import { Unreachable } from '../api/problem.js';
import type { Question } from '../api/types.js';

/** What an annotator says of the proposals; each word is sent at once, and again until it has arrived. */
export interface Verdicts {
  readonly of: (id: string) => Said | undefined;
  readonly say: (id: string, said: Said) => void;
  readonly unsent: number;
  readonly error: unknown;
}

const RETRY_MS = 3000;
type SaidOf = ReadonlyMap<string, Said>;

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
    saveVerdict(key, id, words).then(
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
  const say = useCallback((about: string, now: Said) => {
    setSaid((all) => new Map(all).set(about, now));
    setUnsent((all) => new Map(all).set(about, now));
  }, []);
  return { of: (about) => said.get(about), say, unsent: unsent.size, error };
}

function saidBefore({ id, verdict, comment }: Question): (readonly [string, Said])[] {
  return verdict === null ? [] : [[id, { verdict, comment }]];
}

function without(all: SaidOf, id: string): SaidOf {
  const rest = new Map(all);
  rest.delete(id);
  return rest;
}
