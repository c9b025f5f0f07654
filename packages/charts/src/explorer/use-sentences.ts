import type { ExploredSentence } from '@stet/core/internal';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ExplorerData } from './explorer-props.js';

/** Sentences that are fetched at once. */
const CHUNK = 100;

/** A sentence, or the number of one that is not here yet. */
export type Slot = ExploredSentence | number;

export const numberOf = (slot: Slot): number => (typeof slot === 'number' ? slot : slot.sentence);

export interface Sentences {
  readonly slots: readonly Slot[];
  /** How many are not here yet. */
  readonly missing: number;
  /** Some that were asked for did not come. */
  readonly failed: boolean;
  /** Asks for the sentences from index `from` up to `to`, unless they are here or on their way. */
  readonly want: (from: number, to: number) => void;
  /** Asks again for those that did not come. */
  readonly retry: () => void;
}

type Chunks = ReadonlyMap<number, readonly ExploredSentence[]>;
const NONE: Chunks = new Map();

/** The sentences that are there, and a way to ask for those that are not. */
export function useSentences(data: ExplorerData, systems: readonly string[]): Sentences {
  const load = 'load' in data ? data.load : undefined;
  const total = 'load' in data ? data.total : data.sentences.length;
  const names = JSON.stringify(systems);
  // Other systems, or another way to load, are another request; answers to an earlier one come too late.
  const request = useMemo(
    () => ({ load, systems: JSON.parse(names) as string[], asked: new Set<number>(), lost: new Set<number>() }),
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
    (from: number, to: number) => {
      if (request.load === undefined) return;
      for (let chunk = Math.floor(from / CHUNK); chunk * CHUNK < Math.min(to, total); chunk++) {
        if (request.asked.has(chunk)) continue;
        request.asked.add(chunk);
        request.load(chunk * CHUNK, Math.min((chunk + 1) * CHUNK, total), request.systems).then(
          (sentences) => {
            if (current.current !== request) return;
            setLoaded((old) => ({
              request,
              chunks: new Map(old.request === request ? old.chunks : NONE).set(chunk, sentences),
            }));
          },
          () => {
            request.lost.add(chunk);
            if (current.current === request) setFailure(request);
          },
        );
      }
    },
    [request, total],
  );

  const retry = useCallback(() => {
    const lost = [...request.lost];
    request.lost.clear();
    setFailure(null);
    for (const chunk of lost) {
      request.asked.delete(chunk);
      want(chunk * CHUNK, (chunk + 1) * CHUNK);
    }
  }, [request, want]);

  const slots = useMemo((): readonly Slot[] => {
    if ('sentences' in data) return data.sentences;
    return Array.from({ length: data.total }, (_, at) => chunks.get(Math.floor(at / CHUNK))?.[at % CHUNK] ?? at + 1);
  }, [data, chunks]);
  const missing = useMemo(() => slots.filter((slot) => typeof slot === 'number').length, [slots]);
  return { slots, missing, failed: failure === request, want, retry };
}
