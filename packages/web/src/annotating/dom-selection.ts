import type { Selection } from './selection.js';

/** The stretch that the browser has selected within one paragraph of an essay; undefined elsewhere. */
export function selectionIn(essay: Element): Selection | undefined {
  const chosen = getSelection();
  if (chosen === null) return undefined;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = chosen;
  const [anchor, focus] = [placeOf(essay, anchorNode, anchorOffset), placeOf(essay, focusNode, focusOffset)];
  if (anchor === undefined || anchor.paragraph !== focus?.paragraph) return undefined;
  return { paragraph: anchor.paragraph, anchor: anchor.offset, focus: focus.offset };
}

interface Place {
  readonly paragraph: number;
  readonly offset: number;
}

function placeOf(essay: Element, node: Node | null, offset: number): Place | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  const paragraph = element?.closest<HTMLElement>('[data-paragraph]');
  if (node === null || paragraph == null || !essay.contains(paragraph)) return undefined;
  const before = document.createRange();
  before.setStart(paragraph, 0);
  before.setEnd(node, offset);
  return { paragraph: Number(paragraph.dataset.paragraph), offset: before.toString().length };
}

/** The place in an essay at a point of the screen; a tap selects nothing by itself. */
export function placeAtPoint(essay: Element, x: number, y: number): Selection | undefined {
  const { caretPositionFromPoint, caretRangeFromPoint } = document as PointFinder;
  const position = caretPositionFromPoint?.call(document, x, y);
  const range = position == null ? caretRangeFromPoint?.call(document, x, y) : undefined;
  const place =
    position == null
      ? placeOf(essay, range?.startContainer ?? null, range?.startOffset ?? 0)
      : placeOf(essay, position.offsetNode, position.offset);
  return place && { paragraph: place.paragraph, anchor: place.offset, focus: place.offset };
}

/** Browsers have one or the other. */
interface PointFinder {
  readonly caretPositionFromPoint?: Document['caretPositionFromPoint'];
  readonly caretRangeFromPoint?: (x: number, y: number) => Range | null;
}
