import { Column, HYPOTHESIS_STEPS, REFERENCE_STEPS, SOURCE_STEPS, countOfColumn } from './columns.js';
import type { Edge, Lattice } from './lattice.js';
import { GAP, MISMATCH } from './pair-table.js';

/** What a link counts as that is no column. */
const NOTHING = 5;

/** Cells by node; in a node by their places, place s in the source and h in the hypothesis as s * width + h. */
export interface Cells {
  /** The first cell of each node, and behind the last cell. */
  readonly first: Int32Array;
  readonly places: Int32Array;
}

/** Steps between cells, each a column of an alignment. */
export interface Links {
  /**
   * The first row before the reference begins, then that of each edge, and behind the last. A row is a cell and the
   * links to it; rows come after those that they have links from.
   */
  readonly edgeRows: Int32Array;
  readonly rowCells: Int32Array;
  /** The first link of each row, and behind the last. */
  readonly rowLinks: Int32Array;
  /** The cell that a link comes from. Links to a cell are in the order in which the original program prefers them. */
  readonly linkCells: Int32Array;
  readonly linkCosts: Uint8Array;
  /** What the column of a link counts as. */
  readonly linkCounts: Uint8Array;
}

/** The number of the cell at a place of a node, or -1. */
export function findCell({ first, places }: Cells, node: number, place: number): number {
  let low = first[node];
  let high = first[node + 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle] < place) low = middle + 1;
    else high = middle;
  }
  return low < first[node + 1] && places[low] === place ? low : -1;
}

/** The steps between cells, in the order of the edges. */
export function linkCells({ edges }: Lattice, source: Int32Array, hypothesis: Int32Array, cells: Cells): Links {
  const width = hypothesis.length + 1;
  const edgeRows = [0];
  const rowCells: number[] = [];
  const rowLinks: number[] = [];
  const links: number[] = [];
  const costs: number[] = [];
  const counts: number[] = [];
  const addRow = (cell: number, edge: Edge | undefined): void => {
    const place = cells.places[cell];
    const h = place % width;
    const s = (place - h) / width;
    rowCells.push(cell);
    rowLinks.push(links.length);
    const token = edge?.token;
    if (edge !== undefined && token === undefined) {
      const other = findCell(cells, edge.from, place);
      if (other !== -1) addLink(other, 0, NOTHING);
    }
    for (let column: number = Column.all; column <= Column.reference; column++) {
      const ds = SOURCE_STEPS[column];
      const dh = HYPOTHESIS_STEPS[column];
      const isOn = REFERENCE_STEPS[column] === 1;
      if (ds > s || dh > h || (isOn && token === undefined)) continue;
      const other = findCell(cells, (isOn ? edge?.from : edge?.to) ?? 0, place - ds * width - dh);
      if (other === -1) continue;
      const [sToken, hToken, rToken] = [source[s - 1], hypothesis[h - 1], token ?? -1];
      const cost =
        pairCost(ds, dh, sToken, hToken) +
        pairCost(ds, isOn ? 1 : 0, sToken, rToken) +
        pairCost(dh, isOn ? 1 : 0, hToken, rToken);
      addLink(other, cost, countOfColumn(column, sToken, hToken, rToken));
    }
  };
  const addLink = (cell: number, cost: number, count: number): void => {
    links.push(cell);
    costs.push(cost);
    counts.push(count);
  };
  for (let cell = 0; cell < cells.first[1]; cell++) addRow(cell, undefined);
  edgeRows.push(rowCells.length);
  for (const edge of edges) {
    for (let cell = cells.first[edge.to]; cell < cells.first[edge.to + 1]; cell++) addRow(cell, edge);
    edgeRows.push(rowCells.length);
  }
  rowLinks.push(links.length);
  return {
    edgeRows: Int32Array.from(edgeRows),
    rowCells: Int32Array.from(rowCells),
    rowLinks: Int32Array.from(rowLinks),
    linkCells: Int32Array.from(links),
    linkCosts: Uint8Array.from(costs),
    linkCounts: Uint8Array.from(counts),
  };
}

function pairCost(hasLeft: number, hasRight: number, left: number, right: number): number {
  if (hasLeft !== hasRight) return GAP;
  return hasLeft === 0 || left === right ? 0 : MISMATCH;
}

/** The links between cells that are alive. */
export function withoutDead(links: Links, risesBefore: Int32Array, risesAfter: Int32Array): Links {
  const { edgeRows, rowCells, rowLinks, linkCells: from, linkCosts, linkCounts } = links;
  const isAlive = risesBefore.map((before, cell) => (before + risesAfter[cell] <= 0 ? 1 : 0));
  const kept = new Int32Array(from.length);
  const keptRowCells = new Int32Array(rowCells.length);
  const keptRowLinks = new Int32Array(rowCells.length + 1);
  const keptEdgeRows = new Int32Array(edgeRows.length);
  let linkCount = 0;
  let rows = 0;
  for (let edge = 0; edge + 1 < edgeRows.length; edge++) {
    for (let row = edgeRows[edge]; row < edgeRows[edge + 1]; row++) {
      if (isAlive[rowCells[row]] === 0) continue;
      for (let link = rowLinks[row]; link < rowLinks[row + 1]; link++) {
        if (isAlive[from[link]] === 1) kept[linkCount++] = link;
      }
      keptRowCells[rows++] = rowCells[row];
      keptRowLinks[rows] = linkCount;
    }
    keptEdgeRows[edge + 1] = rows;
  }
  const keptLinks = kept.subarray(0, linkCount);
  return {
    edgeRows: keptEdgeRows,
    rowCells: keptRowCells.slice(0, rows),
    rowLinks: keptRowLinks.slice(0, rows + 1),
    linkCells: keptLinks.map((link) => from[link]),
    linkCosts: pick(linkCosts, keptLinks),
    linkCounts: pick(linkCounts, keptLinks),
  };
}

function pick(values: Uint8Array, places: Int32Array): Uint8Array {
  const picked = new Uint8Array(places.length);
  for (let at = 0; at < places.length; at++) picked[at] = values[places[at]];
  return picked;
}
