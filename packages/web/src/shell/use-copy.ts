import { useRef, useState, type RefObject } from 'react';

interface Copying<Field> {
  readonly field: RefObject<Field | null>;
  readonly copied: boolean;
  readonly copy: () => void;
}

/** Copies the text of a field, which is selected, too. */
export function useCopy<Field extends HTMLInputElement | HTMLTextAreaElement>(): Copying<Field> {
  const [copied, setCopied] = useState(false);
  const field = useRef<Field>(null);
  const copy = (): void => {
    if (field.current === null) return;
    field.current.select();
    const clipboard = (navigator as { readonly clipboard?: Clipboard }).clipboard;
    // Without HTTPS browsers have no clipboard; the selected text can be copied by hand.
    void clipboard?.writeText(field.current.value).then(() => setCopied(true));
  };
  return { field, copied, copy };
}
