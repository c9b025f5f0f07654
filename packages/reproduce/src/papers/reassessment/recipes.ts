import { correlate, optimalAlignments } from '@stet/core/internal';
import type { Bench } from '../../bench.js';
import type { ComputedCell } from '../../comparison/cell.js';
import { cellsOf, recipesOf } from '../../recipe.js';
import { figure2 } from './figure-2.js';
import { humanScores } from './human-scores.js';
import { SCORES, metricScores } from './metric-scores.js';
import { table3 } from './table-3.js';
import { table4 } from './table-4.js';

export const reassessment = recipesOf('reassessment', {
  'figure-1': {
    needs: SCORES,
    compute: async (bench) => {
      const metrics = await metricScores(bench);
      const points = (await humanScores(bench)).flatMap(({ name: human, scores }) =>
        metrics.flatMap(({ name: metric, scores: systems }) =>
          [...scores].flatMap(([system, score]) =>
            cellsOf(`${system} in ${plotOf(metric, human)}`, { human: score, metric: systems.get(system) ?? NaN }),
          ),
        ),
      );
      const correlations = (await humanCorrelations(bench)).flatMap(({ metric, human, r, rho }) =>
        cellsOf(plotOf(metric, human), { r, rho }),
      );
      return [...correlations, ...points];
    },
    charts: async ({ bench, id, draw }) => {
      const metrics = await metricScores(bench);
      const options = { sections: ['correlations', 'leave-one-out'], resamples: 1 } as const;
      const plots = (await humanScores(bench)).map(async (scores, at) =>
        draw.scatterBlock(`${id}-${at + 1}`, await correlate(metrics, { scores }, options)),
      );
      return Promise.all(plots);
    },
  },
  'figure-2': figure2,
  1: {
    compute: () => {
      const [{ source, hypothesis, reference }] = optimalAlignments(
        'Thus , advice from hospital plays the important role for this .',
        'Thus , advice from hospital plays an important role for this .',
        'Thus , advice from the hospital plays an important role in this .',
      );
      return Object.entries({ INPUT: source, HYPOTHESIS: hypothesis, REFERENCE: reference }).flatMap(([row, tokens]) =>
        cellsOf(row, { Tokens: tokens.map((token) => token ?? 'ε').join(' ') }),
      );
    },
  },
  2: { needs: SCORES, compute: (bench) => correlationCells(bench) },
  3: table3,
  4: table4,
  'without-ipn': { needs: SCORES, compute: (bench) => correlationCells(bench, ['IPN']) },
});

function plotOf(metric: string, human: string): string {
  return `${metric === 'I-MEASURE' ? 'I-measure' : metric}, ${human}`;
}

/** A metric against a ranking by people. */
interface HumanCorrelation {
  readonly metric: string;
  readonly human: string;
  readonly r: number;
  readonly rho: number;
}

/** Each metric against each ranking by people, leaving out the systems `without`. */
async function humanCorrelations(bench: Bench, without: readonly string[] = []): Promise<HumanCorrelation[]> {
  const metrics = await metricScores(bench);
  const correlations = (await humanScores(bench)).map(async (scores) => {
    const options = { sections: ['correlations'], resamples: 1, without } as const;
    const { systemLevel } = await correlate(metrics, { scores }, options);
    return (systemLevel.correlations ?? []).map(({ metric, pearson, spearman }) => ({
      metric,
      human: scores.name,
      r: pearson.value ?? NaN,
      rho: spearman.value ?? NaN,
    }));
  });
  return (await Promise.all(correlations)).flat();
}

async function correlationCells(bench: Bench, without?: readonly string[]): Promise<ComputedCell[]> {
  return (await humanCorrelations(bench, without)).flatMap(({ metric, human, r, rho }) =>
    cellsOf(metric, { [`${human} r`]: r, [`${human} rho`]: rho }),
  );
}
