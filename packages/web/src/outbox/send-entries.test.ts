import type { Assignment, NewAnswer, Saved } from '@stet/server';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiError, Unreachable } from '../api/problem.js';
import { memoryStore } from './memory-store.js';
import type { OutboxEntry, OutboxStore } from './outbox-entry.js';
import { sendEntries, type Sent } from './send-entries.js';

type Fate = Sent<NewAnswer, Saved, Assignment>;
const saved = {} as Saved;
const problem = { code: 'X', expected: 'a', found: 'b', remedy: 'c' };

async function filled(...assignments: readonly string[]): Promise<OutboxStore<NewAnswer>> {
  const store = memoryStore<NewAnswer>();
  for (const assignment of assignments) {
    await store.add({
      owner: 'ann',
      subject: assignment,
      body: { id: `answer-${assignment}`, revision: 0, ranks: [1, 2] },
    });
  }
  return store;
}

const left = async (store: OutboxStore<NewAnswer>): Promise<string[]> =>
  (await store.list('ann')).map(({ subject }) => subject);

it('sends answers one after the other, in the order they were given', async () => {
  const store = await filled('a', 'b', 'c');
  const log: string[] = [];
  const stopped = await sendEntries(
    store,
    'ann',
    async ({ subject }) => {
      log.push(`${subject} goes`);
      await Promise.resolve();
      log.push(`${subject} arrives`);
      return saved;
    },
    ({ entry }) => log.push(`${entry.subject} told`),
  );
  expect(stopped.why).toBe('empty');
  expect(log).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} goes`, `${name} arrives`, `${name} told`]));
  expect(await left(store)).toEqual([]);
});

it.each([
  [{ why: 'away', retryMs: 0 }, new Unreachable('no answer')],
  [{ why: 'away', retryMs: 0 }, new ApiError(503, problem, undefined)],
  [{ why: 'away', retryMs: 7000 }, new ApiError(503, problem, undefined, 7000)],
  [{ why: 'away', retryMs: 1000 }, new ApiError(429, problem, undefined, 1000)],
  [{ why: 'signed-out' }, new ApiError(401, problem, undefined)],
])('stops and keeps everything when the server is %o (%s)', async (expected, error) => {
  const store = await filled('a', 'b');
  const stopped = await sendEntries(
    store,
    'ann',
    () => Promise.reject(error),
    () => undefined,
  );
  expect(stopped).toEqual(expected);
  expect(await left(store)).toEqual(['a', 'b']);
});

it('tells of conflicts and refusals, and goes on behind them', async () => {
  const store = await filled('a', 'b', 'c');
  const fates: Fate[] = [];
  const current = { id: 'a' };
  const answers = [
    new ApiError(409, problem, { error: problem, current }),
    new ApiError(409, problem, { error: problem }),
    saved,
  ];
  await sendEntries(
    store,
    'ann',
    () => {
      const answer = answers.shift();
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(saved);
    },
    (sent: Fate) => fates.push(sent),
  );
  expect(fates.map(({ type, entry }) => [type, entry.subject])).toEqual([
    ['conflict', 'a'],
    ['refused', 'b'],
    ['saved', 'c'],
  ]);
  expect(fates[0]).toMatchObject({ current });
  expect(fates[1]).toMatchObject({ problem });
});

it("leaves other judges' answers alone", async () => {
  const store = await filled('a');
  expect(
    await sendEntries(
      store,
      'zoe',
      () => Promise.reject(new Error('not to be sent')),
      () => undefined,
    ),
  ).toEqual({ why: 'empty' });
  expect(await left(store)).toEqual(['a']);
});

it('delivers each answer once and in order, however often the network fails', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('ok', 'lost before', 'lost after'), { maxLength: 40 }),
      async (network) => {
        const store = await filled('a', 'b', 'c', 'd');
        const savedIds: string[] = [];
        const send = ({ body: answer }: OutboxEntry<NewAnswer>): Promise<Saved> => {
          const fate = network.shift() ?? 'ok';
          // Like the server, which saves an answer with a known id only once.
          if (fate !== 'lost before' && !savedIds.includes(answer.id)) savedIds.push(answer.id);
          return fate === 'ok' ? Promise.resolve(saved) : Promise.reject(new Unreachable('no answer'));
        };
        let stopped = '';
        while (stopped !== 'empty') stopped = (await sendEntries(store, 'ann', send, () => undefined)).why;
        expect(savedIds).toEqual(['answer-a', 'answer-b', 'answer-c', 'answer-d']);
      },
    ),
  );
});

it('does not send what follows on something that was not saved: it could overwrite what somebody else did', async () => {
  const store = await filled('a', 'b', 'a');
  const fates: Fate[] = [];
  const sent: string[] = [];
  await sendEntries(
    store,
    'ann',
    ({ subject }) => {
      sent.push(subject);
      if (subject === 'b') return Promise.resolve(saved);
      return Promise.reject(new ApiError(409, problem, { error: problem, current: { id: 'a' } }));
    },
    (fate: Fate) => fates.push(fate),
  );
  expect(sent).toEqual(['a', 'b']);
  expect(fates.map(({ type, entry }) => [type, entry.order])).toEqual([
    ['conflict', 1],
    ['conflict', 3],
    ['saved', 2],
  ]);
});
