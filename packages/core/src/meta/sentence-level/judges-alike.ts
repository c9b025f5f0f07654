import { estimate, type Estimate } from '../../judgments/agreement/estimate.js';
import type { Ranking } from '../../judgments/ranking.js';
import { CELLS, cellOf } from './cells.js';
import { tieStatistics, type TieStatistics } from './statistics.js';

export interface JudgesAlikeOptions {
  /** Systems whose outputs are left out. */
  readonly without?: readonly string[] | undefined;
  /** Bootstrap resamples of the sentences, for intervals (default: 1000); 0 for none. */
  readonly resamples?: number | undefined;
  readonly seed?: number | undefined;
  readonly confidence?: number | undefined;
}

/** How far a judge orders pairs of outputs as people do. */
export interface JudgesAlike {
  readonly pairs: number;
  /** Pairs that people did not call a tie. */
  readonly decided: number;
  /** The share of decided pairs that the judge orders as people do; its ties are wrong. */
  readonly accuracy: Estimate;
  /** Kendall's tau under each rule for ties. */
  readonly taus: Readonly<Record<keyof TieStatistics, Estimate>>;
}

/** Compares the rankings of a judge with those of people, of the same outputs and in the same order. */
export function judgesAlike(
  people: readonly Ranking[],
  judge: readonly Ranking[],
  { without = [], resamples = 1000, seed = 1, confidence = 0.95 }: JudgesAlikeOptions = {},
): JudgesAlike {
  const rows = cellsBySentence(people, judge, without);
  const sum = (weights?: Float64Array): Float64Array => {
    const counts = new Float64Array(CELLS);
    rows.forEach((row, sentence) => {
      row.forEach((count, cell) => {
        counts[cell] += count * (weights === undefined ? 1 : weights[sentence]);
      });
    });
    return counts;
  };
  const counts = sum();
  const rules = Object.keys(tieStatistics(counts)) as (keyof TieStatistics)[];
  const [accuracy, ...taus] = estimate(
    (drawn) => {
      const statistics = tieStatistics(drawn);
      return [total(drawn, CORRECT) / total(drawn, DECIDED), ...rules.map((rule) => statistics[rule].tau ?? NaN)];
    },
    { sentences: rows.length, sum },
    { resamples, seed, confidence, onProgress: undefined },
  );
  return {
    pairs: total(counts, [...counts.keys()]),
    decided: total(counts, DECIDED),
    accuracy,
    taus: Object.fromEntries(rules.map((rule, at) => [rule, taus[at]])) as JudgesAlike['taus'],
  };
}

/** Cells of pairs that people decided, and of those that the judge decides alike. */
const DECIDED = [0, 1, 2, 6, 7, 8];
const CORRECT = [0, 8];

function total(counts: Float64Array, cells: readonly number[]): number {
  return cells.reduce((sum, cell) => sum + counts[cell], 0);
}

/** For each sentence, how often what people say of two outputs meets what the judge says. */
function cellsBySentence(
  people: readonly Ranking[],
  judge: readonly Ranking[],
  without: readonly string[],
): Float64Array[] {
  const rows = new Map<number, Float64Array>();
  people.forEach(({ sentence, outputs }, at) => {
    const row = rows.get(sentence) ?? new Float64Array(CELLS);
    rows.set(sentence, row);
    const ranks = new Map(judge[at].outputs.map(({ systems, rank }) => [systems.join(' '), rank]));
    const compared = outputs
      .flatMap(({ systems, rank }) => {
        const other = ranks.get(systems.join(' '));
        return other === undefined || systems.some((name) => without.includes(name))
          ? []
          : [{ name: systems[0], rank, other }];
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    compared.forEach((first, index) => {
      for (const second of compared.slice(index + 1)) {
        row[cellOf(Math.sign(first.rank - second.rank), Math.sign(first.other - second.other))]++;
      }
    });
  });
  return [...rows.values()];
}
