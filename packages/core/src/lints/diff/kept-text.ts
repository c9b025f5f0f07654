import { firstIndex } from '../../text/first-index.js';
import type { Span } from '../../text/span.js';

/** A stretch that two texts share. */
interface KeptStretch {
  readonly before: number;
  readonly now: number;
  readonly length: number;
}

/** Where a span of one text stands in the other; undefined where one of its ends is in what is gone or was changed. */
type CarrySpan = (span: Span) => Span | undefined;

/** Spans carried from one version of a text to the other. */
export interface Carriers {
  readonly forward: CarrySpan;
  readonly back: CarrySpan;
}

/** For a text that did not change. */
export const UNCHANGED: Carriers = { forward: (span) => span, back: (span) => span };

/**
 * Carries spans from one version of a text to the next. Words that occur once in both versions hold the texts together
 * (patience diff, Cohen), and between them the search goes on. Time grows with the length of the texts, and `DEPTH`
 * bounds how often they are gone through; what is not found to be the same by then counts as changed.
 */
export function carrySpans(before: string, now: string): Carriers {
  const kept = keptStretches(before, now);
  return { forward: carrier(kept, 'before', 'now'), back: carrier(kept, 'now', 'before') };
}

function carrier(kept: readonly KeptStretch[], from: 'before' | 'now', to: 'before' | 'now'): CarrySpan {
  /** How far the piece of text from `start` to `end` moved; undefined if no stretch has all of it. */
  const shiftOf = (start: number, end: number): number | undefined => {
    const stretch = kept.at(firstIndex(kept, (candidate) => candidate[from] > start) - 1);
    if (stretch === undefined || stretch[from] > start || end > stretch[from] + stretch.length) return undefined;
    return stretch[to] - stretch[from];
  };
  return ({ start, end }) => {
    // Each end goes where its own character went: a lint on a sentence stands, though a word of the sentence changed.
    const [first, last] = start === end ? [end, end] : [start + 1, end - 1];
    const [startShift, endShift] = [shiftOf(start, first), shiftOf(last, end)];
    if (startShift === undefined || endShift === undefined) return undefined;
    return { start: start + startShift, end: end + endShift };
  };
}

const DEPTH = 32;

/** A stretch of the pieces of both texts that is still to be compared. */
interface Range {
  readonly before: readonly [start: number, end: number];
  readonly now: readonly [start: number, end: number];
  readonly depth: number;
}

function keptStretches(beforeText: string, nowText: string): KeptStretch[] {
  const before = piecesOf(beforeText);
  const now = piecesOf(nowText);
  const pairs: (readonly [number, number])[] = [];
  const ranges: Range[] = [{ before: [0, before.length], now: [0, now.length], depth: 0 }];
  for (let range = ranges.pop(); range !== undefined; range = ranges.pop()) {
    let [first, end] = range.before;
    let [firstNow, endNow] = range.now;
    const same = (at: number, atNow: number): boolean => before[at].text === now[atNow].text;
    while (first < end && firstNow < endNow && same(first, firstNow)) pairs.push([first++, firstNow++]);
    while (first < end && firstNow < endNow && same(end - 1, endNow - 1)) pairs.push([--end, --endNow]);
    if (first === end || firstNow === endNow || range.depth === DEPTH) continue;
    const anchors = anchorsOf(before, now, [first, end], [firstNow, endNow]);
    if (anchors.length === 0) continue;
    for (const [at, atNow] of [...anchors, [end, endNow] as const]) {
      ranges.push({ before: [first, at], now: [firstNow, atNow], depth: range.depth + 1 });
      [first, firstNow] = [at, atNow];
    }
  }
  return joined(pairs, before, now);
}

interface Piece {
  readonly text: string;
  readonly start: number;
}

/** Words, white space and single marks. */
function piecesOf(text: string): Piece[] {
  return Array.from(text.matchAll(/\s+|[\p{L}\p{N}\p{M}]+|./gsu), ({ 0: piece, index }) => ({
    text: piece,
    start: index,
  }));
}

/** The longest list of pieces that occur once in both ranges and in the same order. */
function anchorsOf(
  before: readonly Piece[],
  now: readonly Piece[],
  [start, end]: readonly [number, number],
  [startNow, endNow]: readonly [number, number],
): (readonly [number, number])[] {
  const places = singlePlaces(now, startNow, endNow);
  const candidates: (readonly [number, number])[] = [];
  for (const [text, at] of singlePlaces(before, start, end)) {
    const atNow = places.get(text);
    if (at !== SEVERAL && atNow !== undefined && atNow !== SEVERAL) candidates.push([at, atNow]);
  }
  return longestRising(candidates);
}

const SEVERAL = -1;

/** The place of each piece in a range; `SEVERAL` for those that occur more than once. */
function singlePlaces(pieces: readonly Piece[], start: number, end: number): Map<string, number> {
  const places = new Map<string, number>();
  for (let at = start; at < end; at++) {
    const { text } = pieces[at];
    places.set(text, places.has(text) ? SEVERAL : at);
  }
  return places;
}

/** The longest list of pairs, in order of the first number, whose second number rises (patience sorting). */
function longestRising(pairs: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const tops: number[] = [];
  const previous: number[] = [];
  pairs.forEach(([, value], at) => {
    const pile = firstIndex(tops, (top) => pairs[top][1] > value);
    previous[at] = pile === 0 ? -1 : tops[pile - 1];
    tops[pile] = at;
  });
  const rising: (readonly [number, number])[] = [];
  for (let at = tops.at(-1) ?? -1; at !== -1; at = previous[at]) rising.push(pairs[at]);
  return rising.reverse();
}

/** Pairs of equal pieces as stretches of characters, neighbours in one. */
function joined(
  pairs: readonly (readonly [number, number])[],
  before: readonly Piece[],
  now: readonly Piece[],
): KeptStretch[] {
  const stretches: { before: number; now: number; length: number }[] = [];
  for (const [at, atNow] of pairs.toSorted(([a], [b]) => a - b)) {
    const { start, text } = before[at];
    const startNow = now[atNow].start;
    const last = stretches.at(-1);
    if (last !== undefined && last.before + last.length === start && last.now + last.length === startNow) {
      last.length += text.length;
    } else {
      stretches.push({ before: start, now: startNow, length: text.length });
    }
  }
  return stretches;
}
