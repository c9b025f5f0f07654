import { useEffect } from 'react';
import { pressedKey } from '../shell/pressed-key.js';

/** Ctrl+Z undoes the last change, Ctrl+Shift+Z and Ctrl+Y redo it; text fields keep their own undo. */
export function useUndoKeys(undo: () => void, redo: () => void, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      if (event.target instanceof Element && event.target.matches('input, textarea, select')) return;
      const key = pressedKey(event).toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [undo, redo, active]);
}
