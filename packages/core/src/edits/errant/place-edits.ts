import { tokenise } from '../../text/white-space.js';
import type { ProposedEdit } from '../proposed-edit.js';

/** An edit that is to be made. */
interface MadeEdit {
  readonly start: number;
  readonly end: number;
  /** The first is made. */
  readonly corrections: readonly string[];
}

/** The tokens that edits give, and where each edit is in them. */
export interface PlacedEdits {
  readonly tokens: readonly string[];
  /** In the order of the edits; undefined for one that overlaps an earlier one, and is not made. */
  readonly places: readonly (ProposedEdit | undefined)[];
}

/** Makes edits that come in the order of the sentence. */
export function placeEdits(source: readonly string[], edits: readonly MadeEdit[]): PlacedEdits {
  const tokens: string[] = [];
  let at = 0;
  const places = edits.map(({ start, end, corrections }) => {
    if (start < at) return undefined;
    tokens.push(...source.slice(at, start));
    const from = tokens.length;
    tokens.push(...tokenise(corrections[0]));
    at = end;
    return { start, end, from, to: tokens.length };
  });
  return { tokens: [...tokens, ...source.slice(at)], places };
}

/**
 * Makes edits as `errant_m2` does: each replaces a slice of the text so far, moved by what those before it have added,
 * and a slice may overlap an earlier one or lie before the sentence, where Python counts from its end.
 */
export function placeAsOriginal(source: readonly string[], edits: readonly MadeEdit[]): PlacedEdits {
  const tokens = [...source];
  let offset = 0;
  const spans = edits.map(({ start, end, corrections }) => {
    const words = tokenise(corrections[0]);
    const [first, last] = sliceOf(tokens.length, start + offset, end + offset);
    tokens.splice(first, last - first, ...words);
    const from = start + offset;
    offset += words.length - (end - start);
    return { start, end, from, to: from + words.length };
  });
  return {
    tokens,
    places: spans.map((span) => {
      const [start, end] = sliceOf(source.length, span.start, span.end);
      const [from, to] = sliceOf(tokens.length, span.from, span.to);
      return { start, end, from, to };
    }),
  };
}

/** The bounds of a slice as Python takes them. */
function sliceOf(length: number, start: number, end: number): [number, number] {
  const [first, last] = [start, end].map((at) => Math.min(length, at < 0 ? Math.max(0, length + at) : at));
  return [first, Math.max(first, last)];
}
