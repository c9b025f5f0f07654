import type { HeadToHead, SignificanceLevel } from '@stet/core/internal';
import type { Block } from '../report/block.js';

type HeadToHeadBlock = Extract<Block, { block: 'head-to-head' }>;

const MARKS: Readonly<Record<SignificanceLevel, string>> = { 0.01: '‡', 0.05: '†', 0.1: '⋆' };

/** Every pair of systems compared directly, as a heat map. */
export function headToHeadBlock(
  id: string,
  title: string,
  { systems, cells, adjust, tests }: HeadToHead,
): HeadToHeadBlock {
  const cellOf = new Map(cells.map((cell) => [JSON.stringify([cell.row, cell.column]), cell]));
  const adjusted = adjust === 'holm' ? 'p adjusted for their number (Holm)' : 'not adjusted';
  return {
    block: 'head-to-head',
    id,
    title,
    caption: `Two-sided sign test, ties aside: ⋆ p ≤ 0.10, † p ≤ 0.05, ‡ p ≤ 0.01; tests: ${tests}, ${adjusted}.`,
    systems,
    cells: systems.map((row) =>
      systems.map((column) => {
        const cell = cellOf.get(JSON.stringify([row, column]));
        if (cell === undefined) return undefined;
        const { share, adjusted: p, level, wins, losses } = cell;
        if (share === null) return undefined;
        return { share, p, mark: level === null ? '' : MARKS[level], decided: wins + losses };
      }),
    ),
  };
}
