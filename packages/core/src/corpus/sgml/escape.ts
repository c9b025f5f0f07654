import { StetError, quote } from '../../error.js';

/** Text as it stands between tags or in an attribute; `parseSgml` reads back the same text. */
export function escapeSgml(text: string): string {
  if (NOT_XML.test(text)) {
    throw new StetError({
      code: 'UNPRINTABLE',
      expected: 'text without control characters, which SGML cannot hold',
      found: quote(text),
      remedy: 'Remove the control characters.',
    });
  }
  return text.replace(/[&<>"\r\t\n]/gu, (character) => ESCAPES[character] ?? character);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

// Everything but Char of XML 1.0, section 2.2.
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;
