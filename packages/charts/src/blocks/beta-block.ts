import type { BetaSweep } from '@stet/core/internal';
import type { Block } from '../report/block.js';

/** A sweep of beta with the name of its curve. */
export type NamedSweep = BetaSweep & { readonly name: string };

/** How well F agrees with people over beta (Grundkiewicz et al. 2015, Figure 3). */
export function betaBlock(
  id: string,
  title: string,
  sweeps: readonly NamedSweep[],
  correlation: 'pearson' | 'spearman',
): Block {
  return {
    block: 'curves',
    id,
    title,
    xUnit: 'β',
    yUnit: correlation === 'pearson' ? 'Pearson’s r' : 'Spearman’s ρ',
    markers: [{ x: 0.5, label: 'β = 0.5' }],
    maxima: true,
    curves: sweeps.map(({ name, points }) => ({
      name,
      points: points.flatMap(({ beta, [correlation]: value }) => (value === null ? [] : [{ x: beta, y: value }])),
    })),
  };
}
