import { expect, it } from 'vitest';
import { describeGolden, readShared } from '../../testing/shared.js';
import { tokenise } from '../../text/white-space.js';
import { printM2 } from '../m2/print.js';
import type { Essay } from './essay.js';
import { parseNucle } from './parse.js';
import { essaysToM2, type GoldOptions } from './to-m2.js';

const read = (path: string): Essay[] => parseNucle(readShared(`data/${path}`), { file: path });
const lines = (text: string): string[] => text.split('\n');

/** Compares line by line, so that a difference names its line. */
function expectOfficial(essays: readonly Essay[], official: string, options: GoldOptions = {}): void {
  const text = printM2(essaysToM2(essays, options).blocks, { emptyDeletions: true });
  expect(lines(text)).toEqual(lines(readShared(`data/${official}`)));
}

function typeCounts(essays: readonly Essay[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { type } of essays.flatMap(({ annotations }) => annotations.flatMap(({ mistakes }) => mistakes))) {
    counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
}

const droppedReasons = (essays: readonly Essay[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { reason } of essaysToM2(essays).notes.filter(({ dropped }) => dropped)) {
    counts[reason] = (counts[reason] ?? 0) + 1;
  }
  return counts;
};

// Release 2.3.1 still has edits that insert nothing; release 3.2 dropped them (README, section 8).
const RELEASE_2013: GoldOptions = { keepEmpty: true };

const YEARS: readonly (readonly [string, string, number, number])[] = [
  ['CoNLL-2014', 'conll14/noalt/official-2014.0.sgml', 1312, 30_144],
  ['CoNLL-2013', 'conll13/original/data/official.sgml', 1381, 29_207],
];

describeGolden('essaysToM2(essays) equals the official files', () => {
  it.each(YEARS)('%s has 50 essays and the sentences and tokens of Table 2', (_, path, sentences, tokens) => {
    const essays = read(path);
    const { blocks } = essaysToM2(essays);
    expect(essays).toHaveLength(50);
    expect(blocks).toHaveLength(sentences);
    expect(blocks.flatMap(({ sources }) => tokenise(sources[0]))).toHaveLength(tokens);
  });

  it.each([0, 1])('every line of annotator %d of CoNLL-2014', (annotator) => {
    const name = `conll14/noalt/official-2014.${String(annotator)}`;
    expectOfficial(read(`${name}.sgml`), `${name}.m2`);
  });

  it.each([
    ['original/data/official', ''],
    ['original/data_5types/official', '.5types'],
    ['revised/data/official', ''],
    ['revised/data_5types/official', '.5types'],
  ])('every line of CoNLL-2013 %s%s', (name, types) => {
    expectOfficial(read(`conll13/${name}${types}.sgml`), `conll13/${name}-preprocessed${types}.m2`, RELEASE_2013);
  });

  it('every line of both annotators of CoNLL-2014 together', () => {
    expectOfficial(read('conll14/noalt/official-2014.0.sgml'), 'conll14/noalt/official-2014.combined.m2', {
      annotators: [read('conll14/noalt/official-2014.1.sgml')],
    });
  });

  it('every line of CoNLL-2014 with the alternatives of three teams', () => {
    expectOfficial(read('conll14/noalt/official-2014.0.sgml'), 'conll14/alt/official-2014.combined-withalt.m2', {
      annotators: [read('conll14/noalt/official-2014.1.sgml')],
      alternatives: ['a', 'b', 'c'].map((team) => read(`conll14/alt/alternative-team${team}.sgml`)),
      // Made before release 3.2 dropped the edits that insert nothing.
      keepEmpty: true,
    });
  });

  it('every line of CoNLL-2013 with the alternatives of five teams, in the order in which they were merged', () => {
    const folder = 'conll13/revised/data_5types/';
    expectOfficial(read(`${folder}official.5types.sgml`), `${folder}combined.5types.m2`, {
      ...RELEASE_2013,
      alternatives: ['UIUC', 'UMC', 'NTHU', 'STEL', 'TOR'].map((team) => read(`${folder}alternatives.${team}.sgml`)),
    });
  });

  it.each([
    ['conll14/noalt/official-2014.0.sgml', { 'changes nothing': 1, 'crosses sentences': 5 }],
    ['conll14/noalt/official-2014.1.sgml', { 'changes nothing': 2, 'crosses sentences': 12 }],
    ['conll13/original/data/official.sgml', { 'changes nothing': 5, 'crosses sentences': 6, 'crosses paragraphs': 2 }],
    ['conll13/revised/data/official.sgml', { 'changes nothing': 5, 'crosses sentences': 7, 'crosses paragraphs': 2 }],
  ])('says why it drops what the official file drops: %s', (path, reasons) => {
    expect(droppedReasons(read(path))).toEqual(reasons);
  });
});

// Ng et al. 2014, Table 3: annotators 1 and 2.
const TABLE_3_2014: Readonly<Record<string, readonly [number, number]>> = {
  Vt: [133, 150],
  Vm: [49, 37],
  V0: [31, 37],
  Vform: [132, 91],
  SVA: [105, 154],
  ArtOrDet: [332, 444],
  Nn: [215, 228],
  Npos: [19, 15],
  Pform: [47, 18],
  Pref: [96, 153],
  Prep: [211, 390],
  Wci: [340, 479],
  Wa: [0, 1],
  Wform: [77, 103],
  Wtone: [9, 15],
  Srun: [7, 26],
  Smod: [0, 5],
  Spar: [3, 24],
  Sfrag: [13, 5],
  Ssub: [68, 10],
  WOinc: [22, 54],
  WOadv: [12, 27],
  Trans: [94, 79],
  Mec: [231, 496],
  'Rloc-': [95, 199],
  Cit: [0, 0],
  Others: [44, 49],
  Um: [12, 42],
};

describeGolden('parseNucle(text) finds the mistakes that the papers count', () => {
  it.each([0, 1])('annotator %d of CoNLL-2014: Table 3', (annotator) => {
    const expected = Object.entries(TABLE_3_2014)
      .map(([type, counts]): [string, number] => [type, counts[annotator]])
      .filter(([, count]) => count > 0);
    expect(typeCounts(read(`conll14/noalt/official-2014.${String(annotator)}.sgml`))).toEqual(
      Object.fromEntries(expected),
    );
  });

  it('CoNLL-2013: Table 3', () => {
    const counts = typeCounts(read('conll13/original/data/official.sgml'));
    expect(counts).toMatchObject({ ArtOrDet: 690, Prep: 312, Nn: 396, Vform: 122, SVA: 124 });
    expect(Object.values(counts).reduce((a, b) => a + b)).toBe(3470);
    expect(Object.keys(typeCounts(read('conll13/original/data_5types/official.5types.sgml'))).sort()).toEqual([
      'ArtOrDet',
      'Nn',
      'Prep',
      'SVA',
      'Vform',
    ]);
  });
});
