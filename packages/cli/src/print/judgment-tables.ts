import {
  NONE,
  figure,
  interval,
  intervalTitle,
  type JudgeAgreement,
  type JudgmentStatistics,
  type OverallAgreement,
  type RankingTally,
  type Resampled,
} from '@stet/core/internal';
import { left, right, type TableModel } from './table.js';

/** Table 1 of Grundkiewicz et al. (2015), with more columns. */
export function statisticsTable({ judges, total, sentences, systems }: JudgmentStatistics): TableModel {
  const cells = ({ rankings, unexpanded, expanded, skipped, oneOutput, medianSeconds }: RankingTally): string[] => [
    ...[rankings, unexpanded.pairs, unexpanded.ties, expanded.pairs, expanded.ties, skipped, oneOutput].map(String),
    figure(medianSeconds, 1),
  ];
  const titles = ['Judgments', 'Unexpanded', 'Ties', 'Expanded', 'Ties', 'Skipped', 'One output', 'Median seconds'];
  return {
    columns: [left('Judge'), ...titles.map(right)],
    rows: [...judges.map(({ judge, ...tally }) => [judge, ...cells(tally)]), ['all', ...cells(total)]],
    notes: [`${sentences} sentences; ${systems.length} systems: ${systems.join(', ')}`],
  };
}

export interface AgreementSettings extends Resampled {
  readonly minimum: number;
  readonly chance: string;
}

/** Table 2 of Grundkiewicz et al. (2015), and with details a row for each pair of judges. */
export function agreementTables(agreement: JudgeAgreement, settings: AgreementSettings): TableModel[] {
  return [
    overallTable(agreement, settings),
    matrixTable(agreement, settings),
    ...(settings.details ? [detailTable(agreement, settings)] : []),
  ];
}

function overallTable({ inter, intra, sentences }: JudgeAgreement, settings: AgreementSettings): TableModel {
  const bounds = intervalTitle(settings);
  const cells = ({ kappa, degree, comparisons, pooled, alpha }: OverallAgreement): string[] => [
    ...[figure(kappa.value, 2), degree ?? NONE, interval(kappa.interval), String(comparisons)],
    ...[figure(pooled.value, 2), interval(pooled.interval), figure(alpha.value, 2), interval(alpha.interval)],
  ];
  const titles = [bounds, 'Comparisons', 'Pooled kappa', bounds, 'Alpha', bounds];
  return {
    title: 'Agreement of all judges',
    columns: [left('Agreement'), right('Kappa'), left('Degree'), ...titles.map(right)],
    rows: [
      ['Inter-annotator', ...cells(inter)],
      ['Intra-annotator', ...cells(intra)],
    ],
    notes: [
      `Unexpanded pairs; chance: ${settings.chance}; ${settings.resamples} resamples of ${sentences} sentences, ` +
        `seed ${settings.seed}`,
    ],
  };
}

function matrixTable({ judges, pairs }: JudgeAgreement, { minimum }: AgreementSettings): TableModel {
  const shown = new Map(
    pairs.map(({ judges: pair, counted, kappa }) => [JSON.stringify(pair), counted ? figure(kappa.value, 2) : '*']),
  );
  const cell = (row: string, column: string): string => shown.get(JSON.stringify([row, column])) ?? NONE;
  return {
    title: 'Kappa of each pair of judges, and of each with itself',
    columns: [left('Judge'), ...judges.map(right)],
    rows: judges.map((row) => [row, ...judges.map((column) => cell(row, column))]),
    notes: [`* fewer than ${minimum} comparisons`],
  };
}

function detailTable({ pairs }: JudgeAgreement, settings: AgreementSettings): TableModel {
  const titles = ['Kappa', intervalTitle(settings), 'P(A)', 'P(E)', 'Agreements', 'Comparisons', 'Pairs'];
  return {
    title: 'Each two judges, and each with itself',
    columns: [left('Judge'), left('Judge'), ...titles.map(right)],
    rows: pairs.map(({ judges, kappa, observed, expected, agreements, comparisons, units }) => [
      ...[...judges, figure(kappa.value, 2), interval(kappa.interval)],
      ...[observed, expected].map((share) => figure(share)),
      ...[agreements, comparisons, units].map(String),
    ]),
  };
}
