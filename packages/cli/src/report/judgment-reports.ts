import type { Block, Report } from '@stet/charts';
import {
  fixed,
  type DrawingBias,
  type EditAgreement,
  type EditStatistics,
  type JudgeAgreement,
  type JudgmentStatistics,
  type ScaleAgreement,
  type ScoreTally,
} from '@stet/core/internal';
import { agreementTables, statisticsTable, type AgreementSettings } from '../print/judgment-tables.js';
import type { Drawing } from './report-options.js';
import { tableBlock } from './table-block.js';

const KIND = 'Human judgments';

/** What judgments hold beside ranks. */
interface ProtocolStatistics {
  readonly scores: readonly ScoreTally[];
  readonly drawing: DrawingBias | undefined;
  readonly edits: EditStatistics | undefined;
}

/** How far judges agree on what judgments hold beside ranks. */
interface ProtocolAgreement {
  readonly scores: readonly ScaleAgreement[];
  readonly edits: { readonly statistics: EditStatistics; readonly agreement: EditAgreement } | undefined;
}

/** What was judged, as a page. */
export function statisticsPage(
  title: string,
  statistics: JudgmentStatistics,
  { scores, drawing, edits }: ProtocolStatistics,
  draw: Drawing,
): Report {
  const { judges, total, sentences, systems } = statistics;
  return {
    kind: KIND,
    title,
    summary: `Judgments: ${total.rankings}. Judges: ${judges.length}. Sentences: ${sentences}. Systems: ${systems.length}.`,
    chapters: [
      {
        id: 'the-judgments',
        heading: 'Judgments',
        text: 'A judgment compares every pair of its outputs; where systems wrote the same, one comparison counts for each of them.',
        blocks: [
          pairChart(statistics),
          tableBlock('counts', 'Judgments and pairwise judgments', statisticsTable(statistics)),
        ],
      },
      ...(scores.length === 0 ? [] : [draw.scoresChapter({ tallies: scores })]),
      ...(edits === undefined ? [] : [draw.editsChapter(edits)]),
      ...(drawing === undefined ? [] : [draw.drawingChapter(drawing)]),
    ],
  };
}

function pairChart({ judges }: JudgmentStatistics): Block {
  return {
    block: 'dot-plot',
    id: 'pair-chart',
    title: 'Pairwise judgments of each judge',
    numbersNearby: true,
    description: `${judges
      .map(
        ({ judge, expanded, unexpanded }) => `${judge}: ${expanded.pairs} of systems, ${unexpanded.pairs} of outputs`,
      )
      .join('; ')}.`,
    series: ['of systems', 'of these, decided', 'of outputs'],
    rowName: 'Judge',
    rows: judges.map(({ judge, expanded, unexpanded }) => ({
      label: judge,
      values: [[expanded.pairs], [expanded.pairs - expanded.ties], [unexpanded.pairs]],
    })),
    unit: 'pairwise judgments',
  };
}

/** How far judges agree, as a page. */
export function agreementPage(
  title: string,
  agreement: JudgeAgreement,
  { scores, edits }: ProtocolAgreement,
  settings: AgreementSettings,
  draw: Drawing,
): Report {
  const [overall, , ...details] = agreementTables(agreement, settings);
  return {
    kind: KIND,
    title,
    summary: `Between judges: ${inWords(agreement.inter)}. Judges with themselves: ${inWords(agreement.intra)}.`,
    chapters: [
      {
        id: 'the-agreement',
        heading: 'Agreement',
        text: 'On pairs of outputs that were judged more than once: better, worse, or the same.',
        blocks: [
          tableBlock('overall', 'Agreement of all judges', overall),
          draw.agreementBlock('agreement', 'Cohen’s kappa of each pair of judges', agreement, settings.minimum),
          ...details.map((table) => tableBlock('details', 'Each two judges, and each with itself', table)),
        ],
      },
      ...(scores.length === 0 ? [] : [draw.scoresChapter({ agreed: { scales: scores, settings } })]),
      ...(edits === undefined ? [] : [draw.editsChapter(edits.statistics, { agreement: edits.agreement, settings })]),
    ],
  };
}

function inWords({ kappa, degree, comparisons }: JudgeAgreement['inter']): string {
  if (kappa.value === undefined) return 'too few comparisons to tell';
  return `kappa ${fixed(kappa.value, 2)}${degree === undefined ? '' : `, ${degree.toLowerCase()}`} (${comparisons.toLocaleString('en')} comparisons)`;
}
