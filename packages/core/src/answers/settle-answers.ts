import { strip } from '../text/white-space.js';
import { inspectAnswers, type SuspiciousAnswer } from './inspect-answers.js';
import { retokenise } from './retokenise.js';
import type { Suspicion } from './suspicion.js';
import { stripWrapping } from './wrapping.js';

/** What to write for a sentence with a suspicious answer: the sentence, or the answer nevertheless. */
export type SuspiciousPolicy = 'source' | 'keep';

export interface GivenAnswer {
  readonly text: string;
  /** What the checker itself says against its answer. */
  readonly doubt?: Suspicion;
}

export interface SettleOptions {
  readonly policy: SuspiciousPolicy;
  /** Take off a code fence or quotes around all of an answer. */
  readonly strip?: boolean | undefined;
  /** The checker was asked about detokenised lines. */
  readonly detokenised?: boolean | undefined;
}

export interface Settled {
  /** A line for each source line; with several lines only where a suspicious answer was kept. */
  readonly outputs: readonly string[];
  readonly suspicious: readonly SuspiciousAnswer[];
}

/** Makes the output of a system from what a checker was asked and what it answered, line by line. */
export function settleAnswers(
  lines: readonly string[],
  asked: readonly string[],
  answers: readonly GivenAnswer[],
  { policy, strip: unwrap, detokenised }: SettleOptions,
): Settled {
  const texts = answers.map(({ text }, at) => strip(unwrap === true ? stripWrapping(asked[at], text) : text));
  const doubts = answers.map(({ doubt }) => doubt);
  const suspicious = inspectAnswers(asked, texts, doubts);
  const suspected = new Set(suspicious.map(({ line }) => line));
  const outputs = texts.map((text, at) => {
    if (policy === 'source' && suspected.has(at + 1)) return lines[at];
    return detokenised === true ? retokenise(lines[at], text) : text;
  });
  return { outputs, suspicious };
}
