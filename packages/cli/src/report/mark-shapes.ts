import { symbol, symbolCircle, symbolDiamond2, symbolSquare, symbolTriangle, type SymbolType } from 'd3-shape';

/** One shape for each series of a chart, so that none is told by colour alone; those that are not filled have a rim. */
const SHAPES: readonly SymbolType[] = [symbolCircle, symbolTriangle, symbolSquare, symbolDiamond2];
const AREA = 68;

/** The shapes, drawn once on a page for all of its charts to use. */
export function markShapes(): string {
  const shapes = SHAPES.map((shape, at) => `<path id="mark-${at}" d="${symbol(shape, AREA)() ?? ''}"/>`);
  return `<svg width="0" height="0" class="shapes" aria-hidden="true"><defs>${shapes.join('')}</defs></svg>`;
}

/** A mark of a series at a place. */
export function mark(series: number, x: string, y: number): string {
  return `<use href="#mark-${series % SHAPES.length}" x="${x}" y="${y}" class="mark series-${series}"/>`;
}
