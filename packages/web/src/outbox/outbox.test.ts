import type { Assignment, NewAnswer, Saved } from '@stet/server';
import { expect, it } from 'vitest';
import { ApiError, Unreachable } from '../api/problem.js';
import { memoryStore } from './memory-store.js';
import { Outbox } from './outbox.js';
import type { OutboxEntry, OutboxStore } from './outbox-entry.js';

const answer = (id: string): NewAnswer => ({ id, revision: 0, ranks: [1] });
const saved = {} as Saved;

type AnswerOutbox = Outbox<NewAnswer, Saved, Assignment>;

interface Browser {
  readonly store: OutboxStore<NewAnswer>;
  readonly openTab: () => AnswerOutbox;
  readonly runTimers: () => void;
  /** For how many milliseconds each timer was set. */
  readonly waits: readonly number[];
}

/** Two or more tabs over one store, with a lock that only one holds at a time. */
function browser(send: (entry: OutboxEntry<NewAnswer>, tab: number) => Promise<Saved>, followsOthers = true): Browser {
  const store = memoryStore<NewAnswer>();
  const tabs: AnswerOutbox[] = [];
  const timers: (() => void)[] = [];
  const waits: number[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  const openTab = (): AnswerOutbox => {
    const tab = tabs.length;
    const outbox: AnswerOutbox = new Outbox<NewAnswer, Saved, Assignment>('ann', {
      store,
      send: (entry) => send(entry, tab),
      followsOthers,
      alone: (work) => {
        const turn = queue.then(work, work);
        queue = turn;
        return turn;
      },
      tellTabs: (message) => {
        for (const tab of tabs) if (tab !== outbox) tab.hear(message);
      },
      later: (work, ms) => {
        waits.push(ms);
        timers.push(work);
        return () => timers.splice(timers.indexOf(work), 1);
      },
    });
    tabs.push(outbox);
    return outbox;
  };
  const runTimers = (): void => {
    for (const work of timers.splice(0)) work();
  };
  return { store, openTab, runTimers, waits };
}

it('sends an answer once when two tabs are open, and tells both', async () => {
  const sent: string[] = [];
  const { openTab } = browser(async ({ body: { id } }) => {
    await Promise.resolve();
    sent.push(id);
    return saved;
  });
  const [firstTab, secondTab] = [openTab(), openTab()];
  const heard: string[] = [];
  secondTab.onSent(({ type }) => heard.push(type));
  await firstTab.put('a', answer('first'));
  await Promise.all([firstTab.flush(), secondTab.flush()]);
  expect(sent).toEqual(['first']);
  expect(heard).toEqual(['saved']);
  expect(firstTab.state()).toEqual({ waiting: 0, network: 'idle' });
});

it('sends what a tab has kept whose link is no longer valid, from one that has the new link', async () => {
  const signedOut = { code: 'NOT_SIGNED_IN', expected: 'a link', found: 'none', remedy: 'Get one.' };
  const sent: string[] = [];
  const { store, openTab } = browser(({ body: { id } }, tab) => {
    if (tab === 0) return Promise.reject(new ApiError(401, signedOut, undefined));
    sent.push(id);
    return Promise.resolve(saved);
  });
  const [old] = [openTab(), openTab()];
  await old.put('item', answer('a'));
  await expect.poll(() => sent).toEqual(['a']);
  expect(await store.list('ann')).toEqual([]);
});

it('keeps answers while the server is away, and tries again by itself', async () => {
  let online = false;
  const sent: string[] = [];
  const { openTab, runTimers } = browser(({ body: { id } }) => {
    if (!online) return Promise.reject(new Unreachable('no answer'));
    sent.push(id);
    return Promise.resolve(saved);
  });
  const outbox = openTab();
  await outbox.put('a', answer('first'));
  await outbox.put('b', answer('second'));
  await outbox.flush();
  expect(outbox.state()).toEqual({ waiting: 2, network: 'away' });
  online = true;
  runTimers();
  await outbox.flush();
  expect(sent).toEqual(['first', 'second']);
  expect(outbox.state()).toEqual({ waiting: 0, network: 'idle' });
});

it('waits for as long as a busy server asks, and then delivers what it kept', async () => {
  const busy = { code: 'BUSY', expected: '', found: '', remedy: '' };
  const refusals = [new ApiError(503, busy, undefined, 9000), new ApiError(429, busy, undefined, 1000)];
  const sent: string[] = [];
  const { openTab, runTimers, waits } = browser(({ body: { id } }) => {
    const refusal = refusals.shift();
    if (refusal !== undefined) return Promise.reject(refusal);
    sent.push(id);
    return Promise.resolve(saved);
  });
  const outbox = openTab();
  await outbox.put('a', answer('first'));
  await expect.poll(() => waits).toEqual([9000]);
  expect(outbox.state()).toEqual({ waiting: 1, network: 'away' });
  runTimers();
  await expect.poll(() => waits).toEqual([9000, 2000]);
  runTimers();
  await expect.poll(() => outbox.state()).toEqual({ waiting: 0, network: 'idle' });
  expect(sent).toEqual(['first']);
});

it('waits for the judge to sign in again, and then carries on', async () => {
  let isSignedIn = false;
  const { openTab } = browser(() =>
    isSignedIn
      ? Promise.resolve(saved)
      : Promise.reject(new ApiError(401, { code: 'NOT_SIGNED_IN', expected: '', found: '', remedy: '' }, undefined)),
  );
  const outbox = openTab();
  await outbox.put('a', answer('first'));
  await outbox.flush();
  expect(outbox.state()).toEqual({ waiting: 1, network: 'signed-out' });
  isSignedIn = true;
  await outbox.flush();
  expect(outbox.state()).toEqual({ waiting: 0, network: 'idle' });
});

it('counts the revision on when an item is answered again before the first answer is sent', async () => {
  const { openTab, store } = browser(() => Promise.reject(new Unreachable('no answer')));
  const outbox = openTab();
  await outbox.put('a', answer('first'));
  await outbox.put('a', answer('changed'));
  expect((await store.list('ann')).map((entry) => entry.body.revision)).toEqual([0, 1]);
});

it('does not call an answer saved before it is, not even for a moment', async () => {
  const { openTab } = browser(() => Promise.resolve(saved));
  const outbox = openTab();
  const put = outbox.put('a', answer('first'));
  expect(outbox.state().waiting).toBe(1);
  await put;
  await outbox.flush();
  expect(outbox.state().waiting).toBe(0);
});

it('sends an answer that comes in while another one is on its way', async () => {
  const sent: string[] = [];
  const gates: (() => void)[] = [];
  const { openTab } = browser(async ({ body: { id } }) => {
    await new Promise<void>((resolve) => gates.push(resolve));
    sent.push(id);
    return saved;
  });
  const outbox = openTab();
  await outbox.put('a', answer('first'));
  await expect.poll(() => gates.length).toBe(1);
  await outbox.put('b', answer('second'));
  gates[0]();
  await expect.poll(() => gates.length).toBe(2);
  gates[1]();
  await outbox.flush();
  expect(sent).toEqual(['first', 'second']);
  expect(outbox.state()).toEqual({ waiting: 0, network: 'idle' });
});

it('follows on what it gave last, also when the page does not know yet that this was saved', async () => {
  const revisions: number[] = [];
  const { openTab } = browser(({ body: { revision } }) => {
    revisions.push(revision);
    return Promise.resolve(saved);
  });
  const outbox = openTab();
  for (const id of ['first', 'second', 'third']) {
    await outbox.put('a', answer(id));
    await outbox.flush();
  }
  expect(revisions).toEqual([0, 1, 2]);
});

it('begins anew from what the page knows when something else was saved meanwhile', async () => {
  const problem = { code: 'CONFLICT', expected: '', found: '', remedy: '' };
  const revisions: number[] = [];
  const { openTab } = browser(({ body: { revision } }) => {
    revisions.push(revision);
    return Promise.reject(new ApiError(409, problem, { error: problem, current: {} }));
  });
  const outbox = openTab();
  await outbox.put('a', { ...answer('first'), revision: 4 });
  await outbox.flush();
  await outbox.put('a', { ...answer('second'), revision: 2 });
  await outbox.flush();
  expect(revisions).toEqual([4, 2]);
});

it.each([
  [true, [0, 1]],
  [false, [0, 0]],
])('follows on what waits in another tab only where that is asked for (%s)', async (followsOthers, revisions) => {
  const { openTab, store } = browser(() => Promise.reject(new Unreachable('no answer')), followsOthers);
  await openTab().put('a', answer('first'));
  await openTab().put('a', answer('second'));
  expect((await store.list('ann')).map((entry) => entry.body.revision)).toEqual(revisions);
});
