import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeGolden, readShared } from '../testing/shared.js';
import { checkShift } from './check-shift.js';
import { sentencesOf } from './m2/block.js';
import { parseM2 } from './m2/parse.js';
import { parsePlainText } from './plain-text.js';

const sources = [
  'the cat sat on the mat',
  'it was a fine day',
  'we went to the sea',
  'nobody came home late',
  'all is well that ends well',
];

describe('checkShift(sources, output)', () => {
  it('says which line answers which, and how many do', () => {
    const shifted = [sources[0], sources[2], sources[3], sources[4], sources[4]];
    expect(() => {
      checkShift(sources, shifted, { file: 'out.txt' });
    }).toThrow(
      expect.objectContaining({
        code: 'LINES_SHIFTED',
        file: 'out.txt',
        line: 2,
        found:
          'line 2 seems to answer line 3: "we went to the sea" for "it was a fine day"; 3 lines seem to answer others',
      }),
    );
  });

  it('finds a shift by several lines, forth or back', () => {
    const blank = ['one more line', 'and another line'];
    for (const output of [
      [...sources.slice(2), ...blank],
      [...blank, ...sources.slice(0, 3)],
    ]) {
      expect(() => {
        checkShift(sources, output);
      }).toThrow(expect.objectContaining({ code: 'LINES_SHIFTED' }));
    }
  });

  it('leaves a sentence or two that a system moved to the line of a neighbour', () => {
    checkShift(sources, sources.with(1, sources[2]).with(2, sources[3]));
  });

  it('takes output that leaves lines out, empties them, or corrects half of their words', () => {
    checkShift(sources, sources);
    checkShift(
      sources,
      sources.map(() => ''),
    );
    checkShift(sources, sources.with(1, 'they were all fine days'));
    checkShift(sources, sources.with(2, 'sea .'));
  });

  it('never refuses a line that is its own source, whatever stands around it', () => {
    const line = fc
      .array(fc.constantFrom('the', 'a', 'cat', 'sat', 'sea', '.'), { maxLength: 8 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        checkShift(lines, lines);
      }),
    );
  });
});

describeGolden('checkShift() on the submissions to CoNLL-2014', () => {
  const names = ['AMU', 'CAMB', 'CUUI', 'IITB', 'INPUT', 'IPN', 'NTHU', 'PKU', 'POST', 'RAC', 'SJTU', 'UFC', 'UMC'];
  const gold = parseM2(readShared('data/conll14/noalt/official-2014.combined.m2')).flatMap(sentencesOf);
  const texts = gold.map(({ source }) => source);

  it.each(names)('refuses no honest system: %s', (name) => {
    checkShift(texts, parsePlainText(readShared(`data/conll14/submissions/${name}`)));
  });

  it.each(names)('finds where a line was lost and the last one doubled: %s', (name) => {
    const lines = parsePlainText(readShared(`data/conll14/submissions/${name}`));
    const lost = 700;
    const shifted = [...lines.slice(0, lost), ...lines.slice(lost + 1), lines[lines.length - 1]];
    expect(() => {
      checkShift(texts, shifted);
    }).toThrow(expect.objectContaining({ code: 'LINES_SHIFTED', line: lost + 1 }));
  });
});
