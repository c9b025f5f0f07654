import type { StetErrorDetails } from '@stet/core/internal';
import { useEffect, useRef, useState } from 'react';
import type { PlaygroundInput } from '../playground-input.js';
import type { ScoreReply, ScoreRequest } from './messages.js';
import { missingOf, type Missing } from './missing.js';
import type { ScoringAnswer } from './scoring-answer.js';

/** How long the page waits for the next key, in milliseconds. */
const DEBOUNCE_MS = 100;

/** Where the scoring of what is on the page stands. The last answer stays while a new one is on its way. */
export type Scoring =
  | { readonly state: 'empty'; readonly missing: readonly Missing[] }
  | { readonly state: 'working'; readonly share: number; readonly last: ScoringAnswer | undefined }
  | { readonly state: 'scored'; readonly answer: ScoringAnswer }
  | { readonly state: 'refused'; readonly error: StetErrorDetails }
  /** Without a message where the worker did not start. */
  | { readonly state: 'fault'; readonly message: string | undefined };

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
    scorer.onerror = ({ message }) => setScoring({ state: 'fault', message: message || undefined });
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
    setScoring((before) => ({ state: 'working', share: 0, last: lastAnswer(before) }));
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
      return { state: 'working', share: reply.share, last: lastAnswer(before) };
    case 'scored':
      return { state: 'scored', answer: reply.answer };
    case 'refused':
      return { state: 'refused', error: reply.error };
    case 'fault':
      return { state: 'fault', message: reply.message };
  }
}

/** The answer to show: to what is on the page, or to what was there before. */
export function lastAnswer(scoring: Scoring): ScoringAnswer | undefined {
  if (scoring.state === 'scored') return scoring.answer;
  return scoring.state === 'working' ? scoring.last : undefined;
}
