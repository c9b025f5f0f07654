import type { Command } from 'commander';
import { systemClock } from '@stet/node';
import { untilInterrupted } from '../checkers/interruptible.js';
import { addExamples, parseCount, parseSize } from '../options/command-options.js';
import { CliError } from '../print/errors.js';
import { paragraph, printError } from '../print/error.js';
import { addOutputOptions, print, type OutputOptions } from '../print/output.js';
import { checkDocument, submissionDocument } from '../submit/submission-documents.js';
import { checkTable, submissionTable } from '../print/submission-tables.js';
import { standingTables } from '../print/standing-tables.js';
import { say } from '../print/terminal.js';
import { RoomAnswer } from '../submit/answers.js';
import { checkFiles, inDataSet, refuseTooMany, type CheckedFile } from '../submit/check-files.js';
import { findPlace, type Place } from '../submit/find-place.js';
import { handInFiles, type HandedFile } from '../submit/hand-in-files.js';
import { findStanding } from '../submit/find-standing.js';
import { openDesks, type Desk, type Opened } from '../submit/open-desks.js';
import { isOpen, parseAddress } from '../submit/parse-address.js';
import { KEY_VARIABLE, readTeamKey } from '../submit/read-team-key.js';
import { serverClient, type ServerClient } from '../submit/server-client.js';
import { areSettled, settle } from '../submit/settle.js';

interface SubmitOptions extends OutputOptions {
  readonly keyFile?: string;
  readonly note?: string;
  readonly check?: true;
  readonly asIs?: true;
  readonly wait: boolean;
  readonly timeout: number;
  readonly retries: number;
}

/** What was handed in could not be scored. */
const EXIT_NOT_SCORED = 1;
/** The server is away, or needs longer: the same command may be run again. As in sysexits.h, EX_TEMPFAIL. */
const EXIT_TRY_AGAIN = 75;

export function addSubmitCommand(program: Command): void {
  const command = program
    .command('submit')
    .description('Hand in outputs to a shared task or a benchmark, and wait for their scores.')
    .argument('<address>', 'the address of the task or benchmark, as your browser shows it')
    .argument(
      '<file...>',
      'outputs, one sentence per line; for a benchmark a folder, files named like data sets, or NAME=FILE',
    )
    .option('--key-file <file>', `a file with the key of your team (default: the variable ${KEY_VARIABLE})`)
    .option('--note <text>', 'what you call it; the leaderboard shows it')
    .option('--check', 'check the files only: nothing is handed in, nothing is counted')
    .option('--as-is', 'hand in what looks odd, or as if its lines were shifted')
    .option('--no-wait', 'do not wait for the score')
    .option('--timeout <seconds>', 'how long to wait for the score', parseSize, 600)
    .option('--retries <count>', 'how many times to ask a server again that is away or busy', parseCount, 6);
  addExamples(
    addOutputOptions(command),
    [
      'stet submit https://stet.example.org/tasks/ID output.txt --key-file team.key',
      'STET_KEY=… stet submit https://stet.example.org/tasks/ID output.txt --note "with spelling" --json',
      'stet submit https://stet.example.org/tasks/ID output.txt --key-file team.key --check',
      'stet submit https://stet.example.org/benchmarks/ID cs-NatForm=czech.txt de-Merlin=german.txt --key-file team.key',
    ],
    `The key never is an argument, which others on the machine could read. The same output is one submission, however often
it is sent: after a failure, run the same command again.

Exit codes: 0 done; 1 handed in, but it could not be scored; 2 refused, nothing was handed in by this; 75 the server is
away or needs longer, try again; 130 interrupted.`,
  ).action(submit);
}

async function submit(text: string, files: readonly string[], options: SubmitOptions): Promise<void> {
  const address = parseAddress(text);
  const { origin } = address;
  const key = await readTeamKey(options.keyFile);
  if (isOpen(address)) say(`${origin} is not encrypted: others on the way can read your key and your output`);
  const kept = 'What was handed in stays; the same command goes on from there.';
  await untilInterrupted({ kept }, async (signal) => {
    const onRetry = (reason: string): void => say(`${origin}: ${reason}; trying again`);
    try {
      const client = serverClient({ origin, key, retries: options.retries, clock: systemClock, signal, onRetry });
      await handInAt(client, await openDesks(client, address, files), options, signal);
    } catch (error) {
      if (!(error instanceof CliError) || error.code !== 'SERVER_AWAY') throw error;
      printError(error);
      process.exitCode = EXIT_TRY_AGAIN;
    }
  });
}

/** Has everything checked before anything is handed in. */
async function handInAt(
  client: ServerClient,
  { desks, entry }: Opened,
  options: SubmitOptions,
  signal: AbortSignal,
): Promise<void> {
  const asIs = options.asIs === true;
  const checkedDesks: CheckedDesk[] = [];
  for (const desk of desks) {
    const shown = entry === undefined ? undefined : desk.title;
    const checked = await inDataSet(shown, () => checkFiles(desk.client, desk.outputs, asIs));
    checkedDesks.push({ ...desk, checked });
  }
  if (options.check === true) {
    const documents = checkedDesks.map(({ room, checked }) => checkDocument(room, checked));
    print(options, {
      document: () => (entry === undefined ? documents[0] : { benchmark: entry.benchmark, dataSets: documents }),
      tables: () => checkedDesks.map(checkTable),
    });
    return;
  }
  for (const { checked } of checkedDesks) refuseTooMany(checked);
  const handedDesks: HandedDesk[] = [];
  for (const { client: desk, title, room, checked } of checkedDesks) {
    const handed = await handInFiles(desk, room, checked, { asIs, note: options.note });
    tellNumbers(handed);
    handedDesks.push({ client: desk, title, room, handed });
  }
  const until = systemClock.now() + 1000 * options.timeout;
  const results: Result[] = [];
  for (const desk of handedDesks) results.push(await resultOf(desk, options, until, signal));
  const standing =
    entry === undefined || !results.every(({ isOver }) => isOver)
      ? undefined
      : await findStanding(client, entry, { clock: systemClock, signal });
  const documents = results.map(({ room, handed, place }) => submissionDocument(room, handed, place));
  print(options, {
    document: () =>
      entry === undefined
        ? documents[0]
        : { benchmark: entry.benchmark, dataSets: documents, standing: standing ?? null },
    tables: () => [
      ...results.map(submissionTable),
      ...(entry === undefined || standing === undefined ? [] : standingTables(entry.name, standing)),
    ],
  });
  for (const { handed } of results) for (const output of handed) tellTrouble(output);
}

interface CheckedDesk extends Desk {
  readonly checked: readonly CheckedFile[];
}

interface HandedDesk extends Pick<Desk, 'client' | 'title' | 'room'> {
  readonly handed: readonly HandedFile[];
}

interface Result extends Pick<HandedDesk, 'title' | 'room' | 'handed'> {
  readonly place: Place | undefined;
  /** Whether all have their scores. */
  readonly isOver: boolean;
}

/** Waits for the scores at a desk, and looks what is left there. */
async function resultOf(
  { client, title, room, handed }: HandedDesk,
  options: SubmitOptions,
  until: number,
  signal: AbortSignal,
): Promise<Result> {
  const settled = await settleUnless(client, room, handed, options, until, signal);
  const isOver = options.wait && areSettled(settled);
  const place = isOver ? await findPlace(client, room, { clock: systemClock, signal }) : undefined;
  return { title, room: await client.get('team', { answer: RoomAnswer }), handed: settled, place, isOver };
}

function tellNumbers(handed: readonly HandedFile[]): void {
  for (const { file, submission, check } of handed) {
    say(`${file} ${check.earlier === null ? 'is' : 'was handed in before, as'} submission ${submission.number}`);
  }
}

/** Waits for scores, unless nobody wants to, or there is nothing to score against. */
async function settleUnless(
  client: ServerClient,
  { task }: RoomAnswer,
  handed: readonly HandedFile[],
  { wait, timeout }: SubmitOptions,
  until: number,
  signal: AbortSignal,
): Promise<readonly HandedFile[]> {
  if (!wait) return handed;
  if (task.goldVersion === 0) {
    say('there is no gold yet: the scores come when the organiser has uploaded it');
    return handed;
  }
  const settled = await settle(client, handed, { clock: systemClock, signal, until, tell: say });
  if (!areSettled(settled)) {
    say(`no score within ${timeout} s; run the same command again to go on waiting`);
    process.exitCode = EXIT_TRY_AGAIN;
  }
  return settled;
}

function tellTrouble({ file, submission: { number, state, reason, scores } }: HandedFile): void {
  if (state === 'failed') {
    process.exitCode = EXIT_NOT_SCORED;
    if (reason !== null) say(`${file} could not be scored: ${paragraph(reason)}`);
  } else if (state === 'withdrawn') {
    say(`${file} was handed in before, as submission ${number}, and withdrawn; restore it in your room`);
  }
  for (const warning of scores?.warnings ?? []) say(`${file}: ${warning}`);
}
