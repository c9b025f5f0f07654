import { StetError, quote } from '../../error.js';

/** Text escaped for use between tags; `parseSgml` reads back the same text. */
export function escapeText(text: string): string {
  if (NOT_XML.test(text)) {
    throw new StetError({
      code: 'UNPRINTABLE',
      expected: 'text without control characters, which SGML cannot hold',
      found: quote(text),
      remedy: 'Remove the control characters.',
    });
  }
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(']]>', ']]&gt;').replaceAll('\r', '&#13;');
}

/** Text escaped for use between the quotes of an attribute. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}

/** The text with U+FFFD for each character that XML cannot hold, not even escaped. */
export function withoutControls(text: string): string {
  return text.replace(new RegExp(NOT_XML, 'gu'), '\u{FFFD}');
}

// Everything except Char of XML 1.0, section 2.2.
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;
