import { useLayoutEffect, useState, type RefObject } from 'react';

/** Which edges of a box hide something: `start`, `end`, both, or neither. */
export function useHiddenEdges(box: RefObject<HTMLElement | null>): string {
  const [hidden, setHidden] = useState('');
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const look = (): void => {
      const { scrollWidth, clientWidth } = element;
      // Negative where text runs from right to left.
      const scrolled = Math.abs(element.scrollLeft);
      const edges = [scrolled > 1 && 'start', scrolled + clientWidth < scrollWidth - 1 && 'end'];
      setHidden(edges.filter((edge) => edge !== false).join(' '));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // The box keeps its width while its content changes.
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [box]);
  return hidden;
}
