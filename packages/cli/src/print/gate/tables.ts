import {
  plainPercent,
  shownNumber,
  signed,
  type CleanCheck,
  type GateReport,
  type SentenceChange,
  type ValueDrop,
} from '@stet/core/internal';
import { left, percent, right, type TableModel } from '../table.js';
import { metricName, scoreName } from './verdict.js';

const DIGITS = 2;

/** The short tables of a gate: what was checked, and the error types that changed. */
export function gateTables(report: GateReport): TableModel[] {
  const types = typeRows(report);
  return [
    checksTable(report),
    ...(types.length === 0
      ? []
      : [
          {
            title: 'Right edits by error type, most lost first',
            columns: [left('Type'), right('Before'), right('Now'), right('Change')],
            rows: types,
          },
        ]),
  ];
}

function checksTable(report: GateReport): TableModel {
  const { score, clean, signature, metrics = [] } = report;
  const { resamples, seed, confidence } = score;
  return {
    columns: [
      left('Check'),
      right('Before'),
      right('Now'),
      right('Change'),
      right(`${plainPercent(confidence)} % interval`),
      right('p'),
      left('Result'),
    ],
    rows: [
      dropRow(scoreName(report), score, percent),
      ...metrics.map((check) =>
        dropRow(metricName(check), check, (value) => shownNumber(value, check.part.kind, DIGITS)),
      ),
      ...(clean === undefined ? [] : [cleanRow(clean)]),
    ],
    notes: [
      `p: how often chance makes a drop as large (${resamples} trials, seed ${seed}); it fails below ${score.level}.`,
      signature,
      ...metrics.map((check) => check.signature),
    ],
  };
}

function dropRow(
  name: string,
  { before, now, change, interval, p, significant }: ValueDrop,
  shown: (value: number) => string,
): string[] {
  return [
    ...[name, shown(before), shown(now), signed(change, shown)],
    interval.map((bound) => signed(bound, shown)).join(' to '),
    ...[p.toFixed(4), significant ? 'fails' : 'passes'],
  ];
}

function cleanRow({ before, edits, passed, maxEdits, maxRate }: CleanCheck): string[] {
  const isLimited = maxEdits !== undefined || maxRate !== undefined;
  return [
    'edits to clean text',
    before === undefined ? '–' : String(before.edits),
    String(edits),
    before === undefined ? '–' : signedCount(edits - before.edits),
    '–',
    '–',
    isLimited ? (passed ? 'passes' : 'fails') : 'no limit',
  ];
}

/** The types that changed. Wrong edits match no gold edit and so have no type; they come last. */
function typeRows({ types, wrongEdits }: GateReport): string[][] {
  const rows = types
    .filter(({ before, now }) => before.correct !== now.correct)
    .map(({ type, before, now }) => [
      type,
      `${before.correct} of ${before.gold}`,
      `${now.correct} of ${now.gold}`,
      signedCount(now.correct - before.correct),
    ]);
  const { before, now } = wrongEdits;
  return before === now ? rows : [...rows, ['(wrong edits)', String(before), String(now), signedCount(now - before)]];
}

/** Every sentence that changed, for formats that cannot show diffs. */
export function sentencesTable(sentences: readonly SentenceChange[]): TableModel {
  return {
    title: 'Sentences, most harmful first',
    columns: [right('Sentence'), right('Effect'), ...['Source', 'Before', 'Now', 'Gold'].map(left)],
    rows: sentences.map(({ sentence, effect, source, before, now, gold }) => [
      String(sentence),
      signed(effect),
      source,
      before,
      now,
      gold.join(' / '),
    ]),
  };
}

function signedCount(difference: number): string {
  return difference === 0 ? '±0' : difference < 0 ? `−${-difference}` : `+${difference}`;
}
