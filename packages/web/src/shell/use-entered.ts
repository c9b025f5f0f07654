import { useEffect, useState } from 'react';
import { ApiError } from '../api/problem.js';
import type { OpenOutbox } from '../outbox/browser-outbox.js';
import type { Outbox } from '../outbox/outbox.js';
import type { Sendable } from '../outbox/outbox-entry.js';

/** How somebody with a personal link enters their room. */
export interface Entrance<Room, Body extends Sendable, Saved, Current> {
  readonly find: (key: string) => Promise<Room>;
  readonly openOutbox: (room: Room, key: string) => Promise<OpenOutbox<Body, Saved, Current>>;
}

interface Entered<Room, Body extends Sendable, Saved, Current> {
  readonly room: Room;
  readonly outbox: Outbox<Body, Saved, Current>;
}

interface Found<Room, Body extends Sendable, Saved, Current> {
  readonly entered: Entered<Room, Body, Saved, Current> | undefined;
  readonly error: unknown;
}

const RETRY_MS = 5000;
/** What an earlier visit left goes first, unless that takes long. */
const FIRST_FLUSH_MS = 3000;

/** Enters a room by a personal link; tries again until the server answers. */
export function useEntered<Room, Body extends Sendable, Saved, Current>(
  link: string,
  { find, openOutbox }: Entrance<Room, Body, Saved, Current>,
): Found<Room, Body, Saved, Current> {
  const [found, setFound] = useState<Found<Room, Body, Saved, Current> & { readonly link: string }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    let open: OpenOutbox<Body, Saved, Current> | undefined;
    let timer: number | undefined;
    const enter = async (): Promise<Entered<Room, Body, Saved, Current>> => {
      const room = await find(link);
      open = await openOutbox(room, link);
      await Promise.race([open.outbox.flush(), new Promise((resolve) => setTimeout(resolve, FIRST_FLUSH_MS))]);
      return { room, outbox: open.outbox };
    };
    enter().then(
      (entered) => {
        if (current) setFound({ link, entered, error: undefined });
        else open?.close();
      },
      (error: unknown) => {
        if (!current) return;
        setFound({ link, entered: undefined, error });
        if (error instanceof ApiError && error.status === 401) return;
        timer = window.setTimeout(() => {
          setTries((count) => count + 1);
        }, RETRY_MS);
      },
    );
    return () => {
      current = false;
      clearTimeout(timer);
      open?.close();
    };
  }, [link, tries, find, openOutbox]);
  return found?.link === link ? found : { entered: undefined, error: undefined };
}
