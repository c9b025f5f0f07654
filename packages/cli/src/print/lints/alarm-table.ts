import {
  CLUSTERED,
  figure,
  fixed,
  interval,
  plainPercent,
  type AlarmRate,
  type FalseAlarms,
} from '@stet/core/internal';
import { left, right, type TableModel } from '../table.js';

/** False alarms by register, the mean of the registers, and all texts together. */
export function alarmTable({ registers, mean, pooled }: FalseAlarms, confidence: number): TableModel {
  const share = `${plainPercent(confidence)} %`;
  const several = registers.length > 1;
  return {
    title: 'False alarms for each 1,000 words',
    columns: [
      left('Register'),
      ...['Texts', 'Words', 'Lints', 'Distinct', 'Rate', `${share} interval`, `${share} exact`, 'Dispersion'].map(
        right,
      ),
    ],
    rows: [
      ...registers.map((register) => [register.register, ...cellsOf(register)]),
      ...(several ? [['Mean', '', '', '', '', figure(mean.rate, 2), interval(mean.interval), '', '']] : []),
      ...(several ? [['Pooled', ...cellsOf(pooled)]] : []),
    ],
    groups: several ? [registers.length] : [],
    notes: [
      'Words are pieces between white space. Distinct: different pairs of a rule and what it objects to.',
      `Interval: by drawing texts again where lints cluster (dispersion, variance over mean, above ${CLUSTERED}), else exact (Poisson), as if each lint came by itself.`,
    ],
  };
}

function cellsOf(alarms: AlarmRate): string[] {
  const { texts, words, lints, distinct, rate, poisson, dispersion } = alarms;
  const counts = [texts, words, lints, distinct].map(String);
  return [
    ...counts,
    figure(rate, 2),
    interval(fitting(alarms)),
    interval(poisson),
    dispersion === null ? '–' : fixed(dispersion, 1),
  ];
}

/** The interval that suits how lints come: by themselves, or in clusters. */
export function fitting({ dispersion, bootstrap, poisson }: AlarmRate): AlarmRate['poisson'] {
  return dispersion !== null && dispersion > CLUSTERED && bootstrap !== null ? bootstrap : poisson;
}
