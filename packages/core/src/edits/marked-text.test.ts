import fc from 'fast-check';
import { expect, it } from 'vitest';
import { displayWords } from '../text/display-words.js';
import { markedEdits, markedText, type MarkedStretch } from './marked-text.js';

const SIGNS = { kept: '', inserted: '+', deleted: '-', replaced: '~' };
const brief = (stretches: readonly MarkedStretch[]): string[] =>
  stretches.map(({ kind, before, after }) => (kind === 'kept' ? after : `${SIGNS[kind]}[${before}|${after}]`));

it('tells insertions, deletions and replacements from what stays', () => {
  expect(brief(markedText('He go to school', 'He goes to the school'))).toEqual([
    'He',
    '~[go|goes]',
    'to',
    '+[|the]',
    'school',
  ]);
  expect(brief(markedText('a b c', 'a c'))).toEqual(['a', '-[b|]', 'c']);
  expect(brief(markedText('a c', 'a b c'))).toEqual(['a', '+[|b]', 'c']);
});

it('finds words in scripts without white space', () => {
  expect(brief(markedText('我昨天去学校', '我今天去学校'))).toEqual(['我', '~[昨天|今天]', '去学校']);
});

it('marks the whole output when the source is empty, and the other way about', () => {
  expect(brief(markedText('', 'a b'))).toEqual(['+[|a b]']);
  expect(brief(markedText('a b', ''))).toEqual(['-[a b|]']);
  expect(markedText('', '')).toEqual([]);
});

it('gives back the output and the source', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', '明天', 'ab')).map((words) => words.join(' '));
  fc.assert(
    fc.property(text, text, (source, output) => {
      const stretches = markedText(source, output);
      const join = (side: 'before' | 'after'): string =>
        stretches
          .filter((stretch) => stretch[side] !== '')
          .map((stretch) => stretch[side])
          .join(' ');
      expect(join('after')).toBe(output);
      expect(join('before')).toBe(source);
    }),
  );
});

it('gives the changes as edits of the words of the source, which make the output', () => {
  expect(markedEdits('He go to school .', 'He goes to the school')).toEqual([
    { start: 1, end: 2, correction: 'goes' },
    { start: 3, end: 3, correction: 'the' },
    { start: 4, end: 5, correction: '' },
  ]);
  const text = fc.array(fc.constantFrom('a', 'b', 'c', '明天去')).map((words) => words.join(' '));
  fc.assert(
    fc.property(text, text, (source, output) => {
      const words = displayWords(source).map((word) => word.text);
      for (const { start, end, correction } of markedEdits(source, output).toReversed()) {
        words.splice(start, end - start, correction);
      }
      expect(words.join('').replaceAll(' ', '')).toBe(output.replaceAll(' ', ''));
      let reached = 0;
      for (const { start, end } of markedText(source, output)) {
        expect(start).toBe(reached);
        reached = end;
      }
      expect(reached).toBe(displayWords(source).length);
    }),
  );
});
