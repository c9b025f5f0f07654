import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  metricKinds,
  optionDefault,
  optionFlag,
  optionRange,
  type MetricKind,
  type MetricOption,
} from '@stet/core/internal';
import { expect, it } from 'vitest';

const HEADER = ['option', 'default', 'meaning'];
const code = (text: string): string => `\`${text}\``;

function meaning(option: MetricOption): string {
  switch (option.kind) {
    case 'flag':
      return option.help;
    case 'choice':
    case 'choices':
      if ('givenWith' in option) {
        return `${option.help}: ${option.choices.map(code).join(', ')}, also after ${code(`--${option.givenWith}`)}`;
      }
      return `${option.help}: ${option.choices.map(code).join(', ')}`;
    case 'words':
    case 'number':
    case 'count':
      return `${option.help}: ${optionRange(option)}`;
  }
}

/** The options of a metric as Markdown, aligned as Prettier does. */
function optionTable({ options, files }: MetricKind): string {
  const rows = [
    HEADER,
    ...Object.entries(options).map(([key, option]) => {
      const flag = optionFlag(key, option);
      const usual = optionDefault(option);
      return [code(flag === null ? key : `--${flag}`), 'choices' in option ? code(usual) : usual, meaning(option)];
    }),
    ...Object.entries(files).map(([key, { help }]) => [code(`--${key}`), 'none', help]),
  ];
  const widths = HEADER.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const [header, ...body] = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column])));
  return [header, widths.map((width) => '-'.repeat(width)), ...body].map((row) => `| ${row.join(' | ')} |\n`).join('');
}

// To write the tables anew: npx vitest run metric-pages --update
it.each(metricKinds)('the page of $name lists the options that it describes', async (kind) => {
  const page = fileURLToPath(new URL(`../../../docs/metrics/${kind.name}.md`, import.meta.url));
  const text = readFileSync(page, 'utf8');
  const table = /^\| option .*\n(?:\|.*\n)*/mu;
  expect(text).toMatch(table);
  await expect(text.replace(table, () => optionTable(kind))).toMatchFileSnapshot(page);
});
