import { useEffect, type RefObject } from 'react';

const NAME = 'stet-search';

/** Highlights the search text in the drawn sentences, in browsers that can do so without changing the page. */
export function useHighlight(list: RefObject<HTMLElement | null>, search: string): void {
  useEffect(() => {
    if (!('highlights' in CSS)) return;
    const wanted = search.trim().replace(/\s+/gu, ' ').toLowerCase();
    const elements = wanted === '' ? [] : [...(list.current?.querySelectorAll('.text, .plain, .change') ?? [])];
    CSS.highlights.set(NAME, new Highlight(...elements.flatMap((element) => rangesOf(element, wanted))));
  });
  useEffect(
    () => () => {
      if ('highlights' in CSS) CSS.highlights.delete(NAME);
    },
    [],
  );
}

/** Where `wanted` occurs in the text of an element, apart from the signs and types of its marks. */
function rangesOf(element: Element, wanted: string): Range[] {
  const nodes = textNodes(element);
  const text = nodes
    .map(({ data }) => data)
    .join('')
    .toLowerCase();
  // Some capitals have lower-case forms of another length; then offsets cannot be trusted.
  if (text.length !== nodes.reduce((length, { data }) => length + data.length, 0)) return [];
  const ranges: Range[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    const range = new Range();
    range.setStart(...pointAt(nodes, at, false));
    range.setEnd(...pointAt(nodes, at + wanted.length, true));
    ranges.push(range);
  }
  return ranges;
}

function textNodes(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode() !== null) {
    const { currentNode } = walker;
    if (currentNode instanceof Text && currentNode.parentElement?.closest('.tag, .caret, .label') === null) {
      nodes.push(currentNode);
    }
  }
  return nodes;
}

/** The node and offset of a point in the joined text; between two nodes, the end of one or the start of the next. */
function pointAt(nodes: readonly Text[], point: number, atEnd: boolean): [Text, number] {
  let remaining = point;
  for (const node of nodes) {
    if (remaining < node.length || (atEnd && remaining === node.length)) return [node, remaining];
    remaining -= node.length;
  }
  const last = nodes[nodes.length - 1];
  return [last, last.length];
}
