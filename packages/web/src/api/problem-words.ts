import type { StetErrorDetails } from '@stet/core/internal';
import type { ApiErrorCode } from '@stet/server';
import type { WebErrorCode } from '../errors.js';

/** What can go wrong that a page may show. */
export type ProblemCode = ApiErrorCode | WebErrorCode;

export type ProblemSentence = (problem: Pick<StetErrorDetails, 'expected' | 'found'>) => string;

/** What a language says of problems, by their code. */
export interface ProblemWords {
  /** English leaves most of them to the words in which they were reported. */
  readonly sentences: Readonly<Partial<Record<ProblemCode, ProblemSentence>>>;
  /** What to do, where that does not depend on the case. */
  readonly remedies: Readonly<Partial<Record<ProblemCode, string>>>;
}

/** A sentence that needs no details. */
export const saying =
  (sentence: string): ProblemSentence =>
  () =>
    sentence;
