import { splitLines } from '../text/lines.js';

/** Lines that are looked at. */
const SAMPLE = 200;

/** True if a text can be sentences, a line each; false for binary data, markup, JSON, tables and numbers. */
export function isPlausibleText(text: string): boolean {
  const head = text.replace(/^\uFEFF/u, '').trimStart();
  // oxlint-disable-next-line no-control-regex -- Control characters are what gives binary data away.
  if (/[\0-\x08\x0e-\x1f\x7f]/u.test(head)) return false;
  if (/^<[!?/]?[A-Za-z][^<]*>/u.test(head) || /^[[{]\s*["{[]/u.test(head)) return false;
  const lines = splitLines(head)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE);
  if (isTable(lines, '\t') || (isTable(lines, ',') && !/[ ]/u.test(lines[0]))) return false;
  return lines.length === 0 || lines.filter((line) => /\p{L}/u.test(line)).length * 2 > lines.length;
}

/** Most lines have the same number of cells, and more than one. */
function isTable(lines: readonly string[], separator: string): boolean {
  if (lines.length < 2) return false;
  const widths = lines.map((line) => line.split(separator).length);
  const most = Math.max(...widths);
  return most > 1 && widths.filter((width) => width === most).length * 2 > lines.length;
}
