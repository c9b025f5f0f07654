import { describe, expect, it } from 'vitest';
import { validate } from '../validation/validate.js';
import { writeAnnotated } from '../formats/write-annotated.js';
import { parseGold } from '../formats/parse-gold.js';
import { hoo } from '../metrics/hoo/index.js';
import { iMeasure } from '../metrics/i-measure/index.js';
import { m2 } from '../metrics/m2/index.js';
import { sentencesOfItem } from './corpus-item.js';
import type { Sentence } from './edit.js';
import { referencesOf } from './references.js';

const A = (span: string, type: string, correction: string): string =>
  `A ${span}|||${type}|||${correction}|||REQUIRED|||-NONE-|||0\n`;

/** The three ways in which files write an error that was detected and not corrected. */
const GOLDS = ['-NONE-', '', 'is odd'].map(
  (correction) => `S This sentence is odd .\n${A('0 1', 'R:DET', 'That')}${A('2 4', 'UNK', correction)}`,
);
const CORRECTED = 'That sentence is odd .';

/** The sentence read from bytes, as commands do. */
function fromBytes(gold: string): Sentence {
  const bytes = new TextEncoder().encode(gold.trimEnd());
  return sentencesOfItem({ line: 1, text: { bytes, start: 0, end: bytes.length } })[0];
}

describe.each([
  ['read as text', (gold: string) => parseGold(gold)[0]],
  ['read as bytes', fromBytes],
])('an edit of type UNK, %s, is an error without a correction:', (_, read) => {
  it.each(GOLDS)('the reference leaves the words as they are: %s', (gold) => {
    expect(referencesOf(read(gold))).toEqual([CORRECTED]);
  });

  it.each([
    ['m2', m2()],
    ['hoo', hoo()],
    ['i-measure', iMeasure()],
  ])('%s has nothing to match there', (_name, metric) => {
    for (const gold of GOLDS) {
      const score = metric.corpus([metric.sentence({ sentence: read(gold), hypothesis: CORRECTED }) as never]);
      expect(score.value).toBe(1);
    }
  });

  it('the official M2 scorer takes it for gold, which strictOriginal keeps', () => {
    const metric = m2({ strictOriginal: true });
    const scores = GOLDS.map((gold) =>
      metric.corpus([metric.sentence({ sentence: read(gold), hypothesis: CORRECTED })]),
    );
    expect(scores.map(({ correct, gold }) => [correct, gold])).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
  });
});

describe('files with edits of type UNK', () => {
  it('are written with them, and with deletions as ERRANT writes them', () => {
    const text = `S a b c\n${A('0 1', 'U:DET', '')}${A('1 2', 'UNK', '-NONE-')}\n`;
    expect(writeAnnotated('m2', parseGold(text)).files[0].text).toBe(text);
  });

  it('lose them in I-measure XML, which says so', () => {
    const { files, lost } = writeAnnotated('i-measure', parseGold(GOLDS[0]));
    expect(lost).toEqual(['1 errors that were detected and not corrected are left out']);
    expect(parseGold(files[0].text)[0].annotations[0].edits).toHaveLength(1);
  });

  it('are valid', () => {
    const summary = '1 sentences, 2 edits by annotators 0, 1 errors detected and not corrected (UNK)';
    for (const text of GOLDS) expect(validate({ file: 'x', text })).toMatchObject({ summary, warnings: [] });
  });
});
