import { Column } from '../columns.js';

const GAP = 2;
const MISMATCH = 3;

/** A token in each row, or undefined for a gap. */
type Cell = readonly (number | undefined)[];

function pairCost(a: number | undefined, b: number | undefined): number {
  if (a === b) return 0;
  return a === undefined || b === undefined ? GAP : MISMATCH;
}

/** Steps in the rows, in the order of preference of the original program. */
const STEPS: readonly (readonly [kind: number, s: number, h: number, r: number])[] = [
  [Column.all, 1, 1, 1],
  [Column.sourceHypothesis, 1, 1, 0],
  [Column.sourceReference, 1, 0, 1],
  [Column.hypothesisReference, 0, 1, 1],
  [Column.source, 1, 0, 0],
  [Column.hypothesis, 0, 1, 0],
  [Column.reference, 0, 0, 1],
];

export interface SlowAlignment {
  readonly cost: number;
  readonly columns: readonly number[];
}

/** The alignment by filling the whole table, cell by cell: slow, and plainly the definition. */
export function slowAlignment(source: Int32Array, hypothesis: Int32Array, reference: Int32Array): SlowAlignment {
  const table = new Map<string, { cost: number; kind: number }>();
  const key = (s: number, h: number, r: number): string => [s, h, r].join();
  const costOf = ([a, b, c]: Cell): number => pairCost(a, b) + pairCost(a, c) + pairCost(b, c);
  for (let s = 0; s <= source.length; s++) {
    for (let h = 0; h <= hypothesis.length; h++) {
      for (let r = 0; r <= reference.length; r++) {
        let best = { cost: s + h + r === 0 ? 0 : Infinity, kind: 0 };
        for (const [kind, ds, dh, dr] of STEPS) {
          const before = table.get(key(s - ds, h - dh, r - dr));
          if (before === undefined) continue;
          const column = [
            ds === 1 ? source[s - 1] : undefined,
            dh === 1 ? hypothesis[h - 1] : undefined,
            dr === 1 ? reference[r - 1] : undefined,
          ];
          const cost = before.cost + costOf(column);
          if (cost < best.cost) best = { cost, kind };
        }
        table.set(key(s, h, r), best);
      }
    }
  }
  const columns: number[] = [];
  let [s, h, r] = [source.length, hypothesis.length, reference.length];
  const cost = table.get(key(s, h, r))?.cost ?? 0;
  while (s + h + r > 0) {
    const kind = table.get(key(s, h, r))?.kind ?? 0;
    const [, ds, dh, dr] = STEPS[kind - 1];
    columns.unshift(kind);
    [s, h, r] = [s - ds, h - dh, r - dr];
  }
  return { cost, columns };
}
