/** No file of ours nests deeper than a few levels; each level of a document takes memory many times its brackets. */
const MOST_LEVELS = 100;

/** As `JSON.parse`, but refuses documents that nest too deeply before they take all memory. */
export function parseShallowJson(text: string): unknown {
  if (nestsDeeper(text, MOST_LEVELS)) throw new SyntaxError(`more than ${MOST_LEVELS} levels of brackets`);
  return JSON.parse(text);
}

function nestsDeeper(text: string, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at);
    else if (character === '[' || character === '{') {
      if (++depth > most) return true;
    } else if (character === ']' || character === '}') depth--;
  }
  return false;
}

/** The index of the quotation mark that ends a string. */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
