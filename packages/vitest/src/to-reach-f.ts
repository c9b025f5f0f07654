import {
  badOption,
  parseGold,
  plainPercent,
  score,
  valuePart,
  type EditSentenceScore,
  type Sentence,
} from '@stet/core/internal';
import { correctAll } from './corrector.js';
import { marked, paragraph, percent, type Answer } from './message.js';

/** What to score the corrector against, and how. */
export interface ReachOptions {
  /** M2 text, or parsed sentences. */
  readonly gold: string | readonly Sentence[];
  /** A metric that compares edits; `m2` by default. */
  readonly metric?: 'm2' | 'hoo';
  /** Weight of recall against precision; the metric's own by default. */
  readonly beta?: number;
  /** Score against this annotator alone. */
  readonly annotator?: number;
  /** For the interval: resamples (1,000 by default), seed (1) and confidence (0.95). */
  readonly resamples?: number;
  readonly seed?: number;
  readonly confidence?: number;
}

/** How many of the worst sentences a message shows. */
const SHOWN = 5;

/** Holds if the corrector's F on the gold is at least `least`, from 0 to 1. */
export async function toReachF(received: unknown, least: number, options: ReachOptions): Promise<Answer> {
  checkFraction(least);
  const { gold, metric: name = 'm2', beta, annotator, resamples, seed, confidence } = options;
  const sentences = typeof gold === 'string' ? parseGold(gold) : gold;
  const corrected = await correctAll(
    received,
    sentences.map(({ source }) => source),
  );
  const board = await score(
    { gold: sentences, systems: { corrector: corrected } },
    [{ name, options: { beta, annotator } }],
    {
      significance: { resamples, seed, confidence },
      perSentence: true,
    },
  );
  const [metric] = board.metrics;
  const { value, parts, signature, confidenceInterval = [], sentences: scored = [] } = board.systems[0].scores[name];
  const pass = value >= least;
  return {
    pass,
    message: () =>
      paragraph([
        `expected the corrector ${pass ? 'not ' : ''}to reach ${valuePart(metric).title} of ${percent(least)} on ${sentences.length} sentences`,
        `and it reached ${percent(value)} (${plainPercent(confidence ?? 0.95)} % interval ${confidenceInterval.map(percent).join(' to ')})`,
        `P ${percent(parts.precision)}, R ${percent(parts.recall)}; edits: ${parts.correct} right of ${parts.proposed} made, ${parts.gold} in the gold`,
        ...(pass ? [] : worst(scored as readonly EditSentenceScore[], sentences, corrected)),
        signature,
      ]),
  };
}

/** The sentences with the most wrong edits, then those with the most missed edits. */
function worst(
  scored: readonly EditSentenceScore[],
  sentences: readonly Sentence[],
  corrected: readonly string[],
): (string | string[])[] {
  const shown = scored
    .map(({ correct, proposed, gold }, at) => ({ at, wrong: proposed - correct, missed: gold - correct }))
    .filter(({ wrong, missed }) => wrong + missed > 0)
    .sort((a, b) => b.wrong - a.wrong || b.missed - a.missed || a.at - b.at)
    .slice(0, SHOWN)
    .map(({ at, wrong, missed }) => {
      const text = marked(sentences[at].source, corrected[at]);
      return `${at + 1}: ${text} (${wrong} wrong, ${missed} missed)`;
    });
  return shown.length === 0 ? [] : ['worst sentences', shown];
}

function checkFraction(least: number): void {
  if (least >= 0 && least <= 1) return;
  throw badOption('F as a number from 0 to 1', String(least), 'Write 0.5 for 50 %.');
}
