import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { threadRunner, writeStandardOutput } from '@stet/node';
import { addExamples, threadsOption } from '../options/command-options.js';
import { addProgramOptions, withPrograms, type ProgramFlags } from '../options/program-options.js';

interface StdioOptions extends ProgramFlags {
  readonly threads?: number;
}

export function addServeStdioCommand(program: Command): void {
  const command = program
    .command('serve-stdio')
    .description('Answer requests of another program: JSON-RPC 2.0, a line each, on standard input and output.')
    .addOption(threadsOption());
  addExamples(
    addProgramOptions(command),
    [`echo '{"jsonrpc":"2.0","id":1,"method":"metrics"}' | stet serve-stdio`],
    'Methods: version, metrics, score, scoreSentences, extractEdits, rank, correlate. It ends when its standard input does.',
  ).action(serveStdio);
}

function serveStdio(options: StdioOptions): Promise<void> {
  return withPrograms(options, async ({ specs }) => {
    // Loaded only here: no other command checks requests.
    const { answerLine } = await import('../stdio/json-rpc.js');
    const { stdioMethods } = await import('../stdio/methods.js');
    const methods = stdioMethods(threadRunner({ threads: options.threads }), specs);
    for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
      if (line.trim() === '') continue;
      const answer = await answerLine(line, methods);
      if (answer !== undefined) writeStandardOutput(`${answer}\n`);
    }
  });
}
