import { StetError, quote } from '../../error.js';
import { tokenise } from '../../text/white-space.js';
import {
  attributeOf,
  badMarkup,
  childrenOf,
  expectName,
  numberOf,
  requiredChild,
  textOf,
  type Element,
} from '../markup/element.js';
import { parseXml, type MarkupOptions } from '../markup/element-reader.js';
import type { Alternative, Correction, GoldError, IMeasureScript, IMeasureSentence } from './gold.js';

export interface IMeasureParseOptions extends MarkupOptions {
  /** Clip a correction that extends past the end of the sentence, as the original program does. */
  readonly strictOriginal?: boolean | undefined;
}

/** Reads the XML gold standard of the I-measure; docs/formats/i-measure-xml.md shows one. */
export function parseIMeasure(text: string, options: IMeasureParseOptions = {}): IMeasureScript[] {
  const root = parseXml(text, options);
  expectName(root, 'scripts');
  return childrenOf(root, 'script').map((script) => ({
    id: attributeOf(script, 'id'),
    sentences: childrenOf(script, 'sentence').map((sentence) => readIMeasureSentence(sentence, options)),
  }));
}

/** Reads a `sentence` element. */
export function readIMeasureSentence(element: Element, options: IMeasureParseOptions): IMeasureSentence {
  childrenOf(element, 'text', 'error-list');
  const tokens = tokenise(textOf(requiredChild(element, 'text')));
  const errors = childrenOf(requiredChild(element, 'error-list'), 'error');
  return {
    id: attributeOf(element, 'id'),
    annotators: numberOf(element, 'numann'),
    source: tokens.join(' '),
    errors: errors.map((error) => errorOf(error, tokens.length, options)),
  };
}

function errorOf(element: Element, length: number, options: IMeasureParseOptions): GoldError {
  const required = attributeOf(element, 'req');
  if (required !== 'yes' && required !== 'no') {
    throw badMarkup(element, 'req="yes" or req="no"', `req=${quote(required)}`, 'Say whether it must be corrected.');
  }
  const alternatives = childrenOf(element, 'alt').map((alternative): Alternative => ({
    annotator: numberOf(alternative, 'ann'),
    corrections: childrenOf(alternative, 'c').map((correction) => correctionOf(correction, length, options)),
  }));
  return { type: attributeOf(element, 'type'), required: required === 'yes', alternatives };
}

function correctionOf(element: Element, length: number, { strictOriginal }: IMeasureParseOptions): Correction {
  const start = numberOf(element, 'start');
  const end = numberOf(element, 'end');
  const foundAt = { file: element.file, line: element.line, found: `${start} ${end}` };
  if (start > end) {
    throw new StetError({
      ...foundAt,
      code: 'OFFSETS_REVERSED',
      expected: 'a start that is not after the end',
      remedy: 'Swap or correct the offsets.',
    });
  }
  if (start > length || (end > length && strictOriginal !== true)) {
    throw new StetError({
      ...foundAt,
      code: 'OFFSETS_OUT_OF_RANGE',
      expected: `token offsets from 0 to ${length}, the length of the sentence`,
      remedy: 'Correct the offsets; they count tokens from 0. ({{strictOriginal}} cuts them to the sentence.)',
    });
  }
  return { start, end: Math.min(end, length), text: tokenise(textOf(element)).join(' ') };
}
