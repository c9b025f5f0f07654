import { describe, expect, it } from 'vitest';
import { describeGolden, readShared } from '../testing/shared.js';
import { requiredEdit, type Edit } from './edit.js';
import { sentencesOf } from './m2/block.js';
import { parseM2 } from './m2/parse.js';
import { parsePlainText } from './plain-text.js';
import { applyEdits, referencesOf, withReferences } from './references.js';

const edit = (start: number, end: number, correction: string, type = 'T'): Edit =>
  requiredEdit({ start, end, type, correction });

describe('applyEdits(source, edits)', () => {
  it('makes substitutions, insertions and deletions in the order of the sentence', () => {
    expect(applyEdits('a b c d', [edit(3, 4, ''), edit(1, 2, 'x y'), edit(0, 0, 'z')])).toBe('z a x y c');
  });

  it('makes insertions at one place one after the other', () => {
    expect(applyEdits('a b', [edit(1, 1, 'x'), edit(1, 1, 'y')])).toBe('a x y b');
  });

  it('leaves out an edit that overlaps one before it, and one of unclear meaning', () => {
    expect(applyEdits('a b c', [edit(0, 2, 'x'), edit(1, 3, 'y')])).toBe('x c');
    expect(applyEdits('a b c', [edit(0, 2, 'x', 'Um')])).toBe('a b c');
  });
});

describe('withReferences(sentences)', () => {
  it('gives each sentence a text for each annotator, the first listed standing in for one that is absent', () => {
    const text = `S a b
A 0 1|||T|||x|||REQUIRED|||-NONE-|||0
A 1 2|||T|||y|||REQUIRED|||-NONE-|||1

S c d
A 0 1|||T|||z|||REQUIRED|||-NONE-|||0

S e
`;
    expect(withReferences(parseM2(text).flatMap(sentencesOf)).map(({ references }) => references)).toEqual([
      ['x b', 'a y'],
      ['z d', 'z d'],
      ['e', 'e'],
    ]);
  });
});

describe('withReferences(sentences, annotators, set)', () => {
  const text = `S a b c
A 0 1|||T|||x|||REQUIRED|||-NONE-|||0
A 1 3|||Um||||||REQUIRED|||-NONE-|||0
A 1 2|||UNK|||y|||REQUIRED|||-NONE-|||1

S c d
A 0 1|||T|||z|||REQUIRED|||-NONE-|||1
`;
  it.each([
    ['cn', 'leaves what is unclear, and lets the first listed stand in', ['x b c', 'a b c'], ['z d', 'z d']],
    ['applied', 'edits what is unclear, and lets the first listed stand in', ['x', 'a b c'], ['z d', 'z d']],
    [
      'gec-metrics',
      'edits what is unclear, and takes the source for one who is absent',
      ['x', 'a b c'],
      ['c d', 'z d'],
    ],
  ] as const)('%s %s; what nobody corrected stays', (set, _, first, second) => {
    const sentences = withReferences(parseM2(text).flatMap(sentencesOf), [0, 1], set);
    expect(sentences.map(({ references }) => references)).toEqual([first, second]);
  });
});

describe('referencesOf(sentence)', () => {
  const sentence = {
    source: 'a b',
    annotations: [
      { annotator: 3, edits: [edit(0, 1, 'x')] },
      { annotator: 5, edits: [] },
    ],
  };

  it('gives the references that the sentence has', () => {
    expect(referencesOf({ ...sentence, references: ['c', 'd', 'e'] })).toEqual(['c', 'd', 'e']);
  });

  it('makes one from each annotation where it has none', () => {
    expect(referencesOf(sentence)).toEqual(['x b', 'a b']);
    expect(referencesOf({ ...sentence, references: [] })).toEqual(['x b', 'a b']);
  });
});

/** References of Chollampatt & Ng (2018), and as SEEDA's scores and gec-metrics have them. */
describeGolden('withReferences(sentences, annotators, set) on CoNLL-2014', () => {
  const sentences = parseM2(readShared('data/conll14/noalt/official-2014.combined.m2')).flatMap(sentencesOf);

  it.each([
    ['cn', 'data/conll14/references/ref'],
    ['applied', 'data/seeda/references/official-applied.ref'],
    ['gec-metrics', 'data/seeda/references/gec-metrics.ref'],
  ] as const)('gives the texts of %s for both annotators in all 1,312 sentences', (set, files) => {
    const made = withReferences(sentences, [0, 1], set);
    expect(made).toHaveLength(1312);
    for (const at of [0, 1]) {
      const texts = parsePlainText(readShared(`${files}${String(at)}.txt`));
      expect(made.filter(({ references }, line) => references?.[at] !== texts[line])).toEqual([]);
    }
  });
});
