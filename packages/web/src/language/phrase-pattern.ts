/** An English phrase that can be recognised. */
export interface PhrasePattern {
  readonly english: string;
  /** How many of its letters are its own. */
  readonly literal: number;
  /** What its holes stand for in a text; undefined where the text is another phrase. */
  readonly holesOf: (text: string) => readonly string[] | undefined;
}

/** A hole, an option such as `{{unit}}`, or words of which either may stand there. */
const SPECIAL = /\{\}|\{\{\w+\}\}|\{[^{}"]*\|[^{}"]*\}/u;

export function phrasePattern(english: string): PhrasePattern {
  const parts = english.split(new RegExp(`(${SPECIAL.source})`, 'u'));
  const expression = new RegExp(
    `^${parts.map((part, at) => (at % 2 === 0 ? escaped(part) : special(part))).join('')}$`,
    'su',
  );
  return {
    english,
    literal: parts.filter((part) => part !== '{}').join('').length,
    holesOf: (text) => expression.exec(text)?.slice(1),
  };
}

const escaped = (literal: string): string => literal.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

function special(part: string): string {
  if (part === '{}') return '(.*?)';
  // The API has named options by their keys already.
  if (part.startsWith('{{')) return `(?:${escaped(part)}|${part.slice(2, -2)})`;
  return `(?:${part.slice(1, -1).split('|').map(escaped).join('|')})`;
}
