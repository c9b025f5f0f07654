import { StetError, neededResources } from '@stet/core/internal';
import type { PlaygroundInput } from '../playground-input.js';
import { usedMetrics } from '../playground-metrics.js';
import type { Rest } from './pace.js';
import { NotLoaded, isLoaded } from './resource-loaders.js';
import { loadPageMetric, scoreTexts, specOf } from './score-texts.js';
import type { FailedMetric, Failure, ScoringAnswer } from './scoring-answer.js';

/** Scores by the metrics that are at hand, and then by all of them, once what they need has been loaded. */
export async function* answerInTurns(input: PlaygroundInput, rest: Rest): AsyncGenerator<ScoringAnswer> {
  const metrics = usedMetrics(input);
  const waiting = metrics.filter((name) => !neededResources(specOf(name, input)).every(isLoaded));
  if (waiting.length > 0) {
    const atHand = metrics.filter((name) => !waiting.includes(name));
    const answer = await scoreUsable({ ...input, metrics: atHand }, rest);
    if (answer.result !== undefined) yield { ...answer, waiting };
  }
  yield { ...(await scoreUsable({ ...input, metrics }, rest)), waiting: [] };
}

/** Scores by the metrics that can be made, and says of the others why they cannot. */
async function scoreUsable(input: PlaygroundInput, rest: Rest): Promise<Omit<ScoringAnswer, 'waiting'>> {
  const { metrics } = input;
  const failed = (await Promise.all(metrics.map((name) => failureOf(name, input)))).flat();
  const usable = metrics.filter((name) => !failed.some(({ metric }) => metric === name));
  const result = usable.length === 0 ? undefined : await scoreTexts({ ...input, metrics: usable }, rest);
  return { result, failed };
}

/** Why the metric gives no number here; nothing where it does. */
async function failureOf(name: string, input: PlaygroundInput): Promise<FailedMetric[]> {
  const because = (failure: Failure): FailedMetric[] => [{ metric: name, failure }];
  try {
    const { needs, takesExtracted = false } = await loadPageMetric(specOf(name, input));
    const lacksEdits = input.basis === 'references' && needs === 'edits' && !takesExtracted;
    return lacksEdits ? because({ kind: 'lacks-edits' }) : [];
  } catch (error) {
    if (error instanceof NotLoaded) return because({ kind: 'not-loaded', resource: error.resource });
    if (error instanceof StetError) return because({ kind: 'refused', error: error.toJSON() });
    throw error;
  }
}
