import { tokenise } from './white-space.js';

/** Tokens written without a blank before them. The apostrophe is a token only where it follows a word. */
const CLOSING = /^(?:[.,;:!?)\]}%'”’]|n't|'(?:s|m|d|ll|re|ve))$/iu;
const OPENING = /^[([{$£€“‘]$/u;
/** Words that the tokeniser cuts in two. */
const CUT_WORDS: ReadonlySet<string> = new Set(['gim me', 'gon na', 'got ta', 'lem me', 'wan na']);

/**
 * The tokens of a line joined as people write them: `detokenise('do n\'t go ( yet ) .')` is `don't go (yet).`
 * What stands between two blanks of the result is one group of `joinTokens`.
 */
export function detokenise(line: string): string {
  return joinTokens(tokenise(line))
    .map((group) => group.join(''))
    .join(' ');
}

/** Groups the tokens that are written without a blank between them. */
export function joinTokens(tokens: readonly string[]): string[][] {
  const groups: string[][] = [];
  let afterOpening = false;
  let quoted = false;
  tokens.forEach((token, at) => {
    const closesQuote = token === '"' && quoted;
    const isClosing =
      CLOSING.test(token) || closesQuote || CUT_WORDS.has(`${tokens.at(at - 1) ?? ''} ${token}`.toLowerCase());
    const group = groups.at(-1);
    if (group !== undefined && (afterOpening || isClosing)) group.push(token);
    else groups.push([token]);
    if (token === '"') quoted = !quoted;
    afterOpening = OPENING.test(token) || (token === '"' && quoted);
  });
  return groups;
}
