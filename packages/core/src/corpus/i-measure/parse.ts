import { StetError, quote } from '../../error.js';
import { tokenise } from '../../text/white-space.js';
import type { Sentence, SkippedEdit } from '../edit.js';
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
import { offsetFault, type OffsetFault } from '../offset-fault.js';
import type { Alternative, Correction, GoldError, IMeasureScript, IMeasureSentence } from './gold.js';

export interface IMeasureParseOptions extends MarkupOptions {
  /** Clip a correction that extends past the end of the sentence, as the original program does. */
  readonly strictOriginal?: boolean | undefined;
  /** Leave out corrections whose offsets do not fit their sentence, and list them, rather than refuse the file. */
  readonly skipBadEdits?: boolean | undefined;
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
export function readIMeasureSentence(
  element: Element,
  options: IMeasureParseOptions,
): IMeasureSentence & Pick<Sentence, 'skipped'> {
  childrenOf(element, 'text', 'error-list');
  const tokens = tokenise(textOf(requiredChild(element, 'text')));
  const read = childrenOf(requiredChild(element, 'error-list'), 'error').map((error) =>
    errorOf(error, tokens.length, options),
  );
  const skipped = read.flatMap((error) => error.skipped);
  return {
    id: attributeOf(element, 'id'),
    annotators: numberOf(element, 'numann'),
    source: tokens.join(' '),
    errors: read.flatMap(({ error }) => error ?? []),
    ...(skipped.length === 0 ? {} : { skipped }),
  };
}

interface ReadError {
  /** Undefined where none of its corrections can be used. */
  readonly error: GoldError | undefined;
  readonly skipped: readonly SkippedEdit[];
}

function errorOf(element: Element, length: number, options: IMeasureParseOptions): ReadError {
  const req = attributeOf(element, 'req');
  if (req !== 'yes' && req !== 'no') {
    throw badMarkup(element, 'req="yes" or req="no"', `req=${quote(req)}`, 'Say whether it must be corrected.');
  }
  const type = attributeOf(element, 'type');
  const required = req === 'yes';
  const skipped: SkippedEdit[] = [];
  const alternatives = childrenOf(element, 'alt').map((alternative): Alternative => {
    const annotator = numberOf(alternative, 'ann');
    const corrections = childrenOf(alternative, 'c').flatMap((child): Correction[] => {
      const correction = correctionOf(child);
      const { start, end, text } = correction;
      const fault = faultOf(child, correction, length, options);
      if (fault === undefined) return [{ start, end: Math.min(end, length), text }];
      if (options.skipBadEdits !== true) throw new StetError(fault);
      skipped.push({ start, end, type, corrections: [text], required, comment: '', annotator, fault });
      return [];
    });
    return { annotator, corrections };
  });
  if (skipped.length === 0) return { error: { type, required, alternatives }, skipped };
  const left = alternatives.filter(({ corrections }) => corrections.length > 0);
  // Annotators whose corrections are all left out leave the error alone, as in M2: so it may be left alone.
  const error = { type, required: required && left.length === alternatives.length, alternatives: left };
  return { error: left.length === 0 ? undefined : error, skipped };
}

function correctionOf(element: Element): Correction {
  return {
    start: numberOf(element, 'start'),
    end: numberOf(element, 'end'),
    text: tokenise(textOf(element)).join(' '),
  };
}

/** The original program cuts what extends past the end. */
function faultOf(
  element: Element,
  correction: Correction,
  length: number,
  { strictOriginal }: IMeasureParseOptions,
): OffsetFault | undefined {
  const fault = offsetFault(correction, length, { file: element.file, line: element.line });
  if (fault?.code !== 'OFFSETS_OUT_OF_RANGE') return fault;
  if (correction.start <= length && strictOriginal === true) return undefined;
  return { ...fault, remedy: `${fault.remedy} ({{strictOriginal}} cuts them to the sentence.)` };
}
