import type { Sheet } from '@stet/server';
import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf } from '../api/problem.js';
import { newId } from '../shell/new-id.js';
import type { AnnotatingOutbox } from './annotating-outbox.js';
import {
  changeSheet,
  openSheet,
  redoSheet,
  settleSheet,
  undoSheet,
  type SheetContent,
  type SheetState,
} from './sheet-state.js';

export interface MarkedSheet {
  readonly sheet: SheetState;
  readonly change: (content: Partial<SheetContent>) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** After a conflict, takes the server's version. */
  readonly takeTheirs: () => void;
}

/** A sheet that saves every change at once and can undo it. */
export function useSheet(essay: string, stored: Sheet, outbox: AnnotatingOutbox): MarkedSheet {
  const [sheet, setSheet] = useState(() => openSheet(stored));
  // Two changes may come before the next render; the second must build on the first.
  const current = useRef(sheet);
  const show = useCallback((next: SheetState) => {
    current.current = next;
    setSheet(next);
  }, []);
  useEffect(
    () =>
      outbox.onSent((fate) => {
        if (fate.entry.subject === essay) show(settleSheet(current.current, fate));
      }),
    [outbox, essay, show],
  );
  const put = useCallback(
    (step: (sheet: SheetState, id: string) => SheetState | undefined) => {
      const id = newId();
      const next = step(current.current, id);
      if (next === undefined) return;
      show(next);
      const { revision, state, marks } = next;
      outbox.put(essay, { id, revision, state, marks: [...marks] }).catch((error: unknown) => {
        // The browser could not store it; the annotator must know that this change is not safe.
        show({ ...current.current, refusal: problemOf(error) });
      });
    },
    [outbox, essay, show],
  );
  return {
    sheet,
    change: useCallback((content) => put((before, id) => changeSheet(before, { ...before, ...content }, id)), [put]),
    undo: useCallback(() => put(undoSheet), [put]),
    redo: useCallback(() => put(redoSheet), [put]),
    takeTheirs: useCallback(() => {
      const { conflict } = current.current;
      if (conflict !== undefined) show(openSheet(conflict));
    }, [show]),
  };
}
