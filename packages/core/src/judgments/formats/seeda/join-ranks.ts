import { quote } from '../../../error.js';
import { badJudgment } from '../../bad-judgment.js';
import { checkRanking } from '../../check-ranking.js';
import type { JudgedEdit } from '../../judged-edit.js';
import type { Ranking } from '../../ranking.js';
import { parseBracketed } from './bracketed.js';
import { parseDetectedErrors } from './detected-errors.js';
import type { PlacedSheet } from './placed-sheet.js';

/** Rankings with what their judges said of edits, and what of it could not be read, in words. */
export interface JoinedJudgments {
  readonly rankings: readonly Ranking[];
  readonly warnings: readonly string[];
}

/**
 * Puts the pages of step 1 and the ranks of step 2 together, by judge and item. SEEDA counts sentences from
 * `firstSentence`, rankings from 0.
 */
export function joinRanks(
  sheets: readonly PlacedSheet[],
  ranks: readonly Ranking[],
  firstSentence: number,
): JoinedJudgments {
  const faults = { brackets: 0, unplaced: 0, detected: 0 };
  const byItem = new Map<string, PlacedSheet>();
  for (const placed of sheets) {
    const key = JSON.stringify([placed.judge, placed.item]);
    if (byItem.has(key)) {
      const found = `a second one of item ${quote(placed.item)} by ${placed.judge}`;
      throw badJudgment(placed.location, 'one page for each item of a judge', found, 'Remove one of them.');
    }
    byItem.set(key, placed);
  }
  const rankings = ranks.map((ranking) => {
    const key = JSON.stringify([ranking.judge, ranking.item]);
    const placed = byItem.get(key);
    byItem.delete(key);
    const sentence = ranking.sentence - firstSentence;
    return placed === undefined ? { ...ranking, sentence } : judged(placed, ranking, sentence, faults);
  });
  for (const { location, judge, item } of byItem.values()) {
    throw badJudgment(
      location,
      `the ranks of item ${quote(item)} by ${judge}`,
      'none',
      'Give the judgments that belong to this step 1 as {{ranks}}.',
    );
  }
  return { rankings, warnings: inWords(faults) };
}

interface Faults {
  brackets: number;
  unplaced: number;
  detected: number;
}

function judged(
  { sheet, systems, sourceNumber, location }: PlacedSheet,
  ranking: Ranking,
  sentence: number,
  faults: Faults,
): Ranking {
  if (ranking.sentence !== sourceNumber) {
    const expected = `sentence ${ranking.sentence}, as the ranks say`;
    throw badJudgment(location, expected, String(sourceNumber), 'Give the judgments that belong to this step 1.');
  }
  const source = parseDetectedErrors(sheet.source);
  const edits = new Map<string, readonly JudgedEdit[]>();
  let unplaced = 0;
  sheet.corrections.forEach((correction, at) => {
    const read = parseBracketed(correction);
    const isPlaced = read.original.join(' ') === source.tokens.join(' ');
    faults.brackets += read.malformed;
    if (!isPlaced) unplaced++;
    edits.set(
      systems[at].toSorted().join(' '),
      isPlaced ? read.edits : read.edits.map((edit) => ({ ...edit, unplaced: true as const })),
    );
  });
  faults.unplaced += unplaced;
  const outputs = ranking.outputs.map((output) => {
    const key = output.systems.join(' ');
    const outputEdits = edits.get(key);
    edits.delete(key);
    return outputEdits === undefined ? output : { ...output, edits: outputEdits };
  });
  for (const names of edits.keys()) {
    throw badJudgment(location, 'corrections whose outputs are ranked', `one of ${names}`, 'Correct the systems.');
  }
  // Where no correction gives back the source, it is the source line that was changed.
  const isAltered = unplaced > 0 && unplaced === sheet.corrections.length;
  faults.detected += source.malformed + (isAltered ? source.spans.length : 0);
  return checkRanking({ ...ranking, sentence, outputs, ...(isAltered ? {} : { missed: source.spans }) }, location);
}

function inWords({ brackets, unplaced, detected }: Faults): string[] {
  return [
    ...(brackets === 0 ? [] : [`${brackets} malformed brackets of edits; no verdict is taken from them`]),
    ...(unplaced === 0
      ? []
      : [`${unplaced} corrections that do not give back their source; their verdicts count, but are not compared`]),
    ...(detected === 0 ? [] : [`${detected} errors marked in sources that cannot be placed; they are left out`]),
  ];
}
