import type { Command } from 'commander';
import {
  badOption,
  detokenise,
  printPlainText,
  scoreDocument,
  scoreTables,
  settleAnswers,
  type Settled,
} from '@stet/core/internal';
import { CliError } from '../print/errors.js';
import { askChecker } from '../checkers/ask-checker.js';
import { untilInterrupted } from '../checkers/interruptible.js';
import { addOutputOptions, print, writeOutput } from '../print/output.js';
import { runTables, suspiciousLines, type RunCounts } from '../print/run-tables.js';
import {
  addAskingOptions,
  addCheckerOptions,
  addTextOptions,
  refuseOtherCheckersOptions,
  type RunOptions,
} from '../checkers/run-options.js';
import { readTask, scoreOutput, type Task } from '../checkers/run-task.js';
import { addExamples } from '../options/command-options.js';
import { say } from '../print/terminal.js';

export function addRunCommand(program: Command): void {
  const command = program
    .command('run')
    .description('Correct sentences with a checker, and score what it makes of them.');
  addExamples(addOutputOptions(addAskingOptions(addCheckerOptions(addTextOptions(command)))), [
    `stet run --source source.txt --command 'my-checker --lines' --output out.txt`,
    'stet run --gold gold.m2 --harper --detokenise --output harper.txt',
    'stet run --gold gold.m2 --languagetool http://localhost:8081 --detokenise --cache answers',
    `stet run --source source.txt --openai https://api.example.org/v1 --model small --key-env API_KEY \\
      --cache answers --rate 2 --output small.txt`,
  ]).action(run);
}

async function run(options: RunOptions, command: Command): Promise<void> {
  checkOptions(options, command);
  const task = await readTask(options);
  const { createChecker } = await import('@stet/checkers');
  const checker = await createChecker(options);
  const questions = options.detokenise === true ? task.lines.map(detokenise) : task.lines;
  const asked = await untilInterrupted(options, (signal) => askChecker(checker, questions, task.file, options, signal));
  if (asked === undefined) return;
  const { answers, counts } = asked;
  const settled = settleAnswers(task.lines, questions, answers, {
    policy: options.onSuspicious === 'keep' ? 'keep' : 'source',
    strip: options.strip,
    detokenised: options.detokenise,
  });
  refuseSuspicious(settled, task, options);
  if (options.output !== undefined) await writeOutput(options.output, printPlainText(settled.outputs));
  const changed = settled.outputs.filter((output, at) => output !== task.lines[at]).length;
  const { suspicious } = settled;
  await report(
    { sentences: task.lines.length, ...counts, suspicious: suspicious.length, changed },
    settled,
    task,
    checker.name,
    options,
  );
}

function checkOptions({ source, gold, output, json, format }: RunOptions, command: Command): void {
  refuseOtherCheckersOptions(command);
  if (source === undefined && gold === undefined) {
    throw badOption('--source FILE, or --gold FILE', 'neither', 'Name the sentences to correct.');
  }
  if (output === undefined && gold === undefined) {
    throw badOption('--output FILE, --gold FILE or both', 'neither', 'Say where to write, or what to score against.');
  }
  if (output === '-' && (gold !== undefined || json === true || format !== 'text')) {
    throw badOption('--output FILE with a score or a --format', '"-"', 'Two texts cannot share the standard output.');
  }
}

/** Stops before anything is written if answers may not be corrections, or do not fit on a line. */
function refuseSuspicious({ suspicious }: Settled, { file }: Task, { onSuspicious }: RunOptions): void {
  const refused =
    onSuspicious === 'stop'
      ? suspicious
      : onSuspicious === 'keep'
        ? suspicious.filter(({ reasons }) => reasons.includes('lines'))
        : [];
  if (refused.length === 0) return;
  for (const line of suspiciousLines(refused, file)) say(line);
  throw new CliError({
    code: 'SUSPICIOUS_ANSWERS',
    file,
    line: refused[0].line,
    expected: onSuspicious === 'stop' ? 'corrections' : 'answers of one line',
    found: `${refused.length} suspicious ${refused.length === 1 ? 'answer' : 'answers'}, listed above`,
    remedy: 'Nothing was written. Look at them, then choose --strip, another prompt, or --on-suspicious source.',
  });
}

async function report(
  counts: RunCounts,
  settled: Settled,
  task: Task,
  checker: string,
  options: RunOptions,
): Promise<void> {
  if (options.output === '-') return;
  const board = task.gold === undefined ? undefined : await scoreOutput(task, settled.outputs, checker, options);
  print(options, {
    document: () => ({
      ...counts,
      suspiciousAnswers: settled.suspicious,
      ...(board === undefined ? {} : { scores: scoreDocument(board).systems[0].scores }),
    }),
    tables: () => [
      ...runTables(counts, settled.suspicious, options.onSuspicious),
      ...(board === undefined ? [] : scoreTables(board, SCORE_DIGITS)),
    ],
  });
}

const SCORE_DIGITS = 2;
