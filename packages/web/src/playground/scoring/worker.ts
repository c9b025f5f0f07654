import { StetError } from '@stet/core/internal';
import type { ScoreReply, ScoreRequest } from './messages.js';
import { paced } from './pace.js';
import { answerInTurns } from './answer-in-turns.js';
import { prepareMetrics } from './score-texts.js';

/** The worker's end of the line; the types of the page's window do not fit it. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ScoreRequest>) => void) | null;
  postMessage(reply: ScoreReply): void;
}

const scope = self as unknown as WorkerScope;
let current = new AbortController();

scope.onmessage = ({ data }) => {
  if (data.kind === 'prepare') {
    // What fails here fails again when there is something to score, and is said then.
    prepareMetrics(data.input).catch(() => undefined);
    return;
  }
  current.abort();
  current = new AbortController();
  void answer(data, current.signal);
};

async function answer({ id, input }: Extract<ScoreRequest, { kind: 'score' }>, signal: AbortSignal): Promise<void> {
  try {
    let isAnswered = false;
    // What is shown already stays as it is while more metrics come.
    const rest = paced(signal, (share) => isAnswered || scope.postMessage({ id, kind: 'progress', share }));
    for await (const answer of answerInTurns(input, rest)) {
      signal.throwIfAborted();
      scope.postMessage({ id, kind: 'scored', answer });
      isAnswered = true;
    }
  } catch (error) {
    if (signal.aborted) return;
    scope.postMessage(
      error instanceof StetError
        ? { id, kind: 'refused', error: error.toJSON() }
        : { id, kind: 'fault', message: error instanceof Error ? error.message : String(error) },
    );
  }
}
