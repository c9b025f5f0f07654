/** An English phrase that can be recognised. */
export interface PhrasePattern {
  readonly english: string;
  /** How many of its letters are its own. */
  readonly literal: number;
  /** What its holes stand for in a text; undefined where the text is another phrase. */
  readonly holesOf: (text: string) => readonly string[] | undefined;
}

/** An option such as `{{unit}}`, or words of which either may stand there. */
const SPECIAL = /(\{\{\w+\}\}|\{[^{}"]*\|[^{}"]*\})/u;

/**
 * Each piece between holes is looked for after the one before, the first at the start and the last at the end: one
 * expression with all holes would try every way to fill them.
 */
export function phrasePattern(english: string): PhrasePattern {
  const pieces = english.split('{}');
  const sources = pieces.map((piece) =>
    piece
      .split(SPECIAL)
      .map((part, at) => (at % 2 === 0 ? escaped(part) : special(part)))
      .join(''),
  );
  const last = sources.length - 1;
  const expressions = sources.map(
    (source, at) => new RegExp(`${at === 0 ? '^' : ''}(?:${source})${at === last ? '$' : ''}`, 'gu'),
  );
  return { english, literal: pieces.join('').length, holesOf: (text) => fill(expressions, text) };
}

function fill(expressions: readonly RegExp[], text: string): readonly string[] | undefined {
  const holes: string[] = [];
  let end = 0;
  for (const [at, expression] of expressions.entries()) {
    expression.lastIndex = end;
    const found = expression.exec(text);
    if (found === null) return undefined;
    if (at > 0) holes.push(text.slice(end, found.index));
    end = found.index + found[0].length;
  }
  return holes;
}

const escaped = (literal: string): string => literal.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

function special(part: string): string {
  // The API has named options by their keys already.
  if (part.startsWith('{{')) return `(?:${escaped(part)}|${part.slice(2, -2)})`;
  return `(?:${part.slice(1, -1).split('|').map(escaped).join('|')})`;
}
