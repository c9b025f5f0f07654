import type { Block } from '@stet/charts';
import type { Cell } from '../../comparison/cell.js';

/** Computed scores, ranges and clusters as a chart. */
export function rankChart(id: string, scoreName: string, cells: readonly Cell[]): Block[] {
  const names = [...new Set(cells.filter(({ column }) => column === 'Score').map(({ row }) => row))];
  const computed = (row: string, column: string): string =>
    String(cells.find((cell) => cell.row === row && cell.column === column)?.computed);
  const systems = names.map((name) => {
    const [best, worst = best] = computed(name, 'Range').split('-').map(Number);
    return {
      name,
      score: Number(computed(name, 'Score')),
      range: [best, worst] as const,
      cluster: Number(computed(name, 'Cluster')),
    };
  });
  return [
    {
      block: 'rank-ranges',
      id,
      title: 'Computed scores, ranks and clusters',
      scoreName,
      rangeName: 'ranks in most runs',
      systems: systems.sort((a, b) => b.score - a.score),
    },
  ];
}
