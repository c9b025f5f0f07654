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

/** Reads the edits of a HOO fragment (XML with character offsets); the fragment's text is in a separate file. */
export function parseHoo(text: string, options: MarkupOptions = {}): HooEdit[] {
  return drain(feedHoo(options), text);
}

/** Reads the edits of a HOO fragment as its lines arrive. */
export function feedHoo({ file }: MarkupOptions): LineFeed<HooEdit> {
  const reader = new ElementReader({
    file,
    depth: 1,
    onOpen: (root) => expectName(root, 'edits'),
  });
  return elementFeed(reader, (element) => {
    expectName(element, 'edit');
    return [parseEdit(element)];
  });
}

function parseEdit(element: Element): HooEdit {
  const corrections = onlyChild(element, 'corrections');
  const texts = corrections === undefined ? [] : childrenOf(corrections, 'correction').map(correctionOf);
  const start = numberOf(element, 'start');
  const end = numberOf(element, 'end');
  if (start > end) {
    throw badMarkup(
      element,
      'a start that is not after the end',
      `${start} ${end}`,
      'Swap the offsets. ({{skipBadEdits}} leaves out edits of M2 and I-measure XML only.)',
    );
  }
  const original = onlyChild(element, 'original');
  return {
    index: attributeOf(element, 'index'),
    type: attributeOf(element, 'type'),
    start,
    end,
    corrections: texts.filter((text) => text !== undefined),
    optional: texts.includes(undefined),
    ...(original === undefined ? {} : { original: original.text }),
  };
}

/** `<empty/>` deletes the text; a correction without any content means that the text may stay as it is. */
function correctionOf(element: Element): string | undefined {
  if (element.children.length === 0) return element.text === '' ? undefined : element.text;
  childrenOf(element, 'empty');
  return '';
}
