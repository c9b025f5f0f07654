import type { Chapter } from '@stet/charts';
import { decimal, type LintReport } from '@stet/core/internal';
import { alarmTable, fitting } from '../../print/lints/alarm-table.js';
import { tableBlock } from '../table-block.js';

/** False alarms by register; nothing where no text counts as right. */
export function alarmChapters({ alarms, settings: { confidence } }: LintReport): Chapter[] {
  if (alarms === null) return [];
  const rows = alarms.registers.map((register) => ({ register, bounds: fitting(register) }));
  return [
    {
      id: 'the-alarms',
      heading: 'False alarms',
      text: 'Lints on text that counts as right. Old spelling, names and dialogue are in such text, too: look at the rules.',
      blocks: [
        {
          block: 'dot-plot',
          id: 'alarm-chart',
          title: 'Lints for each 1,000 words of clean text',
          numbersNearby: true,
          description: `${rows.map(({ register }) => `${register.register}: ${register.rate === null ? 'none' : decimal(register.rate)}`).join('; ')}.`,
          series: ['lints'],
          rowName: 'Register',
          rows: rows.map(({ register, bounds }) => ({
            label: register.register,
            values: [register.rate === null ? [] : [register.rate]],
            ...(bounds === null ? {} : { interval: bounds }),
          })),
          unit: 'for each 1,000 words',
        },
        tableBlock('alarms', 'False alarms by register', alarmTable(alarms, confidence)),
      ],
    },
  ];
}
