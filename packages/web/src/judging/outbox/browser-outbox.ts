import { saveAnswer } from '../../api/judging.js';
import { indexedStore } from './indexed-store.js';
import { memoryStore } from './memory-store.js';
import { Outbox, type TabMessage } from './outbox.js';
import type { OutboxStore } from './outbox-entry.js';

/** The outbox of a judge in this browser, and how to take it down. */
export interface OpenOutbox {
  readonly outbox: Outbox;
  readonly close: () => void;
}

/** Opens the outbox that all tabs of a judge share, and sends what an earlier visit left in it. */
export async function openOutbox(judge: string, key: string): Promise<OpenOutbox> {
  const name = `stet-outbox-${judge}`;
  const channel = new BroadcastChannel(name);
  const outbox = new Outbox(judge, {
    store: await openStore(),
    send: ({ assignment, answer }) => saveAnswer(key, assignment, answer),
    alone: (work) => inTurn(name, work),
    tellTabs: (message) => {
      channel.postMessage(message);
    },
    later: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => {
        clearTimeout(timer);
      };
    },
  });
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    outbox.hear(data);
  };
  const flush = (): void => void outbox.flush();
  addEventListener('online', flush);
  flush();
  return {
    outbox,
    close: () => {
      removeEventListener('online', flush);
      outbox.close();
      channel.close();
    },
  };
}

async function openStore(): Promise<OutboxStore> {
  try {
    return await indexedStore(indexedDB);
  } catch {
    // A private window of some browsers keeps nothing.
    return memoryStore();
  }
}

/** Browsers have locks on safe origins only. Elsewhere two tabs may both send; the answer's id makes it one answer. */
async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  return locks === undefined ? work() : await locks.request(name, work);
}
