import { StetError } from '../error.js';

/** Runs the work and tells of an error where it happened. */
export function located<T>(work: () => T, file: string, line: number): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof StetError)) throw error;
    throw new StetError<string>({ ...error.toJSON(), file, line }, { cause: error });
  }
}
