import { describe, expect, it } from 'vitest';
import type { Sentence } from '../corpus/edit.js';
import { StetError } from '../error.js';
import { batchStats, prepareBatch } from './batch.js';
import { toyAnalyser } from '../metrics/errant/testing/toy-analyser.js';
import { createMetric, metricKinds } from '../metrics/registry.js';

const sentences: Sentence[] = ['a b', 'c d'].map((source) => ({ source, annotations: [{ annotator: 0, edits: [] }] }));

describe('batchStats(metric, batch)', () => {
  it('measures every line of every system', () => {
    const outputs = [
      { file: 'x', lines: ['a b', 'c x'] },
      { file: 'y', lines: ['a x', 'c x'] },
    ];
    expect(batchStats(createMetric({ name: 'm2' }), { first: 0, sentences, outputs })).toEqual([
      [[[0, 0, 0, 0]], [[0, 0, 1, 0]]],
      [[[0, 0, 1, 0]], [[0, 0, 1, 0]]],
    ]);
  });

  it('says in which file and line a sentence could not be measured', () => {
    const failing = {
      sentence: () => {
        throw new StetError({ code: 'SENTENCE_TOO_LONG', expected: 'less', found: 'more', remedy: 'Cut.' });
      },
    };
    const batch = { first: 40, sentences, outputs: [{ file: 'x.txt', lines: ['a b', 'c'] }] };
    expect(() => batchStats(failing, batch)).toThrow(expect.objectContaining({ file: 'x.txt', line: 41 }));
  });
});

describe('prepareBatch(batch, preparation)', () => {
  it('says of which sentence edits could not be extracted', () => {
    const words = (letter: string): string => Array.from({ length: 9000 }, (_, at) => `${letter}${at}`).join(' ');
    const batch = {
      first: 40,
      items: ['short', words('a')],
      file: 'source.txt',
      references: [['short', words('b')]],
      outputs: [],
    };
    const expected = { code: 'SENTENCE_TOO_LONG', file: 'source.txt', line: 42 };
    expect(() => prepareBatch(batch, { extracted: true })).toThrow(expect.objectContaining(expected));
  });
});

describe('createMetric(spec)', () => {
  it('makes every metric that it names', () => {
    const names = metricKinds.map(({ name }) => name);
    const stemmer = { stem: (word: string) => word };
    const synonyms = { name: 'none', synsets: () => [], baseForms: () => undefined };
    expect(names.map((name) => createMetric({ name }, { analyser: toyAnalyser, stemmer, synonyms }).name)).toEqual(
      names,
    );
  });

  it('refuses other names', () => {
    expect(() => createMetric({ name: 'toString' })).toThrow(expect.objectContaining({ code: 'BAD_OPTION' }));
  });
});
