import type { Ranking } from '../ranking.js';
import { degreeOf } from './degree.js';
import { estimate, type Estimate } from './estimate.js';
import { NO_TALLY, cellKappa, overallFigures, pool, tallyAt, type CellTally, type KindCells } from './figures.js';
import { chanceAgreement, type Chance } from './kappa.js';
import { ALPHA, sumTallies, tallyAgreement } from './tallies.js';

export interface JudgeAgreementOptions {
  /** Cells with fewer comparisons have too few to be shown, and do not count for the mean (default: 50). */
  readonly minimum?: number | undefined;
  /** How agreement by chance is estimated (default: `names`, as in the paper). */
  readonly chance?: Chance | undefined;
  /** Bootstrap resamples of the sentences, for intervals (default: 1000); 0 for none. */
  readonly resamples?: number | undefined;
  readonly seed?: number | undefined;
  readonly confidence?: number | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** The agreement of two judges, or of one with itself. */
export interface JudgePairAgreement extends CellTally {
  readonly judges: readonly [first: string, second: string];
  /** P(A), and P(E) by chance; neither where nothing was compared. */
  readonly observed?: number;
  readonly expected?: number;
  readonly kappa: Estimate;
  /** Whether there are enough comparisons. */
  readonly counted: boolean;
}

/** Agreement between all judges, or of all judges with themselves. */
export interface OverallAgreement {
  /** The mean of the kappas that count, weighted by comparisons: the figure of the paper. */
  readonly kappa: Estimate;
  readonly degree?: string;
  /** Comparisons behind the kappas that count. */
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
  const { minimum = 50, chance = 'names', resamples = 1000, seed = 1, confidence = 0.95, onProgress } = options;
  const tallies = tallyAgreement(rankings);
  const { judges, sentences, judgeCells } = tallies;
  const sums = sumTallies(tallies);
  const isCounted = (cell: number): boolean => tallyAt(sums, cell).comparisons >= minimum;
  const kinds = (['inter', 'intra'] as const).map((kind): KindCells => {
    const cells = judgeCells.filter((judgeCell) => judgeCell.kind === kind).map(({ cell }) => cell);
    return { kind, cells, counted: cells.filter(isCounted) };
  });
  const estimates = estimate(
    (drawnSums) => [
      ...kinds.flatMap((kind) => overallFigures(drawnSums, kind, chance)),
      ...judgeCells.map(({ cell }) => cellKappa(tallyAt(drawnSums, cell), chance)),
    ],
    { sentences, sum: (weights) => sumTallies(tallies, weights) },
    { resamples, seed, confidence, onProgress },
  );
  const [inter, intra] = kinds.map((kind, at) => overall(sums, kind, estimates.slice(FIGURES * at)));
  const met = new Map(
    judgeCells.map(({ judges: [first, second], cell }, at) => [
      first * judges.length + second,
      {
        ...tallyAt(sums, cell),
        ...chanceOf(tallyAt(sums, cell), chance),
        kappa: estimates[FIGURES * kinds.length + at],
        counted: isCounted(cell),
      },
    ]),
  );
  return {
    judges,
    sentences,
    inter,
    intra,
    pairs: judges.flatMap((firstName, first) =>
      judges.slice(first).map((secondName, at) => ({
        judges: [firstName, secondName],
        ...(met.get(first * judges.length + first + at) ?? { ...NO_TALLY, kappa: {}, counted: false }),
      })),
    ),
  };
}

/** As many as `overallFigures` gives. */
const FIGURES = 3;

function overall(
  sums: Float64Array,
  { kind, cells, counted }: KindCells,
  [kappa, pooled, alpha]: readonly Estimate[],
): OverallAgreement {
  const comparisonsOf = (chosen: readonly number[]): number =>
    pool(chosen.map((cell) => tallyAt(sums, cell))).comparisons;
  const degree = degreeOf(kappa.value);
  return {
    kappa,
    ...(degree === undefined ? {} : { degree }),
    comparisons: comparisonsOf(counted),
    pooled: { ...pooled, comparisons: comparisonsOf(cells) },
    alpha: { ...alpha, units: tallyAt(sums, ALPHA[kind]).units },
  };
}

function chanceOf(
  { agreements, comparisons, labels }: CellTally,
  chance: Chance,
): Pick<JudgePairAgreement, 'observed' | 'expected'> {
  return { observed: agreements / comparisons, expected: chanceAgreement(labels, chance) };
}
