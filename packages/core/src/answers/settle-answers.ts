import { strip } from '../text/white-space.js';
import { inspectAnswers, type SuspiciousAnswer } from './inspect-answers.js';
import { retokenise } from './retokenise.js';
import type { Suspicion } from './inspect-answer.js';
import { stripWrapping } from './wrapping.js';

/** What to write for a sentence with a suspicious answer: the sentence itself, or the answer all the same. */
export type SuspiciousPolicy = 'source' | 'keep';

export interface GivenAnswer {
  readonly text: string;
  /** Why the checker itself doubts its answer. */
  readonly doubt?: Suspicion;
}

export interface SettleOptions {
  readonly policy: SuspiciousPolicy;
  /** Remove a code fence or quotes around the whole answer. */
  readonly strip?: boolean | undefined;
  /** The checker was given detokenised lines. */
  readonly detokenised?: boolean | undefined;
}

export interface Settled {
  /** One text for each source line; it has several lines only where a suspicious answer was kept. */
  readonly outputs: readonly string[];
  readonly suspicious: readonly SuspiciousAnswer[];
}

/** Makes the output of a system from what a checker was given and what it answered, line by line. */
export function settleAnswers(
  lines: readonly string[],
  checkerInputs: readonly string[],
  answers: readonly GivenAnswer[],
  { policy, strip: unwrap, detokenised }: SettleOptions,
): Settled {
  const texts = answers.map(({ text }, at) => strip(unwrap === true ? stripWrapping(checkerInputs[at], text) : text));
  const doubts = answers.map(({ doubt }) => doubt);
  const suspicious = inspectAnswers(checkerInputs, texts, doubts);
  const suspected = new Set(suspicious.map(({ line }) => line));
  const outputs = texts.map((text, at) => {
    if (policy === 'source' && suspected.has(at + 1)) return lines[at];
    return detokenised === true ? retokenise(lines[at], text) : text;
  });
  return { outputs, suspicious };
}
