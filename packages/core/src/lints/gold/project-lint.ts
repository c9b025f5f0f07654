import { keepTokens, piecesOf, type Piece } from '../../answers/retokenise.js';
import { isWhiteSpace } from '../../text/white-space.js';
import type { Span } from '../../text/span.js';
import type { TokenEdit } from './token-edit.js';
import { trimEdit } from './token-edit.js';
import type { TokenisedText } from './tokenised-text.js';

/** The tokens that a place in a text touches; a place without width stands after the tokens that end at or before it. */
export function tokenSpan({ start, end }: Span, { spans }: TokenisedText): Span {
  if (start === end) {
    const after = spans.filter((token) => token.end <= start).length;
    return { start: after, end: after };
  }
  const first = spans.findIndex((token) => token.end > start);
  if (first === -1) return { start: spans.length, end: spans.length };
  const rest = spans.findIndex((token) => token.start >= end);
  return { start: first, end: rest === -1 ? spans.length : Math.max(first, rest) };
}

/**
 * What a suggestion changes, in tokens: made in the text, which is tokenised again, without the tokens that stay at both
 * ends. Undefined if it changes nothing.
 */
export function suggestedEdit(place: Span, suggestion: string, text: TokenisedText): TokenEdit | undefined {
  const region = widen(place, text.text);
  const first = text.spans.filter((token) => token.end <= region.start).length;
  const last = text.spans.filter((token) => token.start < region.end).length;
  const made = text.text.slice(region.start, place.start) + suggestion + text.text.slice(place.end, region.end);
  const answer = piecesWithin(made, text.text.slice(region.end));
  const words = keepTokens(givenPieces(text, region, first, last), answer);
  return trimEdit({ start: first, end: last, words }, text.tokens);
}

/** The place with what stands before and behind it up to the next blanks: whole pieces are tokenised again. */
function widen({ start, end }: Span, text: string): Span {
  let [from, to] = [start, end];
  while (from > 0 && !isWhiteSpace(text.charCodeAt(from - 1))) from--;
  while (to < text.length && !isWhiteSpace(text.charCodeAt(to))) to++;
  return { start: from, end: to };
}

/** The pieces of a text as they are when the rest follows: a period is a token only at the end of a sentence. */
function piecesWithin(text: string, rest: string): Piece[] {
  const pieces = piecesOf(text + rest);
  return pieces.slice(0, pieces.length - piecesOf(rest).length);
}

/** The pieces of a stretch of the text, with the tokens that the gold gives them. */
function givenPieces({ text, tokens, spans }: TokenisedText, region: Span, first: number, last: number): Piece[] {
  const pieces: { text: string; tokens: string[]; end: number }[] = [];
  for (let at = first; at < last; at++) {
    const piece = pieces.at(-1);
    if (piece !== undefined && spans[at].start < piece.end) {
      piece.tokens.push(tokens[at]);
      continue;
    }
    const { start, end } = widen(spans[at], text);
    pieces.push({ text: text.slice(Math.max(start, region.start), end), tokens: [tokens[at]], end });
  }
  return pieces;
}
