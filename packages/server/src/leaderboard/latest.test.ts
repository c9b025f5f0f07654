import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openStore } from '../storage/store.js';
import { describeDatabases } from '../storage/testing/databases.js';
import { keepLatest } from './latest.js';
import { shownBoards } from './shown-boards.js';

/** A computation that ends when it is told to. */
function gate<T>(): {
  readonly compute: () => Promise<T>;
  readonly open: (value: T) => void;
  readonly fail: (error: Error) => void;
} {
  let open: (value: T) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const waiting = new Promise<T>((resolve, reject) => {
    open = resolve;
    fail = reject;
  });
  return { compute: () => waiting, open, fail };
}

describe('keepLatest()', () => {
  it('computes once for a version, however many ask', async () => {
    const latest = keepLatest({ clock: () => 7, patienceMs: 1 });
    let computed = 0;
    const ask = () => latest.get('board', 1, () => Promise.resolve(++computed));
    expect(await Promise.all([ask(), ask()])).toEqual(Array(2).fill({ value: 1, computedAt: 7, isCurrent: true }));
    expect(await ask()).toMatchObject({ value: 1 });
  });

  it('gives the last result while the next takes long, and the next when it is there', async () => {
    let now = 1;
    const latest = keepLatest({ clock: () => now, patienceMs: 1 });
    await latest.get('board', 1, () => Promise.resolve('first'));
    now = 2;
    const next = gate<string>();
    expect(await latest.get('board', 2, next.compute)).toEqual({ value: 'first', computedAt: 1, isCurrent: false });
    next.open('second');
    expect(await latest.get('board', 2, next.compute)).toEqual({ value: 'second', computedAt: 2, isCurrent: true });
  });

  it('computes one at a time while versions change', async () => {
    const latest = keepLatest({ clock: () => 0, patienceMs: 1 });
    await latest.get('board', 1, () => Promise.resolve('1'));
    const second = gate<string>();
    const begun: number[] = [];
    const ask = (version: number) =>
      latest.get('board', version, () => {
        begun.push(version);
        return version === 2 ? second.compute() : Promise.resolve(String(version));
      });
    for (const version of [2, 3, 4]) expect(await ask(version)).toMatchObject({ value: '1', isCurrent: false });
    expect(begun).toEqual([2]);
    second.open('2');
    expect(await ask(4)).toMatchObject({ value: '4', isCurrent: true });
    expect(begun).toEqual([2, 4]);
  });

  it('waits where there is no result at all, and does not keep failures', async () => {
    const latest = keepLatest({ clock: () => 0, patienceMs: 1 });
    const first = gate<string>();
    const waiting = latest.get('board', 1, first.compute);
    first.fail(new Error('no thread'));
    await expect(waiting).rejects.toThrow('no thread');
    expect(await latest.get('board', 1, () => Promise.resolve('first'))).toMatchObject({ value: 'first' });
  });
});

describeDatabases('keepLatest() of two servers', ({ fresh }) => {
  it('gives nobody an older result once another server has shown a newer one', async () => {
    const { db, close } = await openStore(await fresh());
    const shown = shownBoards(db, () => undefined);
    const [first, second] = [1, 2].map(() => keepLatest({ clock: () => 0, patienceMs: 1, shown }));
    for (const server of [first, second]) await server.get('board', 1, () => Promise.resolve('old'));
    const onFirst = gate<string>();
    // Nobody has seen a newer one yet.
    expect(await first.get('board', 2, onFirst.compute)).toMatchObject({ value: 'old', isCurrent: false });
    onFirst.open('new');
    await expect.poll(() => first.get('board', 2, onFirst.compute)).toMatchObject({ value: 'new', isCurrent: true });
    const onSecond = gate<string>();
    const answer = second.get('board', 2, onSecond.compute);
    await pause(20);
    onSecond.open('new');
    expect(await answer).toMatchObject({ value: 'new', isCurrent: true });
    await close();
  });
});
