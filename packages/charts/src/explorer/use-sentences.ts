import type { ExploredSentence } from '@stet/core/internal';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ExplorerData } from './explorer-props.js';

/** How many sentences to fetch at once. */
const CHUNK = 100;

/** A sentence, or the number of one that is not loaded yet. */
export type Slot = ExploredSentence | number;

export const numberOf = (slot: Slot): number => (typeof slot === 'number' ? slot : slot.sentence);

export interface Sentences {
  readonly slots: readonly Slot[];
  /** True if some could not be loaded. */
  readonly failed: boolean;
  /** Loads the sentences with these numbers, unless they are loaded or on their way. */
  readonly want: (numbers: readonly number[]) => void;
  /** Tries again to load those that failed. */
  readonly retry: () => void;
}

type Chunks = ReadonlyMap<number, readonly ExploredSentence[]>;
const NONE: Chunks = new Map();

/** The sentences that are loaded, and a way to load the others. */
export function useSentences(data: ExplorerData, systems: readonly string[]): Sentences {
  const load = 'load' in data ? data.load : undefined;
  const total = 'load' in data ? data.total : data.sentences.length;
  const names = JSON.stringify(systems);
  // Other systems, or another way to load, make a new request; answers to an earlier one are ignored.
  const request = useMemo(
    () => ({
      load,
      systems: JSON.parse(names) as string[],
      requested: new Set<number>(),
      failedChunks: new Set<number>(),
    }),
    [load, names],
  );
  const current = useRef(request);
  useLayoutEffect(() => {
    current.current = request;
  }, [request]);
  const [loaded, setLoaded] = useState({ request, chunks: NONE });
  const [failure, setFailure] = useState<object | null>(null);
  const chunks = loaded.request === request ? loaded.chunks : NONE;

  const want = useCallback(
    (numbers: readonly number[]) => {
      if (request.load === undefined) return;
      for (const chunk of new Set(numbers.map((number) => Math.floor((number - 1) / CHUNK)))) {
        if (request.requested.has(chunk)) continue;
        request.requested.add(chunk);
        request.load(chunk * CHUNK, Math.min((chunk + 1) * CHUNK, total), request.systems).then(
          (sentences) => {
            if (current.current !== request) return;
            setLoaded((old) => ({
              request,
              chunks: new Map(old.request === request ? old.chunks : NONE).set(chunk, sentences),
            }));
          },
          () => {
            request.failedChunks.add(chunk);
            if (current.current === request) setFailure(request);
          },
        );
      }
    },
    [request, total],
  );

  const retry = useCallback(() => {
    const failedChunks = [...request.failedChunks];
    request.failedChunks.clear();
    setFailure(null);
    for (const chunk of failedChunks) {
      request.requested.delete(chunk);
      want([chunk * CHUNK + 1]);
    }
  }, [request, want]);

  const slots = useMemo((): readonly Slot[] => {
    if ('sentences' in data) return data.sentences;
    return Array.from({ length: data.total }, (_, at) => chunks.get(Math.floor(at / CHUNK))?.[at % CHUNK] ?? at + 1);
  }, [data, chunks]);
  return { slots, failed: failure === request, want, retry };
}
