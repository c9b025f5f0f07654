import { indexedStore } from './indexed-store.js';
import { memoryStore } from './memory-store.js';
import { Outbox, type OutboxWorld, type TabMessage } from './outbox.js';
import type { OutboxStore, Sendable } from './outbox-entry.js';

/** A person's outbox in this browser, and how to close it. */
export interface OpenOutbox<Body extends Sendable, Saved, Current> {
  readonly outbox: Outbox<Body, Saved, Current>;
  readonly close: () => void;
}

/** Opens the outbox that all tabs of a person share, and sends what an earlier visit left in it. */
export async function openOutbox<Body extends Sendable, Saved, Current>(
  owner: string,
  { send, followsOthers }: Pick<OutboxWorld<Body, Saved, Current>, 'send' | 'followsOthers'>,
): Promise<OpenOutbox<Body, Saved, Current>> {
  const name = `stet-outbox-${owner}`;
  const channel = new BroadcastChannel(name);
  let closed = false;
  const outbox = new Outbox<Body, Saved, Current>(owner, {
    store: await openStore<Body>(),
    send,
    followsOthers,
    alone: (work) => inTurn(name, work),
    tellTabs: (message) => {
      if (!closed) {
        channel.postMessage(message);
        return;
      }
      // An entry was being stored when the page was left: tells the tabs that are still open.
      const last = new BroadcastChannel(name);
      last.postMessage(message);
      last.close();
    },
    later: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  });
  channel.onmessage = ({ data }: MessageEvent<TabMessage<Body, Saved, Current>>) => outbox.hear(data);
  const flush = (): void => void outbox.flush();
  addEventListener('online', flush);
  flush();
  return {
    outbox,
    close: () => {
      removeEventListener('online', flush);
      outbox.close();
      closed = true;
      channel.close();
    },
  };
}

async function openStore<Body extends Sendable>(): Promise<OutboxStore<Body>> {
  try {
    return await indexedStore<Body>(indexedDB);
  } catch {
    // Private windows of some browsers store nothing.
    return memoryStore<Body>();
  }
}

/** Browsers have locks on safe origins only. Elsewhere two tabs may both send; the entry's id makes that harmless. */
async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  return locks === undefined ? work() : await locks.request(name, work);
}
