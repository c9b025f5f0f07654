import { CliError } from '../print/errors.js';
import { RoomAnswer, SubmissionAnswer } from './answers.js';
import { asIsQuery, naming, type CheckedFile } from './check-files.js';
import type { ServerClient } from './server-client.js';

/** An output and the submission that it is. */
export interface HandedFile extends CheckedFile {
  readonly submission: SubmissionAnswer;
}

export interface HandInOptions {
  readonly asIs: boolean;
  readonly note: string | undefined;
}

/**
 * Hands in what was not handed in before. The server knows an output again by its text, once in each phase; so a request
 * that has to be sent again is the same submission, unless another phase has begun.
 */
export async function handInFiles(
  client: ServerClient,
  { task: { phase }, submissions }: RoomAnswer,
  checked: readonly CheckedFile[],
  { asIs, note }: HandInOptions,
): Promise<HandedFile[]> {
  const query = { ...asIsQuery(asIs), ...(note === undefined ? {} : { note }) };
  const handed: HandedFile[] = [];
  for (const output of checked) {
    const { file, bytes, check } = output;
    const earlier = submissions.find(({ number }) => number === check.earlier);
    const beforeRetry = (): Promise<void> => refuseOtherPhase(client, phase, file);
    const submission =
      earlier ??
      (await naming(file, () =>
        client.post('team/submissions', { bytes, query, answer: SubmissionAnswer, beforeRetry }),
      ));
    handed.push({ ...output, submission });
  }
  return handed;
}

async function refuseOtherPhase(client: ServerClient, phase: number | null, file: string): Promise<void> {
  const { task } = await client.get('team', { answer: RoomAnswer });
  if (task.phase === phase) return;
  throw new CliError({
    code: 'PHASE_CHANGED',
    file,
    expected: 'the phase to last until the file is handed in',
    found: 'that it ended while the server was away',
    remedy: 'Look in your room whether the file arrived. If it did not, run the command again.',
  });
}
