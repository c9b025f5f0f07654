import type { Command } from 'commander';
import { metricKinds, optionRange, sharedFiles, sharedOptions } from '@stet/core/internal';
import { left, type TableModel } from '../print/table.js';
import { addOutputOptions, print, type OutputOptions } from '../print/output.js';
import { addExamples } from '../options/command-options.js';

export function addMetricsCommand(program: Command): void {
  const command = program.command('metrics').description('List the metrics: what they measure, and their options.');
  addExamples(addOutputOptions(command), ['stet metrics --json']).action((options: OutputOptions) =>
    print(options, { document: metricsDocument, tables: () => [metricsTable(), optionsTable()] }),
  );
}

export function metricsDocument(): object {
  return {
    metrics: metricKinds.map((kind) => ({
      name: kind.name,
      title: kind.title,
      definition: kind.definition,
      citation: kind.citation,
      needs: kind.needs,
      options: sharedOptions([kind]).map(({ flag, option }) => ({
        flag: `--${flag}`,
        kind: option.kind,
        default: option.default,
        ...('choices' in option ? { choices: option.choices } : {}),
        values: optionRange(option),
        help: option.help,
      })),
      files: Object.entries(kind.files).map(([key, { kind: what, help }]) => ({ flag: `--${key}`, kind: what, help })),
    })),
  };
}

function metricsTable(): TableModel {
  return {
    columns: ['Metric', 'Needs', 'What it is', 'Source'].map(left),
    rows: metricKinds.map(({ name, needs, definition, citation }) => [name, needs, definition, citation]),
  };
}

function optionsTable(): TableModel {
  return {
    title: 'Options',
    columns: ['Option', 'Metrics', 'Default', 'What it is'].map(left),
    rows: [
      ...sharedOptions(metricKinds).map(({ flag, metrics, option, usual }) => [
        `--${flag}`,
        metrics.join(', '),
        usual,
        option.kind === 'flag' ? option.help : `${option.help}: ${optionRange(option)}`,
      ]),
      ...sharedFiles(metricKinds).map(({ key, metrics, help }) => [`--${key}`, metrics.join(', '), 'none', help]),
    ],
  };
}
