import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { rowOffsets, rowsWithin } from './row-offsets.js';

/** Assumed height of a row until the first rows are measured. */
const FIRST_GUESS = 110;
/** How far beyond the screen rows are drawn, in pixels. */
const MARGIN = 500;
const FIRST_ROWS = 12;
/** Room left above or below a row that was scrolled to. */
const EDGE = 16;

export interface RowWindow {
  /** The element that holds the rows; its padding stands in for those that are not drawn. */
  readonly list: RefObject<HTMLDivElement | null>;
  readonly from: number;
  readonly to: number;
  /** Heights of the rows before and after those that are drawn. */
  readonly before: number;
  readonly after: number;
  /** Scrolls to a row, unless it is on the screen. */
  readonly reveal: (index: number) => void;
}

/** Which rows of a long list to draw. Rows differ in height: each is measured once it is drawn. */
export function useWindow(keys: readonly number[]): RowWindow {
  const list = useRef<HTMLDivElement>(null);
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(new Map());
  const [guess, setGuess] = useState(FIRST_GUESS);
  const [[from, to], setRange] = useState<readonly [number, number]>([0, FIRST_ROWS]);
  const offsets = useMemo(() => rowOffsets(keys, heights, guess), [keys, heights, guess]);

  const look = useCallback(() => {
    if (list.current === null) return;
    const { top } = list.current.getBoundingClientRect();
    const [first, last] = rowsWithin(offsets, -top - MARGIN, innerHeight - top + MARGIN);
    setRange((old) => (old[0] === first && old[1] === last ? old : [first, last]));
  }, [offsets]);

  useLayoutEffect(() => {
    look();
    // Capture, so that it works whether the page scrolls or a box in it.
    addEventListener('scroll', look, { capture: true, passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [look]);

  useLayoutEffect(() => {
    if (list.current === null) return;
    const measured = measureRows(list.current);
    const changed = [...measured].filter(([key, height]) => Math.abs(height - (heights.get(key) ?? 0)) > 0.5);
    if (changed.length === 0) return;
    if (heights.size === 0) setGuess(Math.round(sum(measured.values()) / measured.size));
    setHeights(new Map([...heights, ...changed]));
    // If rows above the screen turn out higher or lower than assumed, what the reader sees must not move.
    const { top } = list.current.getBoundingClientRect();
    const indexOf = new Map(keys.map((key, at) => [key, at]));
    const moved = changed.filter(([key]) => top + offsets[(indexOf.get(key) ?? 0) + 1] <= 0);
    const shift = sum(moved.map(([key, height]) => height - (heights.get(key) ?? guess)));
    if (heights.size > 0 && shift !== 0) scrollerOf(list.current).scrollBy({ top: shift, behavior: 'instant' });
  });

  useLayoutEffect(() => {
    if (list.current === null) return undefined;
    let width = list.current.clientWidth;
    const observer = new ResizeObserver(([{ contentRect }]) => {
      if (Math.abs(contentRect.width - width) < 1) return;
      width = contentRect.width;
      // At another width the lines break elsewhere.
      setHeights(new Map());
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);

  const reveal = useCallback(
    (index: number) => {
      if (list.current === null || index < 0 || index >= offsets.length - 1) return;
      const { top } = list.current.getBoundingClientRect();
      const row = rowOf(list.current, keys[index])?.getBoundingClientRect();
      const start = row?.top ?? top + offsets[index];
      const end = row?.bottom ?? top + offsets[index + 1];
      if (start >= 0 && end <= innerHeight) return;
      // Scroll the shorter way: a row below the screen stops at its foot, unless it is far away or too high.
      const isNear = start > 0 && start < 2 * innerHeight && end - start < innerHeight - 2 * EDGE;
      scrollerOf(list.current).scrollBy({ top: isNear ? end - innerHeight + EDGE : start - EDGE, behavior: 'instant' });
      look();
    },
    [keys, offsets, look],
  );

  const end = Math.min(to, keys.length);
  const start = Math.min(from, end);
  return { list, from: start, to: end, before: offsets[start], after: offsets[keys.length] - offsets[end], reveal };
}

/** The element of a row, if it is drawn. */
export function rowOf(list: HTMLElement, key: number): HTMLElement | null {
  return list.querySelector(`:scope > [data-row="${key}"]`);
}

function measureRows(list: HTMLElement): Map<number, number> {
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > [data-row]')];
  return new Map(rows.map((row) => [Number(row.dataset.row), row.getBoundingClientRect().height]));
}

/** The element that scrolls the list. */
function scrollerOf(element: Element): Element {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if (/auto|scroll/u.test(overflowY) && parent.scrollHeight > parent.clientHeight) return parent;
  }
  return document.scrollingElement ?? document.documentElement;
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
