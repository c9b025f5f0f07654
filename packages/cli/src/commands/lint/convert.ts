import type { Command } from 'commander';
import {
  detectLintForm,
  findLintForm,
  lintFormNames,
  lintForms,
  printLintLines,
  readLintReport,
  type CheckerReport,
  type LintCheck,
} from '@stet/core/internal';
import { checkStandardInput, readText } from '@stet/node';
import { CheckedTexts } from '../../lint/checked-texts.js';
import { addExamples, optionalChoice } from '../../options/command-options.js';
import { destinationOption } from '../../options/destination-option.js';
import { writeOutput } from '../../print/output.js';

interface LintConvertOptions {
  readonly from?: string;
  readonly output: string;
  readonly register?: string;
  readonly checker?: string;
  readonly checkerVersion?: string;
  readonly withoutText?: true;
}

const NAME_WIDTH = 16;
const FORMS = lintForms.map(({ name, title }) => `  ${name.padEnd(NAME_WIDTH)} ${title}`).join('\n');

export function addLintConvertCommand(lint: Command): void {
  const command = lint
    .command('convert')
    .description('Turn the report of a checker into lints (JSON Lines).')
    .argument('<report>', 'what the checker wrote, "-" for standard input')
    .argument('[texts...]', 'all texts that it checked: files, folders or REGISTER=PATH (default: those that it names)')
    .addOption(optionalChoice('--from <form>', 'the form of the report (default: what it looks like)', lintFormNames))
    .addOption(destinationOption('file', 'where to write the lints, "-" for standard output').default('-'))
    .option('--register <name>', 'register of the texts')
    .option('--checker <name>', 'name of the checker, where the report does not say')
    .option('--checker-version <version>', 'its version, where the report does not say')
    .option('--without-text', 'leave the texts out of the record');
  addExamples(
    command,
    [
      'stet lint convert --output vale.jsonl vale.json docs',
      'stet lint convert --from sarif --output lints.jsonl results.sarif docs',
      'stet lint convert --checker-version 1.2.0 --output alice.jsonl alice.snap.yml fiction=alice.md',
    ],
    `Forms:\n${FORMS}`,
  ).action(convert);
}

async function convert(file: string, args: readonly string[], options: LintConvertOptions): Promise<void> {
  checkStandardInput([file, ...args]);
  const document = await readText(file);
  const form = options.from === undefined ? detectLintForm(document, file) : findLintForm(options.from);
  const texts = await CheckedTexts.open(file, args, options.register);
  const report = readLintReport(document, form, { textOf: (name) => texts.find(name).text, location: { file } });
  const { checker = form.checker, version = 'unknown' } = report;
  const run = {
    checker: options.checker ?? checker,
    version: options.checkerVersion ?? version,
    options: {},
    checks: await checksOf(report, texts, options.withoutText === true),
  };
  await writeOutput(options.output, printLintLines(run));
}

/** A check for each text: those without a lint in the report were checked too, since somebody says so by giving them. */
async function checksOf(report: CheckerReport, texts: CheckedTexts, withoutText: boolean): Promise<LintCheck[]> {
  const { describeUnit, fromHere, plainProse } = await import('@stet/checkers');
  const reported = new Map(report.texts.map((answer) => [texts.find(answer.file), answer]));
  return texts.all().map((checked) => {
    const { name, register, text } = checked;
    const file = fromHere(checked.file);
    const { lints = [], error, incomplete } = reported.get(checked) ?? {};
    return {
      ...describeUnit({ unit: name, register, file, prose: plainProse(text) }, withoutText),
      ...(error === undefined ? {} : { error }),
      ...(incomplete === true ? { incomplete } : {}),
      lints,
    };
  });
}
