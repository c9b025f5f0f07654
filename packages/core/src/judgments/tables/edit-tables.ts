import { NONE, figure, interval, intervalTitle } from '../../tables/figures.js';
import { leftColumn, rightColumn, type TableModel } from '../../tables/table-model.js';
import type { EditAgreement, VerdictAgreement } from '../agreement/edits/edit-agreement.js';
import type { EditStatistics, VerdictTally } from '../edit-statistics.js';
import type { Resampled } from './resampled.js';

/** What judges said of edits: by judge, by system and, with a gold, inside and outside of it. */
export function editTables({ judges, systems, total, unplaced, gold }: EditStatistics): TableModel[] {
  return [
    {
      title: 'Verdicts on edits, by judge',
      columns: [leftColumn('Judge'), ...[...VERDICT_TITLES, 'Errors marked'].map(rightColumn)],
      rows: [
        ...judges.map(({ judge, missed, ...tally }) => [judge, ...verdictCells(tally), String(missed)]),
        ['all', ...verdictCells(total), String(total.missed)],
      ],
      notes: [
        ...(unplaced === 0 ? [] : [`${unplaced} of these edits have no certain place in the source`]),
        ...(total.gaps === 0 ? [] : [`${total.gaps} of the errors marked are gaps, where something is missing`]),
      ],
    },
    {
      title: 'Verdicts on edits, by system',
      columns: [leftColumn('System'), ...VERDICT_TITLES.map(rightColumn)],
      rows: systems.map(({ system, ...tally }) => [system, ...verdictCells(tally)]),
      notes: ['An edit in an output of several systems counts for each of them'],
    },
    ...(gold === undefined
      ? []
      : [
          {
            title: 'Verdicts on edits, by gold',
            columns: [leftColumn('Edits'), ...VERDICT_TITLES.map(rightColumn)],
            rows: [
              ['in the gold', ...verdictCells(gold.inside)],
              ['not in the gold', ...verdictCells(gold.outside)],
            ],
            notes: ['In the gold: the same span and text as an edit of any of its annotators'],
          },
        ]),
  ];
}

const VERDICT_TITLES = ['Right', 'Wrong', 'Unnecessary', 'No verdict', 'Share right'];

function verdictCells({ right, wrong, unnecessary, none, shareRight }: VerdictTally): string[] {
  return [...[right, wrong, unnecessary, none].map(String), percent(shareRight)];
}

/** How far judges agree on single edits. */
export function editAgreementTable(agreement: EditAgreement, settings: Resampled): TableModel {
  const { inter, intra, pairs, samePage, sentences } = agreement;
  const bounds = intervalTitle(settings);
  const cells = ({ comparisons, observed, cohen, degree, pi }: VerdictAgreement): string[] => [
    ...[String(comparisons), percent(observed), figure(cohen.value, 2), degree ?? NONE, interval(cohen.interval)],
    ...[figure(pi.value, 2), interval(pi.interval)],
  ];
  const { comparisons, agreements } = samePage;
  return {
    title: 'Agreement on single edits',
    columns: [
      ...[
        leftColumn('Agreement'),
        rightColumn('Comparisons'),
        rightColumn('Agree'),
        rightColumn('Cohen’s kappa'),
        leftColumn('Degree'),
      ],
      ...[bounds, 'Scott’s pi', bounds].map(rightColumn),
    ],
    rows: [
      ['Inter-annotator', ...cells(inter)],
      ['Intra-annotator', ...cells(intra)],
      ...(settings.details ? pairs.map(({ judges, ...pair }) => [judges.join(', '), ...cells(pair)]) : []),
    ],
    notes: [
      'The same edit of the same output; right, wrong and unnecessary are three verdicts; ' +
        `${settings.resamples} resamples of ${sentences} sentences, seed ${settings.seed}`,
      ...(comparisons === 0
        ? []
        : [`The same edit in another output of the page: ${agreements} of ${comparisons} verdicts are the same`]),
    ],
  };
}

function percent(share: number | undefined): string {
  return share === undefined ? NONE : `${figure(100 * share, 1)} %`;
}
