import { conllTokens } from '../text/conll-tokens.js';
import { joinTokens } from '../text/detokenise.js';
import { tokenise } from '../text/white-space.js';

/**
 * The tokens of an answer to a line that went through `detokenise`. Pieces between blanks that the answer kept get the
 * tokens they have in the line, so that an answer which changes nothing gives back the line, whatever tokenised it; the
 * others are tokenised as in the releases of CoNLL-2014.
 */
export function retokenise(line: string, answer: string): string {
  const source = joinTokens(tokenise(line)).map((tokens) => ({ text: tokens.join(''), tokens }));
  return keepTokens(source, piecesOf(answer)).join(' ');
}

/** What stands between two blanks, and its tokens. */
export interface Piece {
  readonly text: string;
  readonly tokens: readonly string[];
}

/** The tokens of an answer in pieces; those that it kept get the tokens that they have in the source. */
export function keepTokens(source: readonly Piece[], answer: readonly Piece[]): string[] {
  const kept = keptPieces(
    source.map(({ text }) => text),
    answer.map(({ text }) => text),
  );
  return answer.flatMap(({ tokens }, at) => source.at(kept[at])?.tokens ?? tokens);
}

/** The pieces of a text between blanks, each with its tokens. */
export function piecesOf(text: string): Piece[] {
  const tokens = conllTokens(text);
  let next = 0;
  return tokenise(text).map((piece) => {
    const pieceTokens: string[] = [];
    for (let length = 0; length < piece.length; next++) {
      pieceTokens.push(tokens[next].text);
      length += tokens[next].text.length;
    }
    return { text: piece, tokens: pieceTokens };
  });
}

/**
 * For each piece of the answer, the index of the same piece in the source by a longest common subsequence, or the
 * length of the source where there is none.
 */
function keptPieces(source: readonly string[], answer: readonly string[]): number[] {
  const width = answer.length + 1;
  const lengths = new Int32Array((source.length + 1) * width);
  for (let row = source.length - 1; row >= 0; row--) {
    for (let column = answer.length - 1; column >= 0; column--) {
      const cell = row * width + column;
      lengths[cell] =
        source[row] === answer[column]
          ? lengths[cell + width + 1] + 1
          : Math.max(lengths[cell + width], lengths[cell + 1]);
    }
  }
  const kept = answer.map(() => source.length);
  for (let row = 0, column = 0; row < source.length && column < answer.length;) {
    const cell = row * width + column;
    if (source[row] === answer[column]) kept[column++] = row++;
    else if (lengths[cell + width] >= lengths[cell + 1]) row++;
    else column++;
  }
  return kept;
}
