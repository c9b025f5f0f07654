import { useEffect, useState } from 'react';
import type { PlaygroundInput } from '../playground-input.js';
import { browserStorage, keepDraft, type Kept } from './draft.js';

/** How long the page waits for the next key before it keeps the draft, in milliseconds. */
const DEBOUNCE_MS = 300;

/** Keeps a draft a moment after it was last changed, and at the latest when the page is left; nothing where it is undefined. */
export function useDraft(draft: PlaygroundInput | undefined): Kept {
  const [kept, setKept] = useState<Kept>('kept');
  useEffect(() => {
    if (draft === undefined) return;
    let isKept = false;
    const keep = (): void => {
      if (isKept) return;
      isKept = true;
      setKept(keepDraft(browserStorage(), draft));
    };
    const timer = setTimeout(keep, DEBOUNCE_MS);
    // A page that is left, or put aside on a phone, may never hear of the timer.
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [draft]);
  return kept;
}
