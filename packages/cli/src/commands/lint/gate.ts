import { randomUUID } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Command } from 'commander';
import {
  changeRecord,
  checkMustLines,
  diffDocument,
  gateLints,
  goldCounts,
  jsonPieces,
  placeUnits,
  refuseOtherVersion,
  sarifPieces,
  signatureOf,
  testSlowdown,
  type LintCheck,
  type LintGateReport,
  type LintRun,
  type MustLine,
  type MustResult,
  type Slowdown,
  type UnitPlace,
} from '@stet/core/internal';
import { readLints, sha256, writeFiles } from '@stet/node';
import { askedFiles } from '../../gate/report-files.js';
import { refuseOverwriting } from '../../gate/refuse-overwriting.js';
import { addLintGateOptions, checkLintGateOptions, type LintGateOptions } from '../../lint/gate-options.js';
import { readCompared, type ComparedVersions } from '../../lint/read-compared.js';
import { readCheckedFiles } from '../../lint/read-checked-files.js';
import { readMustLines } from '../../lint/read-must-lines.js';
import { addExamples } from '../../options/command-options.js';
import { lintGateAnnotations, problemLines } from '../../print/lints/gate/annotations.js';
import { lintGateJunit } from '../../print/lints/gate/junit.js';
import { lintGateSummary } from '../../print/lints/gate/tables.js';
import { lintGateText } from '../../print/lints/gate/text.js';
import { printJson, printText, say } from '../../print/terminal.js';
import { withoutCommands } from '../../print/workflow-commands.js';

const EXIT_FAILED = 1;

export function addLintGateCommand(lint: Command): void {
  const command = lint
    .command('gate')
    .description(
      'Fail when a version of a checker is worse: more false alarms, fewer right suggestions, broken lines.',
    );
  addExamples(
    addLintGateOptions(command),
    [
      'stet lint gate --baseline old.jsonl new.jsonl',
      'stet lint gate --baseline old.jsonl --gold gold.m2 --detokenise --must must.txt --must-lints must.jsonl new.jsonl',
      'stet lint gate --baseline old.jsonl --sarif lints.sarif --summary "$GITHUB_STEP_SUMMARY" --annotations new.jsonl',
    ],
    'Texts without a gold are clean: each lint in them is a false alarm.\nExit code 0: it passes; 1: it fails; 2: something is wrong with the input.',
  ).action(gate);
}

async function gate(files: readonly string[], options: LintGateOptions): Promise<void> {
  checkLintGateOptions(options);
  const { baseline, again = [], gold, tokens, must = [], mustLints = [], timedAgainst } = options;
  const { json, junit, summary, sarif } = options;
  refuseOverwriting(
    [...files, ...baseline, ...again, gold, tokens, ...must, ...mustLints, timedAgainst],
    [json, junit, summary, sarif],
  );
  const compared = await readCompared(files, options, true);
  const { now, matched } = compared;
  const others = await Promise.all(mustLints.map((file) => readRunOf(now, file)));
  const { level, resamples, seed, confidence } = options;
  const report = gateLints(
    {
      diff: compared.diff,
      now,
      others,
      gold:
        gold === undefined ? undefined : { before: matched.before.map(goldCounts), now: matched.now.map(goldCounts) },
      must: checkAll(await readMustLines(must), [now, ...others]),
      slowdown: timedAgainst === undefined ? undefined : await slowdownOf(compared, timedAgainst, options),
    },
    { level, resamples, seed, confidence },
  );
  const signature = signatureOf('lint-gate', [compared.signature.replaceAll('|', ';'), `level:${level}`]);
  const placeOf = placeUnits(now.checks, await readCheckedFiles(now, options.root));
  await writeFiles(
    await askedFiles(
      { json: json === '-' ? undefined : json, junit, summary, sarif },
      {
        json: () => documentPieces(report, signature),
        junit: () => lintGateJunit(report, options.top),
        summary: () => lintGateSummary(report, signature, confidence, options.top),
        sarif: () => sarifPieces(now, { diff: report.diff, placeOf }),
      },
    ),
  );
  if (sarif !== undefined && sarif !== '-') await tellTooLarge(sarif);
  printReport(report, signature, placeOf, options);
  if (!report.passed) process.exitCode = EXIT_FAILED;
}

/** Reads a further run of a version. */
async function readRunOf(version: LintRun, file: string): Promise<LintRun> {
  const run = await readLints(file);
  refuseOtherVersion(run, version, file);
  return run;
}

/** The lines may be among the other texts of a run, or have a run of their own. */
function checkAll(lines: readonly MustLine[], runs: readonly LintRun[]): MustResult[] {
  return checkMustLines(lines, { ...runs[0], checks: runs.flatMap(({ checks }) => checks) }, sha256);
}

async function slowdownOf(
  { before, now }: ComparedVersions,
  file: string,
  { maxSlowdown, resamples, seed, confidence }: LintGateOptions,
): Promise<Slowdown | undefined> {
  const slowdown = testSlowdown(await readRunOf(before, file), now, maxSlowdown, { resamples, seed, confidence });
  if (slowdown === undefined) say(`${file}: no text has a time in both runs, so that nothing is said of it.`);
  return slowdown;
}

/** GitHub refuses a larger file once it is packed. */
const GITHUB_BYTES = 10_000_000;

async function tellTooLarge(file: string): Promise<void> {
  if (statSync(file).size <= GITHUB_BYTES) return;
  let bytes = 0;
  await pipeline(createReadStream(file), createGzip(), async (packed: AsyncIterable<Buffer>) => {
    for await (const piece of packed) bytes += piece.length;
  });
  if (bytes > GITHUB_BYTES)
    say(`${file}: ${bytes} bytes when packed; GitHub takes ${GITHUB_BYTES}. Check fewer texts.`);
}

/** All that the gate found, for programs. */
function documentOf({ diff, alarms, ...report }: LintGateReport, signature: string): object {
  const shown = alarms.map((alarm) => ({ ...alarm, changes: alarm.changes.map(changeRecord) }));
  return { ...report, signature, alarms: shown, diff: diffDocument(diff, signature) };
}

function* documentPieces(report: LintGateReport, signature: string): Generator<string, void> {
  yield* jsonPieces(documentOf(report, signature));
  yield '\n';
}

function printReport(
  report: LintGateReport,
  signature: string,
  placeOf: (check: LintCheck) => UnitPlace,
  { format, json, confidence, top, annotations, problems }: LintGateOptions,
): void {
  if (json === '-' || format === 'json') {
    printJson(documentOf(report, signature));
    return;
  }
  const text = lintGateText(report, signature, { format, confidence, top });
  const lines = problems === true ? problemLines(report, placeOf) : '';
  printText(
    annotations === true
      ? withoutCommands(text + lines, randomUUID()) + lintGateAnnotations(report, placeOf)
      : text + lines,
  );
}
