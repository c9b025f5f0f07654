import { StetError, quote } from '../../error.js';
import type { Alternative, Correction, GoldError, IMeasureScript, IMeasureSentence } from './gold.js';

/** Writes scripts as I-measure XML; `parseIMeasure` reads back the same scripts. */
export function printIMeasure(scripts: readonly IMeasureScript[]): string {
  return `${IMEASURE_HEAD}${scripts.map(printScript).join('')}${IMEASURE_END}`;
}

/** What comes before the first script, and after the last. */
export const IMEASURE_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<scripts>\n';
export const IMEASURE_END = '</scripts>\n';

function printScript({ id, sentences }: IMeasureScript): string {
  return `${printScriptHead(id)}${sentences.map(printIMeasureSentence).join('')}${SCRIPT_END}`;
}

/** What comes before the first sentence of a script, and after the last. */
export function printScriptHead(id: string): string {
  return `<script id="${attribute(id)}">\n`;
}
export const SCRIPT_END = '</script>\n';

/** Writes a `sentence` element. */
export function printIMeasureSentence({ id, annotators, source, errors }: IMeasureSentence): string {
  return (
    `<sentence id="${attribute(id)}" numann="${String(annotators)}">\n<text>${escape(source)}</text>\n` +
    `<error-list>\n${errors.map(printError).join('')}</error-list>\n</sentence>\n`
  );
}

function printError({ type, required, alternatives }: GoldError, at: number): string {
  const head = `<error id="${String(at + 1)}" req="${required ? 'yes' : 'no'}" type="${attribute(type)}">`;
  return `${head}\n${alternatives.map(printAlternative).join('')}</error>\n`;
}

function printAlternative({ annotator, corrections }: Alternative): string {
  return `<alt ann="${String(annotator)}">\n${corrections.map(printCorrection).join('')}</alt>\n`;
}

function printCorrection({ start, end, text }: Correction): string {
  return `<c start="${String(start)}" end="${String(end)}">${escape(text)}</c>\n`;
}

/** White space other than a blank is written as a reference: XML would turn it into a blank. */
function attribute(text: string): string {
  return escape(text).replace(/[\t\n\r"]/gu, (character) => `&#${String(character.charCodeAt(0))};`);
}

function escape(text: string): string {
  // Not allowed by XML 1.0, section 2.2: most control characters, lone surrogates, U+FFFE and U+FFFF.
  if (/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.test(text)) {
    throw new StetError({
      code: 'UNPRINTABLE',
      expected: 'text that XML can hold: no control characters',
      found: quote(text),
      remedy: 'Remove the character.',
    });
  }
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
