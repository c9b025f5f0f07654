import { figure, interval, intervalTitle } from '../../tables/figures.js';
import { leftColumn, rightColumn, type TableModel } from '../../tables/table-model.js';
import type { ScaleAgreement } from '../direct-assessment/score-agreement.js';
import type { ScoreTally } from '../direct-assessment/score-statistics.js';
import type { Resampled } from './resampled.js';

/** How each judge uses the scales of direct assessment; no table where there are no scores. */
export function scoreStatisticsTables(tallies: readonly ScoreTally[]): TableModel[] {
  if (tallies.length === 0) return [];
  return [
    {
      title: 'Scores of direct assessment',
      columns: [
        leftColumn('Judge'),
        leftColumn('Scale'),
        ...['Scores', 'Mean', 'Deviation', 'Least', 'Most'].map(rightColumn),
      ],
      rows: tallies.map(({ judge, scale, scores, mean, deviation, least, most }) => [
        ...[judge, scale, String(scores), figure(mean, 1), figure(deviation, 1)],
        ...[least, most].map(String),
      ]),
    },
  ];
}

/** How far judges agree in direct assessment; no table where there are no scores. */
export function scoreAgreementTables(scales: readonly ScaleAgreement[], settings: Resampled): TableModel[] {
  if (scales.length === 0) return [];
  return [overallTable(scales, settings), ...(settings.details ? [pairTable(scales)] : [])];
}

function overallTable(scales: readonly ScaleAgreement[], settings: Resampled): TableModel {
  const bounds = intervalTitle(settings);
  const titles = ['Outputs', 'Alpha', bounds, 'Alpha of z', bounds, 'Pearson', 'Again', 'Pearson', 'Difference'];
  return {
    title: 'Agreement of the scores',
    columns: [leftColumn('Scale'), ...titles.map(rightColumn)],
    rows: scales.map(({ scale, outputs, alpha, alphaOfZ, pearson, again }) => [
      ...[scale, String(outputs), figure(alpha.value, 2), interval(alpha.interval)],
      ...[figure(alphaOfZ.value, 2), interval(alphaOfZ.interval), figure(pearson, 2)],
      ...[String(again.outputs), figure(again.pearson, 2), figure(again.meanDifference, 1)],
    ]),
    notes: [
      "Outputs: scored by two judges or more. Alpha: Krippendorff's for interval data, of the scores and of those " +
        "standardised for each judge; Pearson's r is the mean over pairs of judges, weighted by outputs.",
      'Again: outputs that came back to the same judge, with the correlation and the mean absolute difference.',
    ],
  };
}

function pairTable(scales: readonly ScaleAgreement[]): TableModel {
  return {
    title: 'Scores of each two judges',
    columns: [
      leftColumn('Scale'),
      leftColumn('Judge'),
      leftColumn('Judge'),
      rightColumn('Outputs'),
      rightColumn('Pearson'),
    ],
    rows: scales.flatMap(({ scale, pairs }) =>
      pairs.map(({ judges, outputs, pearson }) => [scale, ...judges, String(outputs), figure(pearson, 2)]),
    ),
  };
}
