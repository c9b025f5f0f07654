import { useEffect, useRef, type RefObject } from 'react';
import type { ItemState } from './item-state.js';

/**
 * Moves the DOM focus to the output that keys lead to, unless a control outside the list has it: to the first element
 * that matches one of the selectors, tried in order.
 */
export function useFocusFollows(
  list: RefObject<HTMLElement | null>,
  { focused, visits }: ItemState,
  selectors: readonly string[],
): void {
  const lastVisits = useRef(visits);
  useEffect(() => {
    if (lastVisits.current === visits) return;
    lastVisits.current = visits;
    const output = list.current?.children[focused];
    const isInside = list.current?.contains(document.activeElement) === true;
    if (output === undefined || !(isInside || !isBusy(document.activeElement))) return;
    const found = selectors.map((selector) => output.querySelector<HTMLElement>(selector));
    found.find((element) => element !== null)?.focus({ preventScroll: true });
    output.scrollIntoView({ block: 'nearest' });
  }, [list, focused, visits, selectors]);
}

function isBusy(element: Element | null): boolean {
  return element?.matches('a, button, input, select, summary, textarea') ?? false;
}
