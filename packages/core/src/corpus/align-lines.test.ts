import { describe, expect, it } from 'vitest';
import { alignLines } from './alignment-check.js';

const sources = ['the cat sat on the mat', 'it was a fine day', 'we went to the sea', 'nobody came home late'];

describe('alignLines(sources, output)', () => {
  it('returns output of the right length', () => {
    expect(alignLines(sources, sources)).toBe(sources);
  });

  it('drops empty lines after the last sentence', () => {
    expect(alignLines(sources, [...sources, '', ''])).toEqual(sources);
  });

  it('keeps them with strictOriginal, and so refuses them', () => {
    expect(() => alignLines(sources, [...sources, ''], { strictOriginal: true })).toThrow(
      expect.objectContaining({ code: 'LINE_COUNT' }),
    );
  });

  it('names both counts and the first line that went astray when one is missing', () => {
    const output = sources.filter((_, at) => at !== 1);
    expect(() => alignLines(sources, output, { file: 'out.txt', goldFile: 'gold.m2' })).toThrow(
      expect.objectContaining({
        code: 'LINE_COUNT',
        file: 'out.txt',
        line: 2,
        expected: '4 lines, one for each sentence of gold.m2',
        found: '3 lines; line 2 seems to answer line 3: "we went to the sea" for "it was a fine day"',
      }),
    );
  });

  it('names the first line that has nothing in common with its source, where no other source is nearer', () => {
    expect(() => alignLines(sources, ['the cat sat on the mat', 'quite something else here'])).toThrow(
      expect.objectContaining({ line: 2, found: expect.stringMatching(/unrelated to its source is 2: /u) as string }),
    );
  });

  it('points behind the last line when every line looks related', () => {
    expect(() => alignLines(sources, sources.slice(0, 3))).toThrow(
      expect.objectContaining({ line: 4, found: '3 lines' }),
    );
  });

  it('finds a shift between sentences that share some words', () => {
    const alike = ['the old man saw the sea', 'the old woman saw the hill', 'the young man saw the town', 'the end'];
    expect(() => alignLines(alike, alike.slice(1))).toThrow(expect.objectContaining({ line: 1 }));
  });
});
