import { describe, expect, it } from 'vitest';
import { keepResults } from './results.js';

/** A computation that counts how often it is done. */
function counted(): { readonly count: () => number; readonly compute: () => Promise<number> } {
  let computed = 0;
  return { count: () => computed, compute: () => Promise.resolve(++computed) };
}

describe('keepResults(limits)', () => {
  it('keeps so many results of a subject, however many ways there are to ask, and drops those unused for longest', async () => {
    const results = keepResults({ subjects: 10, ofEach: 3 });
    const { count, compute } = counted();
    for (let key = 0; key < 1000; key++) {
      await results.get('task', 1, `key ${key}`, compute);
      await results.get('task', 1, 'key 0', compute);
    }
    expect(count()).toBe(1000);
    for (const key of ['key 999', 'key 998', 'key 0']) await results.get('task', 1, key, compute);
    expect(count()).toBe(1000);
    await results.get('task', 1, 'key 997', compute);
    expect(count()).toBe(1001);
  });

  it('keeps so many subjects, each as of its latest version', async () => {
    const results = keepResults({ subjects: 2, ofEach: 3 });
    const { count, compute } = counted();
    for (const [subject, version] of [
      ['a', 1],
      ['b', 1],
      ['a', 1],
      ['a', 2],
      ['b', 1],
      ['c', 1],
      ['b', 1],
    ] as const) {
      await results.get(subject, version, '', compute);
    }
    expect(count()).toBe(4);
    await results.get('a', 2, '', compute);
    expect(count()).toBe(5);
  });

  it('computes once for all who ask at the same time, and again after a failure', async () => {
    const results = keepResults();
    const { count, compute } = counted();
    const failing = results.get('a', 1, '', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    await Promise.all([1, 2, 3].map(() => results.get('a', 1, '', compute)));
    expect(count()).toBe(1);
  });
});
