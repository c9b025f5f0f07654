import { StetError, counted, isStetError, odditiesOf, type Oddity } from '@stet/core/internal';
import { CliError } from '../print/errors.js';
import { CheckAnswer, type Left } from './answers.js';
import type { ServerClient } from './server-client.js';

/** An output to hand in. */
export interface OutputFile {
  /** As it was named on the command line. */
  readonly file: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** An output that would be accepted, and what the server found in it. */
export interface CheckedFile extends OutputFile {
  readonly check: CheckAnswer;
}

/** What nobody wants to spend a submission on without looking. */
const ODD: Readonly<Partial<Record<Oddity, (check: CheckAnswer) => string>>> = {
  unchanged: () => 'the source as it is: nothing is corrected',
  'nearly-all-changed': ({ changed, lines }) =>
    `${changed} of ${lines} lines changed, as when the text is not tokenised as the source is`,
  emptied: ({ emptied }) => `${counted(emptied, 'empty line')} where the source has a sentence`,
  missing: ({ missing, lines }) =>
    `${lines - missing} of ${counted(lines, 'essay')}; the others would count as nothing`,
};

/** Has files checked as handing them in would check them; throws at the first that should not be handed in. */
export async function checkFiles(
  client: ServerClient,
  files: readonly OutputFile[],
  asIs: boolean,
): Promise<CheckedFile[]> {
  const checked: CheckedFile[] = [];
  for (const { file, bytes } of files) {
    const check = await naming(file, () =>
      client.post('team/submissions/check', { bytes, query: asIsQuery(asIs), answer: CheckAnswer }),
    );
    if (!asIs) refuseOdd(file, check);
    checked.push({ file, bytes, check });
  }
  return checked;
}

export const asIsQuery = (asIs: boolean): Readonly<Record<string, string>> => (asIs ? { asIs: 'true' } : {});

/** Lets errors that name no file of ours name this one. */
export async function naming<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isStetError(error) || error.file === undefined) throw error;
    const remedy =
      error.code === 'LINES_SHIFTED' ? `${error.remedy} If it is as it should be, add --as-is.` : error.remedy;
    throw new StetError<string>({ ...error.toJSON(), file, remedy }, { cause: error });
  }
}

function refuseOdd(file: string, check: CheckAnswer): void {
  const found = odditiesOf(check).flatMap((oddity) => ODD[oddity]?.(check) ?? []);
  // What was handed in before costs nothing.
  if (found.length === 0 || check.earlier !== null) return;
  throw new CliError({
    code: 'ODD_OUTPUT',
    file,
    expected: 'an output with nothing odd about it',
    found: found.join(', and '),
    remedy: 'Nothing was handed in. If it is as it should be, add --as-is.',
  });
}

/** Of a data set, not of a file: it is said which one, where there are several. */
const OF_DATA_SET = ['LIMIT_REACHED', 'WRONG_STATE'];

/** Lets errors that concern one of several data sets name it. */
export async function inDataSet<T>(title: string | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (title === undefined || !isStetError(error) || !OF_DATA_SET.includes(error.code)) throw error;
    throw new StetError<string>({ ...error.toJSON(), file: title }, { cause: error });
  }
}

/** Refuses to begin what the limit would not let us finish. */
export function refuseTooMany(checked: readonly CheckedFile[]): void {
  const wanted = checked.filter(({ check }) => check.earlier === null).length;
  const left = checked.map(({ check }) => mostOf(check.left)).at(-1) ?? Infinity;
  if (wanted <= left) return;
  throw new StetError<string>({
    code: 'LIMIT_REACHED',
    expected: `at most ${counted(left, 'more submission')} now`,
    found: `${wanted} files`,
    remedy: 'Nothing was handed in. Name fewer files, or wait until there are more to hand in.',
  });
}

function mostOf(left: Left | null): number {
  return Math.min(left?.phase ?? Infinity, left?.today ?? Infinity, left?.month ?? Infinity);
}
