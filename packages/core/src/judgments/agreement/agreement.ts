import type { Ranking } from '../ranking.js';
import { degreeOf } from './degree.js';
import { estimate, type Estimate } from './estimate.js';
import { cellKappa, cellsOf, overallFigures, pool, tallyAt, type CellTally, type CountedCells } from './figures.js';
import { chanceAgreement, type Chance } from './kappa.js';
import { alphaCells, cellOf, sumTallies, tallyAgreement } from './tallies.js';

export interface JudgeAgreementOptions {
  /** Cells with fewer comparisons have too few to be shown, and do not count for the mean (default: 50). */
  readonly minimum?: number | undefined;
  /** How agreement by chance is estimated (default: `names`, as in the paper). */
  readonly chance?: Chance | undefined;
  /** Bootstrap resamples of the sentences, for intervals (default: 1000); 0 for none. */
  readonly resamples?: number | undefined;
  readonly seed?: number | undefined;
  readonly confidence?: number | undefined;
}

/** The agreement of two judges, or of one with itself. */
export interface JudgePairAgreement extends CellTally {
  readonly judges: readonly [one: string, other: string];
  /** P(A), and P(E) by chance; neither where nothing was compared. */
  readonly observed?: number;
  readonly expected?: number;
  readonly kappa: Estimate;
  /** Whether there are comparisons enough. */
  readonly counted: boolean;
}

/** Agreement between all judges, or of all judges with themselves. */
export interface OverallAgreement {
  /** The mean of the kappas that count, weighted by comparisons: the figure of the paper. */
  readonly kappa: Estimate;
  readonly degree?: string;
  /** Those of the kappas that count. */
  readonly comparisons: number;
  /** One kappa over all comparisons, also those of pairs with few. */
  readonly pooled: Estimate & { readonly comparisons: number };
  /** Krippendorff's, over the same pairs of outputs. */
  readonly alpha: Estimate & { readonly units: number };
}

export interface JudgeAgreement {
  readonly judges: readonly string[];
  readonly sentences: number;
  readonly inter: OverallAgreement;
  readonly intra: OverallAgreement;
  /** Each judge with itself and with those behind it. */
  readonly pairs: readonly JudgePairAgreement[];
}

/** How far judges agree with each other and with themselves (Grundkiewicz et al. 2015, section 4.4, Table 2). */
export function judgeAgreement(rankings: readonly Ranking[], options: JudgeAgreementOptions = {}): JudgeAgreement {
  const { minimum = 50, chance = 'names', resamples = 1000, seed = 1, confidence = 0.95 } = options;
  const tallies = tallyAgreement(rankings);
  const judges = tallies.judges.length;
  const sums = sumTallies(tallies);
  const isCounted = (cell: number): boolean => tallyAt(sums, cell).comparisons >= Math.max(1, minimum);
  const kinds = (['inter', 'intra'] as const).map((kind): CountedCells => ({
    judges,
    kind,
    counted: cellsOf(judges, kind).filter(isCounted),
  }));
  const pairs = tallies.judges.flatMap((name, one) =>
    tallies.judges.slice(one).map((otherName, at) => ({
      judges: [name, otherName] as const,
      cell: cellOf(judges, one, one + at),
    })),
  );
  const estimates = estimate(
    (own) => [
      ...kinds.flatMap((kind) => overallFigures(own, kind, chance)),
      ...pairs.map(({ cell }) => cellKappa(tallyAt(own, cell), chance)),
    ],
    tallies,
    { resamples, seed, confidence },
  );
  const [inter, intra] = kinds.map((kind, at) => overall(sums, kind, estimates.slice(3 * at)));
  return {
    judges: tallies.judges,
    sentences: tallies.sentences,
    inter,
    intra,
    pairs: pairs.map(({ judges: names, cell }, at) => ({
      judges: names,
      ...tallyAt(sums, cell),
      ...chanceOf(tallyAt(sums, cell), chance),
      kappa: estimates[3 * kinds.length + at],
      counted: isCounted(cell),
    })),
  };
}

function overall(
  sums: Float64Array,
  { judges, kind, counted }: CountedCells,
  [kappa, pooled, alpha]: readonly Estimate[],
): OverallAgreement {
  const comparisons = (cells: readonly number[]): number => pool(cells.map((cell) => tallyAt(sums, cell))).comparisons;
  const degree = degreeOf(kappa.value);
  return {
    kappa,
    ...(degree === undefined ? {} : { degree }),
    comparisons: comparisons(counted),
    pooled: { ...pooled, comparisons: comparisons(cellsOf(judges, kind)) },
    alpha: { ...alpha, units: tallyAt(sums, alphaCells(judges)[kind]).units },
  };
}

function chanceOf(
  { agreements, comparisons, labels }: CellTally,
  chance: Chance,
): Pick<JudgePairAgreement, 'observed' | 'expected'> {
  if (comparisons === 0) return {};
  return { observed: agreements / comparisons, expected: chanceAgreement(labels, chance) };
}
