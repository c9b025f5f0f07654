import type { Correlations } from '@stet/core/internal';
import type { Part } from '../report/part.js';

/** The scores of systems by people against those by each metric (Chollampatt & Ng 2018, Figure 1). */
export function scatterPart(id: string, { systems, human, metrics, systemLevel, n }: Correlations): Part {
  const outliers = new Set(systemLevel.robustness?.spread.outliers);
  const correlations = new Map(systemLevel.correlations?.map((correlation) => [correlation.metric, correlation]));
  return {
    part: 'side-by-side',
    parts: metrics.map(({ name, scores }, at) => {
      const { pearson, spearman } = correlations.get(name) ?? {};
      return {
        part: 'scatter',
        id: `${id}-${at + 1}`,
        title: name,
        xUnit: name,
        yUnit: human.name,
        points: systems.map((system, index) => ({
          name: system,
          x: scores[index],
          y: human.scores[index],
          outlier: outliers.has(system),
        })),
        correlations: [['r', pearson?.value ?? null] as const, ['ρ', spearman?.value ?? null] as const].flatMap(
          ([label, value]) => (value === null ? [] : [{ name: label, value, n }]),
        ),
      };
    }),
  };
}
