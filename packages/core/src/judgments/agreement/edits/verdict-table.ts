import { VERDICTS } from '../../judged-edit.js';

/** Columns of a table of verdicts: how often the first judge gave the one and the second the other, row by row. */
export const TABLE_SIZE = VERDICTS.length ** 2;

/** Where two verdicts meet, given by their index. */
export function tableCell(first: number, second: number): number {
  return first * VERDICTS.length + second;
}

/** What a table says; the figures are NaN where nothing was compared. */
export interface TableFigures {
  readonly agreements: number;
  readonly comparisons: number;
  /** Cohen (1960): by chance, each side keeps the shares of its verdicts. */
  readonly cohen: number;
  /** Scott (1955): by chance, both sides have the same shares. With two verdicts on each edit it is Fleiss' (1971) kappa. */
  readonly pi: number;
}

export function tableFigures(table: Float64Array): TableFigures {
  const size = VERDICTS.length;
  const rows = new Float64Array(size);
  const columns = new Float64Array(size);
  let agreements = 0;
  let comparisons = 0;
  for (let first = 0; first < size; first++) {
    agreements += table[tableCell(first, first)];
    for (let second = 0; second < size; second++) {
      const count = table[tableCell(first, second)];
      rows[first] += count;
      columns[second] += count;
      comparisons += count;
    }
  }
  let cohenChance = 0;
  let piChance = 0;
  for (let verdict = 0; verdict < size; verdict++) {
    cohenChance += (rows[verdict] * columns[verdict]) / comparisons ** 2;
    piChance += ((rows[verdict] + columns[verdict]) / (2 * comparisons)) ** 2;
  }
  const aboveChance = (chance: number): number =>
    // Where all agree, kappa is 1, also where chance alone would do that.
    agreements === comparisons && comparisons > 0 ? 1 : (agreements / comparisons - chance) / (1 - chance);
  return { agreements, comparisons, cohen: aboveChance(cohenChance), pi: aboveChance(piChance) };
}
