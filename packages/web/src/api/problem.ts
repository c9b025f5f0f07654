import type { StetErrorDetails } from '@stet/core/internal';
import type { WebErrorCode } from '../errors.js';
import { words } from '../language/words.js';
import { problemSentence } from './problem-sentence.js';

/** An error as the server reports it. */
export type Problem = StetErrorDetails;

/** The server understood the request and refused it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly problem: Problem;
  /** The whole body: a conflict also carries the server's current state. */
  readonly body: unknown;
  /** For how long the server asks to wait before trying again; 0 if it does not say. */
  readonly retryMs: number;

  constructor(status: number, problem: Problem, body: unknown, retryMs = 0) {
    super(problemSentence(problem));
    this.status = status;
    this.problem = problem;
    this.body = body;
    this.retryMs = retryMs;
  }
}

/** True where the server has no such task, campaign, and so on. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** No answer came: the network or the server is down. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** Any error as something that can be shown to a person. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ApiError) return error.problem;
  const { api } = words();
  if (error instanceof Unreachable) {
    return {
      code: 'UNREACHABLE',
      ...api.unanswered,
    } satisfies StetErrorDetails<WebErrorCode>;
  }
  if (isUnfetchedModule(error)) {
    return {
      code: 'UNREACHABLE',
      ...api.unfetched,
    } satisfies StetErrorDetails<WebErrorCode>;
  }
  return {
    code: 'PAGE_FAULT',
    ...api.pageFault,
    found: error instanceof Error ? error.message : String(error),
  } satisfies StetErrorDetails<WebErrorCode>;
}

/** Rooms are fetched when they are opened; browsers say in words of their own that this failed. */
function isUnfetchedModule(error: unknown): boolean {
  return error instanceof TypeError && /(?:import\w* module|module script)/iu.test(error.message);
}
