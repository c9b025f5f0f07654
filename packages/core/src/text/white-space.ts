/**
 * White space as the official M2 scorer sees it: Python 2's Unicode rule. JavaScript's `\s` differs:
 * it includes U+FEFF and lacks U+001C to U+001F, U+0085 and U+180E.
 */
export function isWhiteSpace(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d) || (code >= 0x1c && code <= 0x1f);
  if (code < 0x1680) return code === 0x85 || code === 0xa0;
  return (
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0x1680 ||
    code === 0x180e
  );
}

/** Removes white space at both ends. */
export function strip(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isWhiteSpace(text.charCodeAt(start))) start++;
  while (end > start && isWhiteSpace(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Splits at white space: `tokenise(' a  b ')` is `['a', 'b']`. */
export function tokenise(text: string): string[] {
  const tokens: string[] = [];
  const length = text.length;
  let start = 0;
  for (let at = 0; at < length; at++) {
    if (!isWhiteSpace(text.charCodeAt(at))) continue;
    if (at > start) tokens.push(text.slice(start, at));
    start = at + 1;
  }
  if (length > start) tokens.push(text.slice(start));
  return tokens;
}

/** Splits at ASCII white space only, as Python 2 splits bytes. */
export function tokeniseAscii(text: string): string[] {
  return text.split(/[\t-\r ]+/u).filter((token) => token !== '');
}
