import type { Command } from 'commander';

/** The command that all about campaigns is under; made by whichever part comes first. */
export function campaignCommand(program: Command): Command {
  return (
    program.commands.find((command) => command.name() === 'campaign') ??
    program.command('campaign').description('Plan a human evaluation, and ask how much judging it needs.')
  );
}
