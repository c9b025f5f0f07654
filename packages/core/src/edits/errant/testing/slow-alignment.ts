import type { AnalysedToken, Analysis } from '../../../text/analysis/analyser.js';
import type { AlignmentCosts, Operation, OperationKind } from '../align.js';
import { slowCharacterTerm } from './slow-character-term.js';

interface Way {
  readonly kind: OperationKind;
  readonly cost: number;
  readonly sourceTokens: number;
  readonly correctedTokens: number;
}

/** The alignment by filling the whole table, with every word compared and every window sorted: plainly the definition. */
export function slowAlignment(source: Analysis, corrected: Analysis, costs: AlignmentCosts): Operation[] {
  const table: Way[][] = [];
  for (let row = 0; row <= source.length; row++) {
    table.push([]);
    for (let column = 0; column <= corrected.length; column++) {
      table[row].push(bestWay(table, source, corrected, row, column, costs));
    }
  }
  const operations: Operation[] = [];
  let end = source.length;
  let to = corrected.length;
  while (end > 0 || to > 0) {
    const { kind, sourceTokens, correctedTokens } = table[end][to];
    operations.unshift({ kind, start: end - sourceTokens, end, from: to - correctedTokens, to });
    end -= sourceTokens;
    to -= correctedTokens;
  }
  return operations;
}

function bestWay(
  table: readonly Way[][],
  source: Analysis,
  corrected: Analysis,
  row: number,
  column: number,
  costs: AlignmentCosts,
): Way {
  if (row === 0) return { kind: 'I', cost: column, sourceTokens: 0, correctedTokens: 1 };
  if (column === 0) return { kind: 'D', cost: row, sourceTokens: 1, correctedTokens: 0 };
  const diagonal = table[row - 1][column - 1].cost;
  const original = source[row - 1];
  const correction = corrected[column - 1];
  if (original.text === correction.text) return { kind: 'M', cost: diagonal, sourceTokens: 1, correctedTokens: 1 };
  const substitution = costs === 'levenshtein' ? 1 : unlikeness(original, correction);
  const ways: readonly Way[] = [
    ...(costs === 'levenshtein' ? [] : transpositions(table, source, corrected, row, column)),
    { kind: 'S', cost: diagonal + substitution, sourceTokens: 1, correctedTokens: 1 },
    { kind: 'I', cost: table[row][column - 1].cost + 1, sourceTokens: 0, correctedTokens: 1 },
    { kind: 'D', cost: table[row - 1][column].cost + 1, sourceTokens: 1, correctedTokens: 0 },
  ];
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best));
}

function transpositions(
  table: readonly Way[][],
  source: Analysis,
  corrected: Analysis,
  row: number,
  column: number,
): Way[] {
  for (let back = 1; back < row && back < column; back++) {
    const cost = table[row - back - 1][column - back - 1].cost;
    if (table[row - back][column - back].cost === cost) return [];
    const size = back + 1;
    if (sorted(source.slice(row - size, row)) === sorted(corrected.slice(column - size, column))) {
      return [{ kind: 'T', cost: cost + back, sourceTokens: size, correctedTokens: size }];
    }
  }
  return [];
}

const sorted = (tokens: Analysis): string =>
  tokens
    .map(({ lower }) => lower)
    .sort()
    .join(' ');

function unlikeness(original: AnalysedToken, correction: AnalysedToken): number {
  if (original.lower === correction.lower) return 0;
  const lemmas = original.lemma === correction.lemma ? 0 : 0.499;
  const open = ['ADJ', 'ADV', 'NOUN', 'VERB'];
  const bothOpen = open.includes(original.pos) && open.includes(correction.pos);
  const pos = original.pos === correction.pos ? 0 : bothOpen ? 0.25 : 0.5;
  return lemmas + pos + slowCharacterTerm(original.text, correction.text);
}
