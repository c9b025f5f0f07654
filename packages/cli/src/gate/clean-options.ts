import type { Command } from 'commander';
import { badOption, editsToCleanText, type MeasuredCleanText } from '@stet/core/internal';
import { readSource, readSystem } from '@stet/node';

export interface CleanOptions {
  readonly clean?: string;
  readonly cleanOutput?: string;
}

/** Adds the options for text that needs no edit, and for what the system made of it. */
export function addCleanOptions(command: Command): Command {
  return command
    .option('--clean <file>', 'text that needs no edit, one sentence per line')
    .option('--clean-output <file>', 'what the system made of the clean text, one sentence per line');
}

/** Reads the clean text and the system's output for it, if named; refuses one without the other. */
export async function readClean({ clean, cleanOutput }: CleanOptions): Promise<MeasuredCleanText | undefined> {
  if (clean === undefined && cleanOutput === undefined) return undefined;
  if (clean === undefined || cleanOutput === undefined) {
    const found = clean === undefined ? '--clean-output alone' : '--clean alone';
    throw badOption('--clean FILE and --clean-output FILE together', found, 'Give both, or neither.');
  }
  const sentences = await readSource(clean);
  const { lines } = await readSystem({ name: 'clean', file: cleanOutput }, sentences, clean);
  const sources = sentences.map(({ source }) => source);
  return { sources, result: editsToCleanText(sources, lines) };
}
