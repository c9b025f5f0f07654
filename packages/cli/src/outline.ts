import { Command } from 'commander';
import { commandGroups } from './commands.js';

/** What the help of `stet` says of a command. */
export interface CommandOutline {
  readonly name: string;
  /** The name with the arguments that it takes. */
  readonly term: string;
  readonly description: string;
  /** The heading under which it stands. */
  readonly group: string;
}

/**
 * The commands as their files describe them. The bundle has the value of this in its place, so that the help need not
 * load every command.
 */
export const outline: readonly CommandOutline[] = await Promise.all(
  Object.entries(commandGroups).flatMap(([group, commands]) =>
    Object.entries(commands).map(async ([name, load]) => {
      const program = new Command();
      (await load())(program);
      const command = program.commands[0];
      return { name, term: program.createHelp().subcommandTerm(command), description: command.description(), group };
    }),
  ),
);
