import { pairsAmong } from '../pairs-among.js';
import { pairwiseJudgments, type PairwiseJudgments } from '../pairwise.js';
import type { Ranking } from '../ranking.js';
import { coincidencesOf } from './kappa.js';

/**
 * Columns of what a sentence adds to the agreement of two judges. They add up over sentences, so that totals and
 * resamples are sums of the same rows.
 */
export const AGREEMENTS = 0;
export const COMPARISONS = 1;
/** Pairs of outputs that both judges saw, or that one judge saw again. */
export const UNITS = 2;
/** Three columns: how often the first output was better, the two tied, the second was better. */
export const LABELS = 3;
export const COLUMNS = 6;

/** Agreement between judges, or of judges with themselves. */
export type Kind = 'inter' | 'intra';

/** The cells for alpha, in which agreements are coincidences. Those of judges follow. */
export const ALPHA: Readonly<Record<Kind, number>> = { inter: 0, intra: 1 };
const FIRST_JUDGE_CELL = 2;

/** Two judges who judged the same outputs, the first before the second; or one judge who judged some again. */
interface JudgeCell {
  readonly cell: number;
  readonly kind: Kind;
  readonly judges: readonly [first: number, second: number];
}

/** Rows of counts, each for a sentence and a cell. */
export interface AgreementTallies {
  readonly judges: readonly string[];
  readonly sentences: number;
  readonly judgeCells: readonly JudgeCell[];
  /** The index of the sentence, among those that have pairs of outputs. */
  readonly sentence: Int32Array;
  readonly cell: Int32Array;
  readonly counts: Float64Array;
}

/** Labels that one judge gave to one pair of outputs: how often each, and which came first. */
interface JudgeLabels {
  readonly judge: number;
  readonly first: number;
  readonly counts: number[];
}

/**
 * The agreement of each pair of judges, and of each judge with itself, on unexpanded pairs (Grundkiewicz et al. 2015,
 * section 4.4): judgments meet where the same two outputs, of the same systems, were ranked for the same sentence.
 */
export function tallyAgreement(rankings: readonly Ranking[]): AgreementTallies {
  const pairs = pairwiseJudgments(rankings, 'outputs');
  const { units, sentences } = unitsOf(pairs);
  const judgeCells = new Map<number, JudgeCell>();
  const cellOf = (first: number, second: number): number => {
    const key = first * pairs.judges.length + second;
    const cell = judgeCells.get(key)?.cell ?? FIRST_JUDGE_CELL + judgeCells.size;
    judgeCells.set(key, { cell, kind: first === second ? 'intra' : 'inter', judges: [first, second] });
    return cell;
  };
  const rows = new Map<string, TallyRow>();
  const row = (sentence: number, cell: number): Float64Array => {
    const key = `${sentence} ${cell}`;
    const tallyRow = rows.get(key) ?? { sentence, cell, counts: new Float64Array(COLUMNS) };
    rows.set(key, tallyRow);
    return tallyRow.counts;
  };
  for (const { sentence, labels } of units) {
    labels.forEach(({ judge, counts }, at) => {
      if (total(counts) > 1) {
        addRepeats(row(sentence, cellOf(judge, judge)), counts);
        addUnit(row(sentence, ALPHA.intra), counts);
      }
      for (const later of labels.slice(at + 1)) {
        addMeetings(row(sentence, cellOf(judge, later.judge)), counts, later.counts);
      }
    });
    // Alpha takes one label of each observer: the first that a judge gave.
    if (labels.length > 1) addUnit(row(sentence, ALPHA.inter), firstLabels(labels));
  }
  const filled = [...rows.values()];
  return {
    judges: pairs.judges,
    sentences,
    judgeCells: [...judgeCells.values()],
    sentence: Int32Array.from(filled, ({ sentence }) => sentence),
    cell: Int32Array.from(filled, ({ cell }) => cell),
    counts: Float64Array.from(filled.flatMap(({ counts }) => [...counts])),
  };
}

interface TallyRow {
  readonly sentence: number;
  readonly cell: number;
  readonly counts: Float64Array;
}

/** The sums by cell, where a sentence counts as often as its weight says. */
export function sumTallies(tallies: AgreementTallies, weights?: Float64Array): Float64Array {
  const { judgeCells, sentence, cell, counts } = tallies;
  const sums = new Float64Array((FIRST_JUDGE_CELL + judgeCells.length) * COLUMNS);
  for (let row = 0; row < cell.length; row++) {
    const weight = weights === undefined ? 1 : weights[sentence[row]];
    if (weight === 0) continue;
    const to = cell[row] * COLUMNS;
    const from = row * COLUMNS;
    for (let column = 0; column < COLUMNS; column++) sums[to + column] += weight * counts[from + column];
  }
  return sums;
}

interface Unit {
  readonly sentence: number;
  /** By judge, in order. */
  readonly labels: readonly JudgeLabels[];
}

function unitsOf(pairs: PairwiseJudgments): { readonly units: readonly Unit[]; readonly sentences: number } {
  const size = pairs.names.length;
  const sentenceIndex = new Map<number, number>();
  const units = new Map<number, { sentence: number; labels: Map<number, JudgeLabels> }>();
  for (let row = 0; row < pairs.outcome.length; row++) {
    const sentence = sentenceIndex.get(pairs.sentence[row]) ?? sentenceIndex.size;
    sentenceIndex.set(pairs.sentence[row], sentence);
    const key = (sentence * size + pairs.first[row]) * size + pairs.second[row];
    const unit = units.get(key) ?? { sentence, labels: new Map<number, JudgeLabels>() };
    units.set(key, unit);
    const label = pairs.outcome[row] + 1;
    const judge = pairs.judge[row];
    const judgeLabels = unit.labels.get(judge) ?? { judge, first: label, counts: [0, 0, 0] };
    unit.labels.set(judge, judgeLabels);
    judgeLabels.counts[label]++;
  }
  return {
    units: Array.from(units.values(), ({ sentence, labels }) => ({
      sentence,
      labels: [...labels.values()].sort((a, b) => a.judge - b.judge),
    })),
    sentences: sentenceIndex.size,
  };
}

/** Each of one judge's labels meets each of the other's. */
function addMeetings(row: Float64Array, first: readonly number[], second: readonly number[]): void {
  row[UNITS]++;
  row[COMPARISONS] += total(first) * total(second);
  first.forEach((count, label) => {
    row[AGREEMENTS] += count * second[label];
    row[LABELS + label] += count + second[label];
  });
}

/** Each two of a judge's labels meet. */
function addRepeats(row: Float64Array, counts: readonly number[]): void {
  row[UNITS]++;
  row[COMPARISONS] += pairsAmong(total(counts));
  counts.forEach((count, label) => {
    row[AGREEMENTS] += pairsAmong(count);
    row[LABELS + label] += count;
  });
}

function addUnit(row: Float64Array, counts: readonly number[]): void {
  row[UNITS]++;
  row[AGREEMENTS] += coincidencesOf(counts);
  counts.forEach((count, label) => {
    row[LABELS + label] += count;
  });
}

function firstLabels(labels: readonly JudgeLabels[]): number[] {
  const counts = [0, 0, 0];
  for (const { first } of labels) counts[first]++;
  return counts;
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
