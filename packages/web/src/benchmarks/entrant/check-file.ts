import type { SubmissionCheck } from '@stet/server';
import { api } from '../../api/api.js';

/** A file that a team has chosen, the data set it goes to, and what became of it so far. */
export interface CheckedFile {
  readonly file: File;
  /** Undefined until it is said where it goes. */
  readonly task: string | undefined;
  /** What the server found, if it may be submitted. */
  readonly check?: SubmissionCheck;
  /** Why it may not. */
  readonly problem?: unknown;
  /** Once it was submitted: its number, or why it was refused. */
  readonly outcome?: { readonly number: number } | { readonly error: unknown };
}

/** Asks the server about a file; nothing is submitted by it. */
export async function checkFile(file: File, task: string | undefined, key: string): Promise<CheckedFile> {
  if (task === undefined) return { file, task };
  try {
    const query = { task, file: file.name };
    return { file, task, check: await api.post('/team/submissions/check', { query, bytes: file, key }) };
  } catch (problem) {
    return { file, task, problem };
  }
}
