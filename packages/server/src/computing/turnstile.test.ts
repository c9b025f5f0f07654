import { describe, expect, it } from 'vitest';
import { boundComputing } from './bound-computing.js';
import type { Computing } from './computing.js';
import { turnstile } from './turnstile.js';

describe('turnstile(limits)', () => {
  it('lets some in, some wait, and refuses the others at once', async () => {
    const enter = turnstile({ atOnce: 2, waiting: 1 });
    const leave: (() => void)[] = [];
    let inside = 0;
    const visit = (): Promise<void> =>
      enter(async () => {
        inside++;
        await new Promise<void>((resolve) => leave.push(resolve));
        inside--;
      });
    const visits = [visit(), visit(), visit()];
    await expect(visit()).rejects.toMatchObject({ code: 'BUSY' });
    expect(inside).toBe(2);
    leave[0]();
    await visits[0];
    expect(inside).toBe(2);
    leave[1]();
    leave[2]();
    await Promise.all(visits);
    expect(inside).toBe(0);
  });

  it('gives the place on when work fails', async () => {
    const enter = turnstile({ atOnce: 1, waiting: 1 });
    const failing = enter(() => Promise.reject(new Error('no')));
    const next = enter(() => Promise.resolve('in'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('in');
    expect(await enter(() => Promise.resolve('again'))).toBe('again');
  });
  it('refuses whoever has waited for too long, and lets the next one in all the same', async () => {
    const enter = turnstile({ atOnce: 1, waiting: 2, patienceMs: 1 });
    let leave = (): void => undefined;
    const inside = enter(() => new Promise<void>((resolve) => (leave = resolve)));
    const late = enter(() => Promise.resolve('late'));
    await expect(late).rejects.toMatchObject({ code: 'BUSY' });
    leave();
    await inside;
    expect(await enter(() => Promise.resolve('in'))).toBe('in');
  });

  it('is patient with those who come at once, and less so while the queue stands', async () => {
    let now = 0;
    const enter = turnstile({ atOnce: 1, waiting: 9, patienceMs: 60_000, standingMs: 1 }, () => now);
    const leave: (() => void)[] = [];
    const visit = (): Promise<void> => enter(() => new Promise<void>((resolve) => leave.push(resolve)));
    const visits = [visit(), visit(), visit()];
    now = 60_001;
    await expect(visit()).rejects.toMatchObject({ code: 'BUSY' });
    for (const at of [0, 1, 2]) {
      leave[at]();
      await visits[at];
    }
    // Nobody waits any more: whoever comes now may take their time again.
    const again = [visit(), visit()];
    leave[3]();
    await again[0];
    leave[4]();
    await again[1];
  });

  it('lets others in while somebody waits for something else, and nobody waits on the way back', async () => {
    const enter = turnstile({ atOnce: 1, waiting: 1 });
    let goOn = (): void => undefined;
    const steps: string[] = [];
    const slow = enter(async ({ aside }) => {
      await aside(() => new Promise<void>((resolve) => (goOn = resolve)));
      steps.push('back');
    });
    let leave = (): void => undefined;
    const quick = enter(() => {
      steps.push('in');
      return new Promise<void>((resolve) => (leave = resolve));
    });
    await expect.poll(() => steps).toEqual(['in']);
    goOn();
    await slow;
    expect(steps).toEqual(['in', 'back']);
    leave();
    await quick;
    expect(await enter(() => Promise.resolve('in'))).toBe('in');
  });

  it('counts nobody twice who leaves while something of theirs goes on aside', async () => {
    const enter = turnstile({ atOnce: 1, waiting: 0 });
    let end = (): void => undefined;
    let aside = Promise.resolve();
    await enter(async (place) => {
      aside = place.aside(() => new Promise<void>((resolve) => (end = resolve)));
      await new Promise(setImmediate);
    });
    end();
    await aside;
    let inside = 0;
    const both = [1, 2].map(() => enter(() => Promise.resolve(inside++)));
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });
});

describe('boundComputing()', () => {
  it('hands on as many jobs as it may, and refuses those for which nobody can wait', async () => {
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const computing: Computing = {
      run: (job) => {
        begun.push(job);
        return new Promise<never>((resolve) => ends.push(resolve as () => void));
      },
      close: () => Promise.resolve(),
    };
    const bounded = boundComputing(computing, { atOnce: 1, waiting: 1 });
    const ask = (): Promise<unknown> => bounded.run('factsOfGold', '');
    const jobs = [ask(), ask()];
    await expect(ask()).rejects.toMatchObject({ code: 'BUSY' });
    expect(begun).toHaveLength(1);
    ends[0]();
    await jobs[0];
    expect(begun).toHaveLength(2);
    ends[1]();
    await jobs[1];
  });
});
