import { Command, CommanderError, Help } from 'commander';
import { VERSION } from '@stet/core/internal';
import { commands } from './commands.js';

// React, which draws the pages of reports, runs its development checks and warnings unless told not to.
process.env.NODE_ENV ??= 'production';

const program = new Command('stet')
  .description('The workbench for evaluating grammatical error correction.')
  .version(VERSION)
  // Options belong to the command that they follow, so that a command and its subcommands may share names of options.
  .enablePositionalOptions()
  .exitOverride()
  .configureOutput({ outputError: () => undefined })
  .addHelpText(
    'after',
    `
Example:
  $ stet score --gold gold.m2 systems/`,
  );

await addCommands(process.argv.slice(2));

// It is no failure when a reader such as `head` has seen enough and closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  void printError(error).then((code) => process.exit(code));
});

try {
  await program.parseAsync();
} catch (error) {
  if (!isAnswered(error)) process.exitCode = await printError(error);
}

/** Adds the command that is called; else all of them as outlines, for the help and for messages. */
async function addCommands([word = '', next = '']: readonly string[]): Promise<void> {
  if (['-V', '--version'].includes(word)) return;
  const called = [word, next].find((name) => Object.hasOwn(commands, name));
  if (called !== undefined && (called === word || word === 'help')) {
    (await commands[called]())(program);
    return;
  }
  const { outline } = await import('./outline.js');
  const terms = new Map(outline.map(({ name, term }) => [name, term]));
  const help = new Help();
  program.configureHelp({
    subcommandTerm: (command) => terms.get(command.name()) ?? help.subcommandTerm(command),
  });
  for (const { name, description, group } of outline)
    program.commandsGroup(group).command(name).description(description);
  program.commandsGroup('Help:').helpCommand(true);
}

/** Commander also throws for --help and --version, which are not errors. */
function isAnswered(error: unknown): boolean {
  return error instanceof CommanderError && (error.exitCode === 0 || error.code === 'commander.help');
}

/** Loaded only when something went wrong. */
async function printError(error: unknown): Promise<number> {
  const printer = await import('./print/error.js');
  return printer.printError(error);
}
