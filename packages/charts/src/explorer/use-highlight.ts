import { useEffect, type RefObject } from 'react';

const NAME = 'stet-search';

/** Marks what was searched for in the sentences that are drawn, in browsers that can without touching the page. */
export function useHighlight(list: RefObject<HTMLElement | null>, search: string): void {
  useEffect(() => {
    if (!('highlights' in CSS)) return;
    const wanted = search.trim().replace(/\s+/gu, ' ').toLowerCase();
    const places = wanted === '' ? [] : [...(list.current?.querySelectorAll('.text, .plain, .change') ?? [])];
    CSS.highlights.set(NAME, new Highlight(...places.flatMap((place) => rangesOf(place, wanted))));
  });
  useEffect(
    () => () => {
      if ('highlights' in CSS) CSS.highlights.delete(NAME);
    },
    [],
  );
}

/** Where the text of an element, without the signs and types of its marks, has the words. */
function rangesOf(place: Element, wanted: string): Range[] {
  const nodes = textNodes(place);
  const text = nodes
    .map(({ data }) => data)
    .join('')
    .toLowerCase();
  // Some capitals have small letters of another length; then no offset can be trusted.
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

function textNodes(place: Element): Text[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode() !== null) {
    const { currentNode } = walker;
    if (currentNode instanceof Text && currentNode.parentElement?.closest('.tag, .caret, .label') === null) {
      nodes.push(currentNode);
    }
  }
  return nodes;
}

/** The node and offset of a point in the joined text; at a seam the end of one node, or the start of the next. */
function pointAt(nodes: readonly Text[], point: number, atEnd: boolean): [Text, number] {
  let left = point;
  for (const node of nodes) {
    if (left < node.length || (atEnd && left === node.length)) return [node, left];
    left -= node.length;
  }
  const last = nodes[nodes.length - 1];
  return [last, last.length];
}
