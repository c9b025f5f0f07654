import type { Command } from 'commander';
import { StetError, counted, nameErrorOptions, nameOptions, validate, type Validation } from '@stet/core/internal';
import { checkStandardInput, readText } from '@stet/node';
import { flagOf } from '../options/flag-of.js';
import { EXIT_BAD_INPUT, paragraph } from '../print/error.js';
import { style } from '../print/style.js';
import { addExamples } from '../options/command-options.js';
import { printJson, printText } from '../print/terminal.js';

interface ValidateOptions {
  readonly json?: true;
}

export function addValidateCommand(program: Command): void {
  const command = program
    .command('validate')
    .description(
      'Name the format of files, and list every problem. Exit code 2 for an error, or a file of unknown format.',
    )
    .argument(
      '<file...>',
      'anything that Stet reads: annotated text, judgments, scores, shards …; "-" for standard input',
    )
    .option('--json', 'print JSON');
  addExamples(command, ['stet validate gold.m2 essays.sgml output.txt']).action(
    async (files: string[], { json }: ValidateOptions) => {
      checkStandardInput(files);
      const results = await Promise.all(files.map(validateFile));
      if (json === true) printJson({ files: results });
      else printText(results.map(printValidation).join('\n'));
      if (results.some(({ errors }) => errors.length > 0)) process.exitCode = EXIT_BAD_INPUT;
    },
  );
}

type Validated = Omit<Validation, 'format'> & { readonly format?: string };

async function validateFile(file: string): Promise<Validated> {
  try {
    const { errors, warnings, ...validation } = validate({ file, text: await readText(file) });
    return {
      ...validation,
      errors: errors.map((error) => nameErrorOptions(error, flagOf)),
      warnings: warnings.map((warning) => nameOptions(warning, flagOf)),
    };
  } catch (error) {
    if (!(error instanceof StetError)) throw error;
    return { file, title: 'unknown format', summary: 'not readable', errors: [error.toJSON()], warnings: [] };
  }
}

function printValidation({ file, title, summary, errors, warnings }: Validated): string {
  return [
    `${style.bold(file)}: ${title}, ${summary}; ${counted(errors.length, 'error')}, ${counted(warnings.length, 'warning')}`,
    ...errors.map((error) => `  ${style.red('error')} ${paragraph(error)}`),
    ...warnings.map((warning) => `  ${style.yellow('warning')} ${warning}`),
    '',
  ].join('\n');
}
