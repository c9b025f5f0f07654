import { join } from 'node:path';
import type { GateReport } from '@stet/core/internal';
import { file, folder, runStet, type Run } from './stet.js';

export const SIZE = 20;
/** Twenty sentences with one error each. */
export const goldText = Array.from(
  { length: SIZE },
  (_, at) => `S he${at} go home .\nA 1 2|||SVA|||goes|||REQUIRED|||-NONE-|||0\n`,
).join('\n');

/** The output with `word` in the first `count` sentences, and `otherWord` in the rest. */
export const output = (count: number, word: string, otherWord: string): string =>
  Array.from({ length: SIZE }, (_, at) => `he${at} ${at < count ? word : otherWord} home .\n`).join('');

export const gold = file('gate-gold.m2', goldText);
export const good = file('gate-good.txt', output(SIZE, 'goes', 'go'));
export const fewWorse = file('gate-few.txt', output(2, 'went', 'goes'));
export const manyWorse = file('gate-many.txt', output(12, 'went', 'goes'));
export const baseline = join(folder, 'gate-baseline.json');
export const baselineRun = runStet(['baseline', '--gold', gold, good, '--output', baseline]);

/** Runs the gate with few trials, which are enough here; later options override earlier ones. */
export const gate = (...args: string[]): Run =>
  runStet(['gate', '--baseline', baseline, '--gold', gold, '--resamples', '400', ...args]);
export const oneLine = (text: string): string => text.replace(/\s+/gu, ' ');
export const report = (...args: string[]): GateReport =>
  JSON.parse(gate(...args, '--format', 'json').stdout) as GateReport;
