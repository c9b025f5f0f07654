import { useEffect, useRef, type RefObject } from 'react';

/** Keeps the focus in a list whose row with the focus was scrolled away and is no longer drawn. */
export function useHeldFocus(list: RefObject<HTMLElement | null>): void {
  const held = useRef(false);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const hold = (): void => {
      held.current = true;
    };
    const release = (): void => {
      held.current = false;
    };
    element.addEventListener('focusin', hold);
    element.addEventListener('focusout', release);
    return () => {
      element.removeEventListener('focusin', hold);
      element.removeEventListener('focusout', release);
    };
  }, [list]);
  useEffect(() => {
    // A row that is taken away says nothing when it loses the focus.
    if (held.current && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  });
}
