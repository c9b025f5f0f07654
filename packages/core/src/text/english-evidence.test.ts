import { describe, expect, it } from 'vitest';
import { parsePlainText } from '../corpus/plain-text.js';
import { describeGolden, readShared } from '../testing/shared.js';
import { englishEvidence, isForeign } from './english-evidence.js';

const looksForeign = (text: string): boolean => isForeign(englishEvidence(text));

describe('isForeign(englishEvidence(text))', () => {
  it('is true for Latin, Cyrillic and Chinese text of some length', () => {
    expect(looksForeign('Jag vet att hon är här, men jag förstår inte varför hon åkte så långt')).toBe(true);
    expect(looksForeign('Сьогодні ми говоримо про те, що було вчора, і про те, що буде завтра')).toBe(true);
    expect(looksForeign('我们今天要谈谈昨天发生的事情和明天将要发生的事情以及后天可能发生的事情。'.repeat(2))).toBe(
      true,
    );
    expect(looksForeign('die Katze sitzt auf der Matte und schaut aus dem Fenster hinaus '.repeat(6))).toBe(true);
  });

  it('is false for English with names from elsewhere, for lists, and for texts too short to tell', () => {
    expect(looksForeign('Dvořák and Škvorecký met in Brno, and it is said that they talked of Janáček')).toBe(false);
    expect(looksForeign('Jag är')).toBe(false);
    expect(looksForeign('cat sat mat '.repeat(10))).toBe(false);
    expect(looksForeign('')).toBe(false);
  });
});

describeGolden('isForeign(englishEvidence(text)) on public corpora', () => {
  const sourcesOf = (path: string): string[] =>
    readShared(path)
      .split('\n')
      .filter((line) => line.startsWith('S '))
      .map((line) => line.slice(2));
  const ENGLISH = [
    'data/conll13/original/data/official-preprocessed.m2',
    'data/conll14/noalt/official-2014.combined.m2',
    'data/errant/esc/dev-m2/target.m2',
    'data/seeda/subset.m2',
    'data/checkers/example/gold.m2',
  ];

  it.each(ENGLISH)('is false for %s, as a whole and in stretches of ten sentences', (path) => {
    const sources = sourcesOf(path);
    expect(looksForeign(sources.join('\n'))).toBe(false);
    for (let at = 0; at < sources.length; at += 10) {
      const stretch = sources.slice(at, at + 10).join('\n');
      expect([looksForeign(stretch), stretch]).toEqual([false, stretch]);
    }
  });

  it.each([
    'data/multilingual/cs/orig.txt',
    'data/multilingual/el/gnc.orig.txt',
    'data/multilingual/ko/orig.txt',
    'data/multilingual/multigec/sv-example-orig-dev.md',
    'data/multilingual/multigec/uk-example-orig-dev.md',
  ])('is true for %s', (path) => {
    expect(looksForeign(parsePlainText(readShared(path)).join('\n'))).toBe(true);
  });

  it.each([
    'data/multilingual/uk/gec-only.test.m2',
    'data/multilingual/zh/nlpcc2018_official.ref.m2.char',
    'data/multilingual/zh/nlpcc2018_official.ref.m2.word',
  ])('is true for %s', (path) => {
    expect(looksForeign(sourcesOf(path).join('\n'))).toBe(true);
  });
});
