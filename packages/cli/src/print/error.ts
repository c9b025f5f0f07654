import { StetError, errorWords, isStetError, type StetErrorDetails } from '@stet/core/internal';
import { CommanderError } from 'commander';
import { flagOf } from '../options/flag-of.js';
import { errorStyle } from './style.js';
import { sayLine } from './terminal.js';

export const EXIT_BAD_INPUT = 2;
const EXIT_INTERNAL = 70;

/** Prints an error as one paragraph and returns the exit code. */
export function printError(error: unknown): number {
  const failure = error instanceof CommanderError ? fromCommander(error) : error;
  if (isStetError(failure)) {
    sayLine(`${errorStyle.red('stet:')} ${paragraph(failure)}`);
    return EXIT_BAD_INPUT;
  }
  const message = failure instanceof Error ? failure.message : 'something that is not an error was thrown';
  sayLine(`${errorStyle.red('stet:')} internal error: ${message}. This is a bug in Stet; please report it.`);
  if (process.env.STET_DEBUG !== undefined && failure instanceof Error) sayLine(failure.stack ?? '');
  return EXIT_INTERNAL;
}

/** The error as one paragraph: where, what was expected, what was found, what to do. */
export function paragraph(error: StetErrorDetails): string {
  const { sourceLocation, words } = errorWords(error, flagOf);
  // What a parser found, or a path, may hold line ends.
  const line = words.replace(/\s*[\r\n]\s*/gu, ' ');
  return `${sourceLocation === '' ? '' : errorStyle.bold(`${sourceLocation}: `)}${line} ${errorStyle.dim(`[${error.code}]`)}`;
}

function fromCommander(error: CommanderError): StetError {
  return new StetError({
    code: 'BAD_OPTION',
    expected: 'a command as shown by --help',
    found: error.message
      .replace(/^error: /u, '')
      .replace(/\s+/gu, ' ')
      .replace(/\.$/u, ''),
    remedy: 'Run stet --help, or stet COMMAND --help, for examples.',
  });
}
