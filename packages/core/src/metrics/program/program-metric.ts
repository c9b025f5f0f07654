import { additive } from '../additive.js';
import { defineMetric, type MetricCore } from '../define-metric.js';
import { precisionRecall } from '../f-score.js';
import type { MetricKind } from '../kind.js';
import type { Metric, ScorePart, UnsignedScore } from '../metric.js';
import type { ProgramStats } from './answer.js';
import type { MetricDeclaration } from './declaration.js';

/** A metric that a program of somebody else computes: plain data, so that any thread can score what it answered. */
export interface MetricProgramSpec {
  readonly declaration: MetricDeclaration;
  /** The program and its arguments. */
  readonly command: readonly string[];
  /** Of the command and the files that it names. */
  readonly commandHash: string;
  readonly limits: ProgramLimits;
  /** Where its answers are kept from one run to the next; nowhere without it. */
  readonly cache?: string | undefined;
}

/** Bounds of a program; one that exceeds them is ended. */
export interface ProgramLimits {
  /** How long it may take for an answer. */
  readonly seconds: number;
  /** How much memory it may use, with all processes that it starts. */
  readonly megabytes: number;
}

type ProgramScore = UnsignedScore & Readonly<Record<string, number>>;

/** The metric of a program. Its sentences are measured by the program, and not by `sentence`. */
export function programMetric({ declaration, commandHash }: MetricProgramSpec): Metric<ProgramStats> {
  const { metric: name, version, answers, beta, direction } = declaration;
  const kind: MetricKind<object, Metric<ProgramStats>> = defineMetric({
    name,
    title: name,
    needs: 'anything',
    definition: 'computed by a program of its own',
    citation: '',
    options: {},
    parts: () => partsOf(declaration),
    create: (): MetricCore<ProgramStats, ProgramScore> => ({
      sentence: () => {
        throw new Error(`${name} is measured by its program`);
      },
      toRow: (stats) => stats,
      fromRow: (row) => row,
      ...additive(WIDTHS[answers], rowOf, (totals) => scoreOf(declaration, totals)),
      signatureFields: [
        `version:${version}`,
        `command:${commandHash}`,
        `of:${answers === 'f' ? `f${beta}` : answers === 'score' ? 'mean' : answers}`,
        ...(direction === 'lower' ? ['sign:negated'] : []),
      ],
    }),
  });
  return kind.create();
}

const WIDTHS = { score: 2, ratio: 2, f: 3 } as const;

/** A score counts as one of one, so that the sums give the mean. */
function rowOf(stats: ProgramStats): readonly number[] {
  return stats.length === 1 ? [stats[0], 1] : stats;
}

function scoreOf({ answers, beta, direction }: MetricDeclaration, totals: ArrayLike<number>): ProgramScore {
  if (answers === 'f') {
    return { ...precisionRecall({ correct: totals[0], proposed: totals[1], gold: totals[2] }, beta) };
  }
  const score = totals[1] === 0 ? 0 : totals[0] / totals[1];
  // Everything that ranks takes the higher value for the better one.
  return direction === 'higher' ? { value: score } : { value: score === 0 ? 0 : -score, score };
}

function partsOf({ metric, answers, beta, direction, range: [low, high] }: MetricDeclaration): ScorePart[] {
  const isShare = low !== null && high !== null && low >= -1 && high <= 1;
  const kind = isShare ? 'percent' : 'number';
  if (answers === 'f') {
    return [
      { key: 'precision', title: 'P', kind },
      { key: 'recall', title: 'R', kind },
      { key: 'value', title: `F${beta}`, kind },
    ];
  }
  const value = { key: 'value', title: metric, kind } as const;
  return direction === 'higher'
    ? [value]
    : [
        { ...value, title: `−${metric}` },
        { ...value, key: 'score' },
      ];
}
