import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detectLintForm, findLintForm, readLintReport, type LintForm } from '@stet/core/internal';
import { CheckerFailure } from '../adapters/adapter.js';
import { runCommand } from '../adapters/run-command.js';
import { lintAdapter, type LintAdapter, type LintAnswer } from './lint-adapter.js';

export interface FormCommandOptions {
  /** `{file}` in it stands for a file with the text; without, it reads the text from its standard input. */
  readonly command: string;
  /** The form of what it prints; what it looks like, where absent. */
  readonly form?: string | undefined;
}

const FILE = '{file}';
/** Linters end with 1 where they found something. */
const EXIT_CODES = [0, 1];

/** Any command that checks a text and prints a report in a form that Stet knows. It is started again for each text. */
export function formCommandLinter({ command, form: formName }: FormCommandOptions): LintAdapter {
  const form = formName === undefined ? undefined : findLintForm(formName);
  return lintAdapter({
    name: form?.checker ?? 'command',
    version: 'unknown',
    offsets: form?.offsets ?? 'utf16',
    options: { command, ...(formName === undefined ? {} : { form: formName }) },
    concurrency: Infinity,
    check: async ({ text, language }, signal) => {
      const extension = language === 'markdown' ? 'md' : 'txt';
      const report = command.includes(FILE)
        ? await withTextFile(text, extension, (file) =>
            runCommand(command.replaceAll(FILE, quoted(file)), '', signal, EXIT_CODES),
          )
        : await runCommand(command, text, signal, EXIT_CODES);
      return readAnswer(report, text, form);
    },
    close: () => Promise.resolve(),
  });
}

function readAnswer(report: string, text: string, form: LintForm | undefined): LintAnswer {
  if (report.trim() === '') throw new CheckerFailure('the command printed nothing, not even an empty report');
  const { texts } = readLintReport(report, form ?? detectLintForm(report), { textOf: () => text });
  const error = texts.find((answered) => answered.error !== undefined)?.error;
  if (error !== undefined) throw new CheckerFailure(error);
  const incomplete = texts.some((answered) => answered.incomplete === true);
  return { lints: texts.flatMap(({ lints }) => lints), ...(incomplete ? { incomplete } : {}) };
}

async function withTextFile<T>(text: string, extension: string, work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'stet-text-'));
  try {
    const file = join(folder, `text.${extension}`);
    await writeFile(file, text);
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** For a shell. */
function quoted(file: string): string {
  return `'${file.replaceAll("'", `'\\''`)}'`;
}
