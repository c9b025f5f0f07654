import type { Selection } from './selection.js';

/** The browser's selection in `essay`; undefined unless it lies within one paragraph. */
export function selectionIn(essay: Element): Selection | undefined {
  const chosen = getSelection();
  if (chosen === null) return undefined;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = chosen;
  const [anchor, focus] = [
    textPositionOf(essay, anchorNode, anchorOffset),
    textPositionOf(essay, focusNode, focusOffset),
  ];
  if (anchor === undefined || anchor.paragraph !== focus?.paragraph) return undefined;
  return { paragraph: anchor.paragraph, anchor: anchor.offset, focus: focus.offset };
}

interface TextPosition {
  readonly paragraph: number;
  readonly offset: number;
}

function textPositionOf(essay: Element, node: Node | null, offset: number): TextPosition | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  const paragraph = element?.closest<HTMLElement>('[data-paragraph]');
  if (node === null || paragraph == null || !essay.contains(paragraph)) return undefined;
  const before = document.createRange();
  before.setStart(paragraph, 0);
  before.setEnd(node, offset);
  return { paragraph: Number(paragraph.dataset.paragraph), offset: before.toString().length };
}

/** The caret at a point of the screen, since a tap selects nothing by itself. */
export function caretAtPoint(essay: Element, x: number, y: number): Selection | undefined {
  const { caretPositionFromPoint, caretRangeFromPoint } = document as PointFinder;
  const position = caretPositionFromPoint?.call(document, x, y);
  const range = position == null ? caretRangeFromPoint?.call(document, x, y) : undefined;
  const textPosition =
    position == null
      ? textPositionOf(essay, range?.startContainer ?? null, range?.startOffset ?? 0)
      : textPositionOf(essay, position.offsetNode, position.offset);
  return textPosition && { paragraph: textPosition.paragraph, anchor: textPosition.offset, focus: textPosition.offset };
}

/** Browsers have only one of these. */
interface PointFinder {
  readonly caretPositionFromPoint?: Document['caretPositionFromPoint'];
  readonly caretRangeFromPoint?: (x: number, y: number) => Range | null;
}
