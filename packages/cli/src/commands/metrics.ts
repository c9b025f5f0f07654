import type { Command } from 'commander';
import { metricKinds } from '@stet/core/internal';
import { addOutputOptions, print, type OutputOptions } from '../print/output.js';

export function addMetricsCommand(program: Command): void {
  const command = program.command('metrics').description('List the metrics: what they measure, and what they need.');
  addOutputOptions(command)
    .addHelpText(
      'after',
      `
Example:
  $ stet metrics --json`,
    )
    .action((options: OutputOptions) => {
      print(
        {
          document: () => ({
            metrics: metricKinds.map(({ name, needs, definition, citation, options: flags }) => ({
              name,
              definition,
              citation,
              needs,
              options: flags,
            })),
          }),
          tables: () => [
            {
              columns: ['Metric', 'Needs', 'What it is', 'Source', 'Options'].map((title) => ({
                title,
                align: 'left',
              })),
              rows: metricKinds.map(({ name, needs, definition, citation, options: flags }) => [
                name,
                needs,
                definition,
                citation,
                flags.join(' '),
              ]),
            },
          ],
        },
        options,
      );
    });
}
