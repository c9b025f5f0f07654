import { decimal, decimalInterval } from '../../tables/decimal.js';
import { intervalTitle } from '../../tables/figures.js';
import { leftColumn, rightColumn, type Column, type TableModel } from '../../tables/table-model.js';
import { fixed } from '../../text/fixed.js';
import type { SystemRanking } from '../rank-by-runs.js';
import type { AssessedMean } from './assessment.js';

const DIGITS = 3;

/** What a direct assessment of several scales says of each; no table for one scale alone. */
export function scaleTables({ systems, confidence }: SystemRanking): TableModel[] {
  const scales = systems.at(0)?.assessment?.scales ?? [];
  if (scales.length < 2) return [];
  return [
    {
      title: 'Each scale',
      columns: [leftColumn('System'), ...scales.flatMap(({ scale }) => meanColumns(scale, confidence))],
      rows: systems.map(({ name, assessment }) => [
        name,
        ...(assessment?.scales ?? []).flatMap(({ z, ...mean }) => meanCells(z, mean)),
      ]),
    },
  ];
}

/** The means of a direct assessment: a row for each system and scale, after one over all scales where there are several. */
export function assessedMeansTable({ systems, confidence }: SystemRanking): TableModel {
  const rows = systems.map(({ name, score, assessment }) => {
    const { scales = [] } = assessment ?? {};
    const byScale = scales.map(({ scale, z, ...mean }) => [name, scale, ...meanCells(z, mean)]);
    return scales.length < 2 || assessment === undefined
      ? byScale
      : [[name, 'all', ...meanCells(score, assessment)], ...byScale];
  });
  return {
    title: 'Means of the scores',
    columns: [leftColumn('System'), leftColumn('Scale'), ...meanColumns('z', confidence)],
    rows: rows.flat(),
    groups: rows.slice(1).map((_, at) => rows.slice(0, at + 1).flat().length),
    notes: ['Mean: of the scores as given, from 0 to 100.'],
  };
}

function meanColumns(title: string, confidence: number): Column[] {
  return [title, intervalTitle({ confidence }), 'Mean'].map(rightColumn);
}

function meanCells(z: number, { interval, raw }: AssessedMean): string[] {
  return [decimal(z, DIGITS), decimalInterval(interval, DIGITS), fixed(raw, 1)];
}
