import type { Command } from 'commander';

/** The parent of all campaign commands; the first of them to be added creates it. */
export function campaignCommand(program: Command): Command {
  return (
    program.commands.find((command) => command.name() === 'campaign') ??
    program.command('campaign').description('Plan a human evaluation, and ask how much judging it needs.')
  );
}
