import { useEffect, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { DragContext, type Held, type Letter } from './drag.js';
import { rankAt } from './rank-places.js';
import { letterOf } from './ranks.js';

interface DragRanksProps {
  readonly onRank: (output: number, rank: number | null) => void;
  readonly children: ReactNode;
}

/** A movement shorter than this is a click. */
const CLICK_PX = 5;

/**
 * Lets letters inside it be dragged to ranks, by mouse, pen or touch. A letter goes where the pointer is let go, and not
 * to what was drawn below it last: a hand may be faster than a busy page.
 */
export function DragRanks({ onRank, children }: DragRanksProps): ReactElement {
  const [held, setHeld] = useState<Held>();
  const latestOnRank = useRef(onRank);
  const drag = useRef<AbortController>(undefined);
  useEffect(() => {
    latestOnRank.current = onRank;
  });
  useEffect(() => () => drag.current?.abort(), []);

  const context = useMemo(() => {
    const end = (): void => {
      drag.current?.abort();
      setHeld(undefined);
    };
    const lift = (letter: Letter, pressed: PointerEvent): void => {
      if (!pressed.isPrimary || pressed.button !== 0) return;
      end();
      drag.current = new AbortController();
      let isDragged = false;
      const follow = ({ pointerId, clientX, clientY }: PointerEvent): boolean => {
        if (pointerId !== pressed.pointerId) return false;
        isDragged ||= Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) >= CLICK_PX;
        return isDragged;
      };
      const move = (event: PointerEvent): void => {
        const { clientX: x, clientY: y } = event;
        if (follow(event)) setHeld({ ...letter, x, y, over: rankAt(x, y) });
      };
      const drop = (event: PointerEvent): void => {
        if (event.pointerId !== pressed.pointerId) return;
        const rank = follow(event) ? rankAt(event.clientX, event.clientY) : undefined;
        end();
        if (rank !== undefined) latestOnRank.current(letter.output, rank);
      };
      const { signal } = drag.current;
      addEventListener('pointermove', move, { signal });
      addEventListener('pointerup', drop, { signal });
      // As when the touch scrolls the page.
      addEventListener('pointercancel', end, { signal });
      addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
    };
    return { lift };
  }, []);

  return (
    <DragContext value={{ ...context, held }}>
      {children}
      {held !== undefined && (
        <span className="chip held" style={{ left: held.x, top: held.y }} aria-hidden="true">
          {letterOf(held.output)}
        </span>
      )}
    </DragContext>
  );
}
