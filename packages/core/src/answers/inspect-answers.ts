import { overlap } from '../text/overlap.js';
import { inspectAnswer, comparableWords, type Suspicion } from './inspect-answer.js';

/** An answer that may not be a correction of its sentence. */
export interface SuspiciousAnswer {
  /** 1-based. */
  readonly line: number;
  readonly reasons: readonly Suspicion[];
  readonly source: string;
  readonly answer: string;
}

/** An answer with less overlap than `FAR` with its own sentence, and `NEAR` or more with another, answers the other. */
const FAR = 0.5;
const NEAR = 0.8;
/** Shorter sentences are alike by chance. */
const WORDS_TO_TELL = 4;

/**
 * The suspicious answers among those to all sentences of a text, including answers that fit the line before or after,
 * and those that the checker itself doubts.
 */
export function inspectAnswers(
  sources: readonly string[],
  answers: readonly string[],
  doubts: readonly (Suspicion | undefined)[] = [],
): SuspiciousAnswer[] {
  return answers.flatMap((answer, at) => {
    const source = sources[at];
    const reasons = new Set(inspectAnswer(source, answer));
    if (fitsNeighbour(sources, answer, at)) reasons.add('neighbour');
    const doubt = doubts.at(at);
    if (doubt !== undefined) reasons.add(doubt);
    return reasons.size === 0 ? [] : [{ line: at + 1, reasons: [...reasons], source, answer }];
  });
}

function fitsNeighbour(sources: readonly string[], answer: string, at: number): boolean {
  const words = comparableWords(answer);
  if (words.length < WORDS_TO_TELL || overlap(words, comparableWords(sources[at])) >= FAR) return false;
  return [at - 1, at + 1].some(
    (neighbour) =>
      neighbour >= 0 && neighbour < sources.length && overlap(words, comparableWords(sources[neighbour])) >= NEAR,
  );
}
