/** Splits as METEOR does: at blanks, tabs and line ends of ASCII. A no-break space is part of a token. */
export function javaTokens(text: string): string[] {
  return text.match(/[^ \t\n\r\f]+/gu) ?? [];
}
