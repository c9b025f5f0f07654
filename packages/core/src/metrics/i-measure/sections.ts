import { Column } from './columns.js';
import type { GoldSentence } from './gold-sentence.js';
import { shortfallOf, pricesOf, type Path } from './margins.js';
import type { PairTable } from './pair-table.js';
import { unavoidableCuts } from './unavoidable-cuts.js';

/** A run of stretches of the source, and the tokens of the hypothesis that belong to it. */
export interface Section {
  readonly first: number;
  /** Behind the last. */
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

/** What proving cuts needs to know of a section. */
export interface SectionCosts {
  /** What a cheapest alignment costs at most, over its references, more than the three pairs by themselves. */
  readonly slack: number;
  /** What source and hypothesis cost by themselves. */
  readonly cost: number;
  /** The references; the potential is what each and the hypothesis cost by themselves. */
  readonly paths: readonly Path[];
}

/** Where a cut is in the hypothesis. */
export interface CutPosition {
  /** Behind the cut token. */
  readonly to: number;
  /** Whether the cut token is matched, so that there may be a cut. */
  readonly matched: boolean;
}

/** The positions of the cuts, by one cheapest alignment of source and hypothesis. */
export function cutPositions(gold: GoldSentence, hypothesis: Int32Array, table: PairTable): CutPosition[] {
  const source = gold.source.ids;
  const columns = new Uint8Array(source.length + hypothesis.length);
  table.fill(source, hypothesis);
  const length = table.trace('right', Column.all, Column.source, Column.hypothesis, columns);
  const positions: CutPosition[] = [];
  let s = 0;
  let h = 0;
  for (let at = 0; at < length && positions.length < gold.cuts.length; at++) {
    const isCut = columns[at] !== Column.hypothesis && s === gold.cuts[positions.length].token;
    const matched = columns[at] === Column.all && source[s] === hypothesis[h];
    if (columns[at] !== Column.hypothesis) s++;
    if (columns[at] !== Column.source) h++;
    if (isCut) positions.push({ to: h, matched });
  }
  return positions;
}

export interface Division {
  readonly sections: readonly Section[];
  /** Whether there are cuts other than those given. */
  readonly forced: boolean;
}

/** The sections between the given cuts, and others where a section would have more references than the limit. */
export function divide(
  gold: GoldSentence,
  hypothesis: Int32Array,
  positions: readonly CutPosition[],
  isCut: readonly boolean[],
  limit: number,
): Division {
  const sections: Section[] = [];
  let forced = false;
  let first = 0;
  let from = 0;
  let references = 1;
  const close = (end: number, to: number): void => {
    sections.push({ first, end, from, to });
    first = end;
    from = to;
    references = 1;
  };
  positions.forEach(({ to }, at) => {
    references *= gold.stretches[at].references.length;
    const isTooMuch = references * gold.stretches[at + 1].references.length > limit;
    if (isCut[at] || isTooMuch) close(at + 1, to);
    forced ||= isTooMuch && !isCut[at];
  });
  close(gold.stretches.length, hypothesis.length);
  return { sections, forced };
}

/** For each place, whether there is a cut between these sections which every cheapest alignment goes through. */
export function proveCuts(
  gold: GoldSentence,
  hypothesis: Int32Array,
  positions: readonly CutPosition[],
  sections: readonly Section[],
  costs: readonly SectionCosts[],
): boolean[] {
  const source = gold.source.ids;
  const matchOf = new Map(positions.flatMap(({ to, matched }, at) => (matched ? [[to - 1, gold.cuts[at].token]] : [])));
  const tokens = Array.from(hypothesis, (_, at) => ({
    paths: [{ ids: hypothesis.subarray(at, at + 1), potential: 0 }],
    match: matchOf.get(at) ?? -1,
  }));
  const references = costs.map(({ paths }) => ({ paths, match: -1 }));
  const cost = costs.reduce((sum, section) => sum + section.cost, 0);
  const prices = pricesOf(source, tokens, cost);
  const shortfall =
    gold.shortfall +
    shortfallOf(source, tokens, (token) => prices[token], cost) +
    shortfallOf(hypothesis, references, () => 0);
  const tried = sections.slice(0, -1).map(({ end }) => end - 1);
  const proven = unavoidableCuts(
    tried.map((at) => (positions[at].matched ? Math.min(gold.cuts[at].price, prices[positions[at].to - 1]) : 0)),
    costs.map(({ slack }) => slack),
    shortfall,
  );
  return positions.map((_, at) => tried.includes(at) && proven[tried.indexOf(at)]);
}
