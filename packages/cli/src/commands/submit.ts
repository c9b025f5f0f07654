import type { Command } from 'commander';
import { readText, systemClock } from '@stet/node';
import { untilInterrupted } from '../checkers/interruptible.js';
import { addExamples, parseCount, parseSize } from '../options/command-options.js';
import { CliError } from '../print/errors.js';
import { paragraph, printError } from '../print/error.js';
import { addOutputOptions, print, type OutputOptions } from '../print/output.js';
import { checkTable, submissionTable } from '../print/submission-tables.js';
import { say } from '../print/terminal.js';
import { RoomAnswer } from '../submit/answers.js';
import { checkFiles, refuseTooMany, type CheckedFile } from '../submit/check-files.js';
import { findPlace, type Place } from '../submit/find-place.js';
import { handInFiles, type HandedFile } from '../submit/hand-in-files.js';
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
    .description('Hand in outputs to a shared task, and wait for their scores.')
    .argument('<address>', 'the address of the task, as your browser shows it')
    .argument('<file...>', 'outputs, one sentence per line; each is a submission, - is the standard input')
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
    ],
    `The key never is an argument, which others on the machine could read. The same output is one submission, however often
it is sent: after a failure, run the same command again.

Exit codes: 0 done; 1 handed in, but it could not be scored; 2 refused, nothing was handed in by this; 75 the server is
away or needs longer, try again; 130 interrupted.`,
  ).action(submit);
}

async function submit(text: string, files: readonly string[], options: SubmitOptions): Promise<void> {
  const address = parseAddress(text);
  const key = await readTeamKey(options.keyFile);
  if (isOpen(address)) say(`${address.origin} is not encrypted: others on the way can read your key and your output`);
  const outputs = await Promise.all(
    files.map(async (file) => ({ file, bytes: new Uint8Array(Buffer.from(await readText(file))) })),
  );
  const kept = 'What was handed in stays; the same command goes on from there.';
  await untilInterrupted({ kept }, async (signal) => {
    try {
      const { origin, task } = address;
      const client = serverClient({
        origin,
        key,
        retries: options.retries,
        clock: systemClock,
        signal,
        onRetry: (reason) => say(`${origin}: ${reason}; trying again`),
      });
      const room = await client.get('team', { answer: RoomAnswer });
      if (task !== undefined && task !== room.task.id) throw otherTask(room);
      const checked = await checkFiles(client, 'team/submissions/check', outputs, options.asIs === true);
      if (options.check === true) reportCheck(checked, room, options);
      else {
        refuseTooMany(checked);
        const handed = await handInFiles(client, room, checked, { asIs: options.asIs === true, note: options.note });
        await report(client, room, handed, options, signal);
      }
    } catch (error) {
      if (!(error instanceof CliError) || error.code !== 'SERVER_AWAY') throw error;
      printError(error);
      process.exitCode = EXIT_TRY_AGAIN;
    }
  });
}

function otherTask({ task: { name, id } }: RoomAnswer): CliError {
  return new CliError({
    code: 'OTHER_TASK',
    expected: 'the key of a team of this task',
    found: `that of a team of another one, ${JSON.stringify(name)} (${id})`,
    remedy: 'Each task has keys of its own. Use the one that you got for this task, or the address of that one.',
  });
}

function reportCheck(checked: readonly CheckedFile[], { left }: RoomAnswer, options: SubmitOptions): void {
  print(options, {
    document: () => ({ left, files: checked.map(({ file, check: { left: _, ...facts } }) => ({ file, ...facts })) }),
    tables: () => [checkTable(checked, left)],
  });
}

async function report(
  client: ServerClient,
  room: RoomAnswer,
  handed: readonly HandedFile[],
  options: SubmitOptions,
  signal: AbortSignal,
): Promise<void> {
  tellNumbers(handed);
  const settled = await settleUnless(client, room, handed, options, signal);
  const isOver = options.wait && areSettled(settled);
  const place = isOver ? await findPlace(client, room, { clock: systemClock, signal }) : undefined;
  const after = await client.get('team', { answer: RoomAnswer });
  print(options, {
    document: () => documentOf(after, settled, place),
    tables: () => [submissionTable(after, settled, place)],
  });
  for (const output of settled) tellTrouble(output);
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
  signal: AbortSignal,
): Promise<readonly HandedFile[]> {
  if (!wait) return handed;
  if (task.goldVersion === 0) {
    say('there is no gold yet: the scores come when the organiser has uploaded it');
    return handed;
  }
  const settled = await settle(client, handed, { clock: systemClock, signal, timeoutMs: 1000 * timeout, tell: say });
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

function documentOf(
  { task, team, left }: RoomAnswer,
  handed: readonly HandedFile[],
  place: Place | undefined,
): unknown {
  return {
    task: { id: task.id, name: task.name },
    team: team.name,
    left,
    submissions: handed.map(({ file, check: { left: _, ...facts }, submission: { scores, ...submission } }) => ({
      file,
      ...submission,
      check: facts,
      scores: scores?.metrics ?? null,
    })),
    place: place ?? null,
  };
}
