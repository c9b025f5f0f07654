import type { StetError } from '../../error.js';
import { drain, elementFeed, type LineFeed } from '../line-feed.js';
import {
  attributeOf,
  childrenOf,
  expectName,
  numberOf,
  onlyChild,
  badMarkup,
  type Element,
} from '../markup/element.js';
import { ElementReader, type MarkupOptions } from '../markup/element-reader.js';
import type { HooEdit } from './hoo-edit.js';

export interface HooParseOptions extends MarkupOptions {
  /** Mark edits whose offsets are reversed, rather than refuse the file. */
  readonly skipBadEdits?: boolean | undefined;
}

/** Reads the edits of a HOO fragment (XML with character offsets); the fragment's text is in a separate file. */
export function parseHoo(text: string, options: HooParseOptions = {}): HooEdit[] {
  return drain(feedHoo(options), text);
}

/** Reads the edits of a HOO fragment as its lines arrive. */
export function feedHoo({ file, skipBadEdits = false }: HooParseOptions): LineFeed<HooEdit> {
  const reader = new ElementReader({
    file,
    depth: 1,
    onOpen: (root) => expectName(root, 'edits'),
  });
  return elementFeed(reader, (element) => {
    expectName(element, 'edit');
    return [parseEdit(element, skipBadEdits)];
  });
}

function parseEdit(element: Element, skipsBadEdits: boolean): HooEdit {
  const corrections = onlyChild(element, 'corrections');
  const texts = corrections === undefined ? [] : childrenOf(corrections, 'correction').map(correctionOf);
  const start = numberOf(element, 'start');
  const end = numberOf(element, 'end');
  const reversed = start > end ? reversedOffsets(element, start, end) : undefined;
  if (reversed !== undefined && !skipsBadEdits) throw reversed;
  const original = onlyChild(element, 'original');
  return {
    index: attributeOf(element, 'index'),
    type: attributeOf(element, 'type'),
    start,
    end,
    corrections: texts.filter((text) => text !== undefined),
    optional: texts.includes(undefined),
    ...(original === undefined ? {} : { original: original.text }),
    ...(reversed === undefined ? {} : { fault: reversed.toJSON() }),
  };
}

function reversedOffsets(element: Element, start: number, end: number): StetError {
  const remedy = 'Swap or correct the offsets. Or leave such edits out with {{skipBadEdits}}.';
  return badMarkup(element, 'a start that is not after the end', `${start} ${end}`, remedy);
}

/** `<empty/>` deletes the text; a correction without any content means that the text may stay as it is. */
function correctionOf(element: Element): string | undefined {
  if (element.children.length === 0) return element.text === '' ? undefined : element.text;
  childrenOf(element, 'empty');
  return '';
}
