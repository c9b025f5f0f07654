import { fixed, VERSION, plainPercent, type Separation } from '@stet/core/internal';
import { percent, right, type TableModel } from './table.js';

const TITLES = {
  'expected-wins': 'Expected Wins',
  'bradley-terry': 'log-strength',
  'direct-assessment': 'mean z',
} as const;

/** How likely two systems are to separate, by the number of further judgments, with the answer as a note. */
export function powerTable(separation: Separation): TableModel {
  const { systems, rankings, now, steps } = separation;
  return {
    title: `Separating ${systems[0]} and ${systems[1]}`,
    columns: [right('Further judgments'), right('Together'), right('Separated, %'), right('±')],
    rows: [
      ['0', String(rankings), now.separated ? 'yes' : 'no', ''],
      ...steps.map(({ further, share, error }) => [
        String(further),
        String(rankings + further),
        percent(share, 1),
        percent(error, 1),
      ]),
    ],
    notes: [standing(separation), answer(separation), signature(separation)],
  };
}

function standing({ systems, rankings, method, now, confidence }: Separation): string {
  return (
    `After ${rankings} judgments the ${TITLES[method]} of ${systems[0]} minus that of ${systems[1]} is ` +
    `${fixed(now.difference, 3)} (standard error ${fixed(now.standardError, 3)}): ` +
    `${now.separated ? 'separated' : 'not separated'} at ${plainPercent(confidence)} %.`
  );
}

function answer({ further, furtherRange: [low, high], power, limit }: Separation): string {
  const likely = `for a chance of ${plainPercent(power)} %`;
  if (further === 0) return 'No further judgments are needed.';
  if (further === null) {
    return `It takes more than ${limit} further judgments ${likely}: the systems are practically equal.`;
  }
  const bound = (value: number | null): string => (value === null ? `more than ${limit}` : String(value));
  return `It takes about ${further} further judgments ${likely} (simulation error: ${bound(low)} to ${bound(high)}).`;
}

function signature({ method, confidence, power, simulations, limit, seed }: Separation): string {
  const settings = { confidence, power, simulations, limit, seed, stet: VERSION };
  return ['power', `method:${method}`, ...Object.entries(settings).map(([name, value]) => `${name}:${value}`)].join(
    '|',
  );
}
