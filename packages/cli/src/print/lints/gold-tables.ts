import {
  HIT_RANKS,
  LEVELS,
  NONE,
  counted,
  intervalTitle,
  type GoldCoverage,
  type GoldMeasures,
  type Rate,
} from '@stet/core/internal';
import { left, percent, right, type TableModel } from '../table.js';
import { shownInterval, shownRate } from './rule-table.js';

const LEVEL_TITLES = {
  detection: 'touches an error',
  any: 'a suggestion is right',
  first: 'the first is right',
} as const;

/** Precision, recall and F of a whole checker. */
export function goldTable(gold: GoldMeasures, confidence: number): TableModel {
  const { precision, recall, f, beta } = gold;
  const row = (name: string, rate: Rate, digits = 0): string[] => [
    name,
    rate.count.toFixed(digits),
    String(rate.of),
    shownRate(rate),
    shownInterval(rate.interval),
  ];
  const precisions = [
    ...LEVELS.map((level) => row(`Precision: ${LEVEL_TITLES[level]}`, precision[level])),
    row('Precision: the first is right, of lints with suggestions', precision.firstOfSuggested),
    ...HIT_RANKS.filter((rank) => rank > 1).map((rank) => row(`Hit at ${rank}`, precision.hitAt[rank])),
    row('Mean reciprocal rank', precision.meanReciprocalRank, 2),
  ];
  return {
    title: 'Against the gold',
    columns: [left('Measure'), right('Right'), right('Of'), right('Share, %'), right(intervalTitle({ confidence }))],
    rows: [
      ...precisions,
      ...LEVELS.map((level) => row(`Recall: ${LEVEL_TITLES[level]}`, recall[level])),
      ...LEVELS.map((level) => {
        const { value, interval: bounds } = f[level];
        const shown = value === null ? NONE : percent(value, 1);
        return [`F${beta}: ${LEVEL_TITLES[level]}`, '', '', shown, shownInterval(bounds)];
      }),
    ],
    groups: [precisions.length, precisions.length + LEVELS.length],
    notes: [
      `${counted(gold.texts, 'text')}, ${counted(gold.edits, 'error')}. Precision counts lints and takes any annotator’s word; recall counts errors, of one annotator for each text. Intervals draw whole texts.`,
    ],
  };
}

/** What was found of the errors of each type, length and operation. */
export function coverageTables({ coverage }: GoldMeasures): TableModel[] {
  return [
    coverageTable('Coverage by error type', 'Type', coverage.types),
    coverageTable('Coverage by length', 'Length', coverage.lengths),
    coverageTable('Coverage by operation', 'Operation', coverage.operations),
  ].filter(({ rows }) => rows.length > 0);
}

function coverageTable(title: string, name: string, rows: readonly GoldCoverage[]): TableModel {
  return {
    title,
    columns: [
      left(name),
      right('Errors'),
      ...LEVELS.map((level) => right(COVERAGE_TITLES[level])),
      right('Touched, %'),
    ],
    rows: rows.map(({ name: kind, edits, recall }) => [
      kind,
      String(edits),
      ...LEVELS.map((level) => String(recall[level].count)),
      shownRate(recall.detection),
    ]),
  };
}

const COVERAGE_TITLES = { detection: 'Touched', any: 'Any right', first: 'First right' } as const;
