import { describe, expect, it } from 'vitest';
import type { Sentence } from '@stet/core/internal';
import { collectStats } from './collect-stats.js';

const sentences = Array.from({ length: 90 }, (_, at): Sentence => {
  const edit = { start: 1, end: 2, type: 'T', corrections: ['x'], required: true, comment: '' };
  return { source: `a ${String(at % 7)} c d`, annotations: [{ annotator: 0, edits: at % 3 === 0 ? [] : [edit] }] };
});
const outputs = [
  { file: 'one', lines: sentences.map(({ source }) => source) },
  { file: 'two', lines: sentences.map((_, at) => `a x c ${String(at % 5)}`) },
];
const specs = [{ name: 'm2' }, { name: 'hoo', options: { levels: true } }];

describe('collectStats(specs, sentences, outputs)', () => {
  it('gives the same statistics on one thread, on several, and when it chooses', async () => {
    const alone = await collectStats(specs, sentences, outputs, { threads: 1 });
    expect(alone.map((metric) => metric.map((system) => system.length))).toEqual([
      [90, 90],
      [90, 90],
    ]);
    expect(await collectStats(specs, sentences, outputs, { threads: 3 })).toEqual(alone);
    expect(await collectStats(specs, sentences, outputs)).toEqual(alone);
  });

  it('tells how far it is', async () => {
    const steps: number[] = [];
    await collectStats(specs, sentences, outputs, {
      threads: 2,
      onProgress: (done, total) => {
        expect(total).toBe(90);
        steps.push(done);
      },
    });
    expect(steps.at(-1)).toBe(90);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });

  it('brings errors home from other threads, with file and line', async () => {
    const long = (prefix: string): string => Array.from({ length: 9000 }, (_, at) => prefix + String(at)).join(' ');
    const pair: Sentence[] = [...sentences.slice(0, 4), { ...sentences[0], source: long('a') }];
    const output = { file: 'long.txt', lines: [...pair.slice(0, 4).map(({ source }) => source), long('b')] };
    for (const threads of [1, 2]) {
      await expect(collectStats(specs, pair, [output], { threads })).rejects.toMatchObject({
        name: 'StetError',
        code: 'SENTENCE_TOO_LONG',
        file: 'long.txt',
        line: 5,
      });
    }
  });

  it('takes an empty corpus', async () => {
    expect(await collectStats(specs, [], [{ file: 'x', lines: [] }])).toEqual([[[]], [[]]]);
  });
});
