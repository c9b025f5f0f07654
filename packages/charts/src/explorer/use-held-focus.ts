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
    // Some browsers tell of a row that is taken away that it lost the focus; that is no reader who went elsewhere.
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
