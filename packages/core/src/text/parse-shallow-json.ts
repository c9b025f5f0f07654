/** No file of ours nests deeper than a few levels; each level of a document takes memory many times its brackets. */
const MOST_LEVELS = 100;

/** As `JSON.parse`, but refuses documents that nest too deeply before they take all memory. */
export function parseShallowJson(text: string): unknown {
  if (nestsDeeper(text, MOST_LEVELS)) throw new SyntaxError(`more than ${MOST_LEVELS} levels of brackets`);
  return JSON.parse(text);
}

const QUOTATION_MARK = 0x22;
const BACKSLASH = 0x5c;
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

function nestsDeeper(text: string, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTATION_MARK) at = endOfString(text, at);
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      if (++depth > most) return true;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth--;
  }
  return false;
}

/** The index of the quotation mark that ends a string. */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === QUOTATION_MARK) return at;
  }
  return text.length;
}
