import { chanceLabels, kappa, nominalAlpha, type Chance, type LabelCounts } from './kappa.js';
import { AGREEMENTS, ALPHA, COLUMNS, COMPARISONS, LABELS, UNITS, type Kind } from './tallies.js';

/** What was counted for two judges, or for one with itself. */
export interface CellTally {
  readonly agreements: number;
  readonly comparisons: number;
  /** Pairs of outputs that both judged, or that one judged again. */
  readonly units: number;
  /** How often the output whose name sorts first was better, the two tied, the other was better. */
  readonly labels: LabelCounts;
}

export function tallyAt(sums: Float64Array, cell: number): CellTally {
  const at = cell * COLUMNS;
  return {
    agreements: sums[at + AGREEMENTS],
    comparisons: sums[at + COMPARISONS],
    units: sums[at + UNITS],
    labels: [sums[at + LABELS], sums[at + LABELS + 1], sums[at + LABELS + 2]],
  };
}

/** What was counted where judges never met. */
export const NO_TALLY: CellTally = { agreements: 0, comparisons: 0, units: 0, labels: [0, 0, 0] };

/** Cells added up, as if two judges had made all the judgments. */
export function pool(tallies: readonly CellTally[]): CellTally {
  const sum = (count: (tally: CellTally) => number): number =>
    tallies.reduce((total, tally) => total + count(tally), 0);
  return {
    agreements: sum(({ agreements }) => agreements),
    comparisons: sum(({ comparisons }) => comparisons),
    units: sum(({ units }) => units),
    labels: [sum(({ labels }) => labels[0]), sum(({ labels }) => labels[1]), sum(({ labels }) => labels[2])],
  };
}

/** The cells of a kind. */
export interface KindCells {
  readonly kind: Kind;
  readonly cells: readonly number[];
  /** The cells with enough comparisons. */
  readonly counted: readonly number[];
}

/**
 * The overall figures of a kind: the mean of the counted cells' kappas, weighted by their comparisons; the kappa of
 * all cells together; alpha. NaN where nothing was compared.
 */
export function overallFigures(
  sums: Float64Array,
  { kind, cells, counted }: KindCells,
  chance: Chance,
): [mean: number, pooled: number, alpha: number] {
  let weighted = 0;
  let weights = 0;
  for (const cell of counted) {
    const tally = tallyAt(sums, cell);
    // A resample may have nothing to compare in a cell.
    if (tally.comparisons === 0) continue;
    weighted += cellKappa(tally, chance) * tally.comparisons;
    weights += tally.comparisons;
  }
  const { agreements, labels } = tallyAt(sums, ALPHA[kind]);
  return [
    weighted / weights,
    cellKappa(pool(cells.map((cell) => tallyAt(sums, cell))), chance),
    nominalAlpha(agreements, chanceLabels(labels, chance)),
  ];
}

export function cellKappa({ agreements, comparisons, labels }: CellTally, chance: Chance): number {
  return kappa(agreements, comparisons, labels, chance);
}
