import { parsePlainText, printPlainText } from '@stet/core/internal';
import type { Adapter } from './adapter.js';
import { runCommand } from './run-command.js';

export interface CommandOptions {
  readonly command: string;
  /** How many sentences one run of the command gets. */
  readonly batchSize: number;
}

/** A command that reads sentences, a line each, and writes a line for each. It is started again for each batch. */
export function commandAdapter({ command, batchSize }: CommandOptions): Adapter {
  return {
    name: 'command',
    signature: JSON.stringify(['command', command]),
    batchSize,
    concurrency: Infinity,
    correct: async (batch, signal) => {
      const lines = parsePlainText(await runCommand(command, printPlainText(batch), signal));
      // Everything written for a single sentence is its answer.
      const texts = batch.length === 1 ? [lines.join('\n')] : lines;
      return texts.map((text) => ({ text }));
    },
    close: () => Promise.resolve(),
  };
}
