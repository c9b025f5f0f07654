import { describe, expect, it } from 'vitest';
import { boundComputing } from './bound-computing.js';
import type { Computing } from './computing.js';
import { turnstile } from './turnstile.js';

describe('turnstile({ atOnce, waiting })', () => {
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
