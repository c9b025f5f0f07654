import { useEffect, useState } from 'react';
import { words } from '../language/words.js';
import type { OpenOutbox } from './browser-outbox.js';
import type { Outbox } from './outbox.js';
import type { Sendable } from './outbox-entry.js';

/** Entries of an earlier visit are sent first, unless that takes longer than this. */
const FIRST_FLUSH_MS = 3000;

/** The outbox of somebody with a personal link, once it is open. */
export function useOutbox<Body extends Sendable, Saved, Current>(
  owner: string | undefined,
  link: string,
  open: (owner: string, link: string) => Promise<OpenOutbox<Body, Saved, Current>>,
): Outbox<Body, Saved, Current> | undefined {
  const [opened, setOpened] = useState<{ readonly link: string; readonly outbox: Outbox<Body, Saved, Current> }>();
  useEffect(() => {
    if (owner === undefined) return;
    let isLeft = false;
    const opening = open(owner, link);
    const ready = async (): Promise<void> => {
      const { outbox } = await opening;
      await Promise.race([outbox.flush(), new Promise((resolve) => setTimeout(resolve, FIRST_FLUSH_MS))]);
      if (!isLeft) setOpened({ link, outbox });
    };
    ready().catch((cause: unknown) => {
      if (isLeft) return;
      // Without an outbox nothing done here would be safe: the page says so instead of going on.
      setOpened(() => {
        throw new Error(words().outbox.noOutbox, { cause });
      });
    });
    return () => {
      isLeft = true;
      void opening.then(
        ({ close }) => close(),
        () => undefined,
      );
    };
  }, [owner, link, open]);
  return opened?.link === link ? opened.outbox : undefined;
}
