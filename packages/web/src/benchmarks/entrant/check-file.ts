import type { SubmissionCheck } from '@stet/server';
import { api } from '../../api/api.js';

/** A file that a team has chosen, the data set it goes to, and what became of it so far. */
export interface CheckedFile {
  readonly file: File;
  /** Undefined until it is said where it goes. */
  readonly task: string | undefined;
  /** Whether it is right, although its lines seem to answer others than their own. */
  readonly asIs: boolean;
  /** What the server found, if it may be submitted. */
  readonly check?: SubmissionCheck;
  /** Why it may not. */
  readonly problem?: unknown;
  /** Once it was submitted: its number, or why it was refused. */
  readonly outcome?: { readonly number: number } | { readonly error: unknown };
}

type Chosen = Pick<CheckedFile, 'file' | 'task' | 'asIs'>;

/** Asks the server about a file; nothing is submitted by it. */
export async function checkFile(chosen: Chosen, key: string): Promise<CheckedFile> {
  const { file, task, asIs } = chosen;
  if (task === undefined) return { file, task, asIs };
  try {
    const query = queryFor({ file, task, asIs });
    return { file, task, asIs, check: await api.post('/team/submissions/check', { query, bytes: file, key }) };
  } catch (problem) {
    return { file, task, asIs, problem };
  }
}

/** What is said of a file that is checked or submitted. */
export function queryFor<Task extends string | undefined>({
  file,
  task,
  asIs,
}: Omit<Chosen, 'task'> & { readonly task: Task }): {
  readonly task: Task;
  readonly file: string;
  readonly asIs: 'true' | 'false';
} {
  return { task, file: file.name, asIs: asIs ? 'true' : 'false' };
}
