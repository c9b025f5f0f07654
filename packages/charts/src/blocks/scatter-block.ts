import { metricTitle, type Correlations } from '@stet/core/internal';
import type { Block } from '../report/block.js';

/** The scores of systems by people against those by each metric (Chollampatt & Ng 2018, Figure 1). */
export function scatterBlock(id: string, { systems, human, metrics, systemLevel, n }: Correlations): Block {
  const outliers = new Set(systemLevel.robustness?.spread.outliers);
  const correlations = new Map(systemLevel.correlations?.map((correlation) => [correlation.metric, correlation]));
  return {
    block: 'side-by-side',
    blocks: metrics.map(({ name, scores }, at) => {
      const { pearson, spearman } = correlations.get(name) ?? {};
      return {
        block: 'scatter',
        id: `${id}-${at + 1}`,
        title: metricTitle(name),
        xUnit: metricTitle(name),
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
