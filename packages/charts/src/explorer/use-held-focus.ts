import { useEffect, useRef, type RefObject } from 'react';

/** Keeps the focus in a list when the focused row has scrolled away and is no longer drawn. */
export function useHeldFocus(list: RefObject<HTMLElement | null>): void {
  const held = useRef(false);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const hold = (): void => {
      held.current = true;
    };
    // Some browsers fire focusout for a row that is removed; then the reader has not moved the focus elsewhere.
    const release = ({ target }: FocusEvent): void => {
      queueMicrotask(() => {
        if (target instanceof Node && target.isConnected) held.current = element.contains(document.activeElement);
      });
    };
    element.addEventListener('focusin', hold);
    element.addEventListener('focusout', release);
    return () => {
      element.removeEventListener('focusin', hold);
      element.removeEventListener('focusout', release);
    };
  }, [list]);
  useEffect(() => {
    if (held.current && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  });
}
