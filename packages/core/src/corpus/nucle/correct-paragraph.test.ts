import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conllTokens } from '../../text/conll-tokens.js';
import { sentencesOf } from '../m2/block.js';
import { applyEdits } from '../references.js';
import { correctParagraph } from './correct-paragraph.js';
import type { Essay, Mistake } from './essay.js';
import { parseNucle } from './parse.js';
import { printNucle } from './print.js';
import { mistakeAt } from './testing/mistakes.js';
import { essaysToM2 } from './to-m2.js';

const mark = (startOffset: number, endOffset: number, correction: string, type = 'Mec'): Mistake => ({
  startParagraph: 0,
  startOffset,
  endParagraph: 0,
  endOffset,
  type,
  correction,
});

const at = (text: string, stretch: string, correction: string, type = 'Mec'): Mistake =>
  mistakeAt(text, stretch, correction, type);

const TEXT = 'He go to the school, every days.';

describe('correctParagraph(text, paragraph, mistakes)', () => {
  it('makes the corrections and says which mark made what', () => {
    const { text, pieces, leftOut } = correctParagraph(TEXT, 0, [at(TEXT, 'days', 'day'), at(TEXT, 'go', 'goes')]);
    expect(text).toBe('He goes to the school, every day.');
    expect(pieces.filter((piece) => piece.mark !== undefined)).toEqual([
      { text: 'goes', mark: 1 },
      { text: 'day', mark: 0 },
    ]);
    expect(leftOut).toEqual([]);
  });

  it.each([
    ['a deletion between words', 'the', '', 'He go to school, every days.'],
    ['a deletion with its blank', 'the ', '', 'He go to school, every days.'],
    ['a deletion before a mark', ' school', '', 'He go to the, every days.'],
    ['a deletion at the start', 'He', '', 'go to the school, every days.'],
    ['a deletion at the end', ' every days.', '', 'He go to the school,'],
  ])('takes along the blank that %s leaves over', (_, stretch, correction, expected) => {
    expect(correctParagraph(TEXT, 0, [at(TEXT, stretch, correction)]).text).toBe(expected);
  });

  it.each([
    ['before a word', TEXT.indexOf('school'), 'big', 'He go to the big school, every days.'],
    ['behind a word', TEXT.indexOf(' school'), 'big', 'He go to the big school, every days.'],
    ['with its blank', TEXT.indexOf('school'), 'big ', 'He go to the big school, every days.'],
    ['at the start', 0, 'Now', 'Now He go to the school, every days.'],
    ['at the end', TEXT.length, 'Yes.', 'He go to the school, every days. Yes.'],
    ['of a mark', TEXT.indexOf(' every'), ' ,', 'He go to the school, , every days.'],
    ['of a mark behind a word', TEXT.indexOf(' to'), ',', 'He go, to the school, every days.'],
    ['within a word', TEXT.indexOf('ool'), 'h', 'He go to the schhool, every days.'],
  ])('puts in the blanks that an insertion lacks: %s', (_, offset, correction, expected) => {
    expect(correctParagraph(TEXT, 0, [mark(offset, offset, correction)]).text).toBe(expected);
  });

  it('puts no blanks into a text that has none', () => {
    expect(correctParagraph('我喜欢猫。', 0, [mark(1, 1, '很')]).text).toBe('我很喜欢猫。');
  });

  it('leaves out what overlaps an earlier mark, what is unclear, and marks of other paragraphs', () => {
    const marks = [
      at(TEXT, 'go to', 'goes to'),
      at(TEXT, 'to the', 'to'),
      at(TEXT, 'every days', 'daily', 'Um'),
      { ...at(TEXT, 'He', 'She'), startParagraph: 1, endParagraph: 1 },
    ];
    const { text, leftOut } = correctParagraph(TEXT, 0, marks);
    expect(text).toBe('He goes to the school, every days.');
    expect(leftOut).toEqual([1, 2]);
  });
});

const word = fc.constantFrom('cats', 'dogs', 'sleep', 'eat', 'often', 'the', 'big');
const fresh = fc.constantFrom('xa', 'xb xc', 'xd');

/** A sentence, and marks of whole words or of places before words, which may overlap. */
const marked = fc
  .array(word, { minLength: 1, maxLength: 8 })
  .chain((words) =>
    fc.tuple(
      fc.constant(words),
      fc.array(
        fc.tuple(fc.nat(words.length - 1), fc.nat(3), fc.oneof(fresh, fc.constant('')), fc.constantFrom('Nn', 'Um')),
        { maxLength: 4 },
      ),
    ),
  )
  .map(([words, drafts]) => {
    const starts = words.map((_, index) => words.slice(0, index).join(' ').length + Math.min(index, 1));
    const marks = drafts.flatMap(([first, count, correction, type]) => {
      const last = Math.min(words.length, first + count) - 1;
      const start = starts[first];
      if (count === 0) return correction === '' ? [] : [mark(start, start, correction, type)];
      return [mark(start, starts[last] + words[last].length, correction, type)];
    });
    const essay: Essay = {
      id: '1',
      paragraphs: [{ kind: 'paragraph', text: words.join(' ') }],
      annotations: [{ teacher: 'Ann', mistakes: marks }],
    };
    return { text: words.join(' '), marks, essay };
  });

describe('the marks of an annotator', () => {
  it('read as the text that the edits of the M2 make', () => {
    fc.assert(
      fc.property(marked, ({ text, marks, essay }) => {
        const [{ source, annotations }] = essaysToM2([essay]).blocks.flatMap(sentencesOf);
        const tokens = conllTokens(correctParagraph(text, 0, marks).text).map((token) => token.text);
        expect(tokens.join(' ')).toBe(applyEdits(source, annotations[0].edits));
      }),
      { numRuns: 1000 },
    );
  });

  it('are the same when the SGML that they make is read', () => {
    fc.assert(
      fc.property(marked, ({ essay }) => {
        expect(parseNucle(printNucle([essay]))).toEqual([essay]);
      }),
    );
  });
});
