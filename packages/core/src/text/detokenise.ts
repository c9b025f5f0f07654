import { tokenise } from './white-space.js';

/** Marks that stand close to the word before them. The apostrophe is a token only where it follows a word. */
const CLOSING = /^(?:[.,;:!?)\]}%'”’]|n't|'(?:s|m|d|ll|re|ve))$/iu;
const OPENING = /^[([{$£€“‘]$/u;
/** Words that the tokeniser cuts in two. */
const CUT_WORDS: ReadonlySet<string> = new Set(['gim me', 'gon na', 'got ta', 'lem me', 'wan na']);

/**
 * The tokens of a line put together as people write them: `detokenise('do n\'t go ( yet ) .')` is `don't go (yet).`
 * Each piece between blanks is a group of tokens.
 */
export function detokenise(line: string): string {
  return joinTokens(tokenise(line))
    .map((group) => group.join(''))
    .join(' ');
}

/** The tokens in groups that are written without a blank. */
export function joinTokens(tokens: readonly string[]): string[][] {
  const groups: string[][] = [];
  let open = false;
  let quoted = false;
  tokens.forEach((token, at) => {
    const closesQuote = token === '"' && quoted;
    const close =
      CLOSING.test(token) || closesQuote || CUT_WORDS.has(`${tokens.at(at - 1) ?? ''} ${token}`.toLowerCase());
    const group = groups.at(-1);
    if (group !== undefined && (open || close)) group.push(token);
    else groups.push([token]);
    if (token === '"') quoted = !quoted;
    open = OPENING.test(token) || (token === '"' && quoted);
  });
  return groups;
}
