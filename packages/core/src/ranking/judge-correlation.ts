import { pearson, spearman, type Correlation } from '../stats/correlation.js';

/** The scores from the judgments of one judge, and those from the judgments of all others. */
export interface JudgeScores {
  readonly judge: string;
  /** How many pairwise judgments the judge made. */
  readonly judgments: number;
  readonly alone: ReadonlyMap<string, number>;
  readonly others: ReadonlyMap<string, number>;
}

/** A correlation between judges; null where it is not defined. */
export interface JudgeCorrelations {
  /** By judge and judge. */
  readonly between: readonly (readonly (number | null)[])[];
  /** Each judge against all others. */
  readonly withOthers: readonly (number | null)[];
  /** The mean of these, weighted by the judges' judgments. */
  readonly mean: number | null;
}

export interface JudgeCorrelation {
  readonly judges: readonly string[];
  readonly spearman: JudgeCorrelations;
  readonly pearson: JudgeCorrelations;
}

/** How far judges rank systems alike (Grundkiewicz et al. 2015, Table 6). */
export function correlateJudges(judges: readonly JudgeScores[]): JudgeCorrelation {
  return {
    judges: judges.map(({ judge }) => judge),
    spearman: correlations(judges, spearman),
    pearson: correlations(judges, pearson),
  };
}

function correlations(judges: readonly JudgeScores[], correlate: Correlation): JudgeCorrelations {
  const withOthers = judges.map(({ alone, others }) => correlateScores(alone, others, correlate));
  return {
    between: judges.map((first) => judges.map((second) => correlateScores(first.alone, second.alone, correlate))),
    withOthers,
    mean: weightedMean(
      withOthers,
      judges.map(({ judgments }) => judgments),
    ),
  };
}

/** Correlates the scores of the systems that both have. */
function correlateScores(
  first: ReadonlyMap<string, number>,
  second: ReadonlyMap<string, number>,
  correlate: Correlation,
): number | null {
  const pairs = [...first].flatMap(([name, firstScore]) => {
    const secondScore = second.get(name);
    return secondScore === undefined ? [] : [[firstScore, secondScore] as const];
  });
  if (pairs.length < 2) return null;
  return correlate(
    pairs.map(([score]) => score),
    pairs.map(([, score]) => score),
  );
}

function weightedMean(values: readonly (number | null)[], weights: readonly number[]): number | null {
  let sum = 0;
  let weight = 0;
  values.forEach((value, at) => {
    if (value === null) return;
    sum += weights[at] * value;
    weight += weights[at];
  });
  return weight === 0 ? null : sum / weight;
}
