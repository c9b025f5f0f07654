import type { StetErrorDetails } from '@stet/core/internal';
import { useEffect, useRef, useState } from 'react';
import type { PlaygroundInput } from '../playground-input.js';
import type { ScoreReply, ScoreRequest } from './messages.js';
import { missingOf, type Missing } from './missing.js';
import type { ScoredTexts } from './scored-texts.js';

/** How long the page waits for the next key, in milliseconds. */
const DEBOUNCE_MS = 100;

/** Where the scoring of what is on the page stands. The last result stays while a new one is on its way. */
export type Scoring =
  | { readonly state: 'empty'; readonly missing: readonly Missing[] }
  | { readonly state: 'working'; readonly share: number; readonly last: ScoredTexts | undefined }
  | { readonly state: 'scored'; readonly result: ScoredTexts }
  | { readonly state: 'refused'; readonly error: StetErrorDetails }
  | { readonly state: 'fault'; readonly message: string };

/** Scores the input in a worker, a moment after it was last changed. The worker is loaded once, with the page. */
export function useScoring(input: PlaygroundInput): Scoring {
  const [scoring, setScoring] = useState<Scoring>(() => ({ state: 'empty', missing: missingOf(input) }));
  const worker = useRef<Worker>(undefined);
  const asked = useRef(0);

  useEffect(() => {
    const scorer = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'stet-scoring' });
    worker.current = scorer;
    scorer.onmessage = ({ data }: MessageEvent<ScoreReply>) => {
      if (data.id === asked.current) setScoring((before) => after(before, data));
    };
    scorer.onerror = ({ message }) =>
      setScoring({ state: 'fault', message: message || 'the scoring worker did not start' });
    return () => scorer.terminate();
  }, []);

  useEffect(() => {
    const missing = missingOf(input);
    // An answer that is still on its way is not for this input.
    const id = ++asked.current;
    if (missing.length > 0) {
      setScoring({ state: 'empty', missing });
      worker.current?.postMessage({ kind: 'prepare', input } satisfies ScoreRequest);
      return;
    }
    setScoring((before) => ({ state: 'working', share: 0, last: resultOf(before) }));
    const timer = setTimeout(
      () => worker.current?.postMessage({ kind: 'score', id, input } satisfies ScoreRequest),
      DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [input]);

  return scoring;
}

function after(before: Scoring, reply: ScoreReply): Scoring {
  switch (reply.kind) {
    case 'progress':
      return { state: 'working', share: reply.share, last: resultOf(before) };
    case 'scored':
      return { state: 'scored', result: reply.result };
    case 'refused':
      return { state: 'refused', error: reply.error };
    case 'fault':
      return { state: 'fault', message: reply.message };
  }
}

function resultOf(scoring: Scoring): ScoredTexts | undefined {
  if (scoring.state === 'scored') return scoring.result;
  return scoring.state === 'working' ? scoring.last : undefined;
}
