import type { EditMark } from '@stet/core/internal';
import { describe, expect, it } from 'vitest';
import { exploredSentences } from '../testing/explored.js';
import { stretchesOf } from './stretches.js';

const mark = (kind: EditMark['kind'], start: number, end: number, correction: string): EditMark => ({
  kind,
  start,
  end,
  words: 'a b c d e'.split(' ').slice(start, end).join(' '),
  corrections: [correction],
  type: '',
  annotator: 0,
});

/** Kept words as they are; a mark as `[words>correction]`, with those it takes the place of after a bar. */
function drawn(source: string, marks: readonly EditMark[]): string {
  const short = ({ words, corrections }: EditMark): string => `${words}>${corrections.join('/')}`;
  return stretchesOf(source, marks)
    .map((stretch) =>
      stretch.kind === 'kept' ? stretch.words : `[${[stretch.mark, ...stretch.instead].map(short).join('|')}]`,
    )
    .join(' ');
}

describe('stretchesOf(source, marks)', () => {
  it.each<[string, EditMark[], string]>([
    ['keeps a sentence without marks whole', [], 'a b c d e'],
    ['cuts at a substitution', [mark('matched', 1, 2, 'x')], 'a [b>x] c d e'],
    ['puts an insertion between two words', [mark('unneeded', 2, 2, 'x')], 'a b [>x] c d e'],
    ['reaches both ends', [mark('missed', 0, 1, ''), mark('matched', 5, 5, 'x')], '[a>] b c d e [>x]'],
    [
      'draws a missed edit that stands free in its place',
      [mark('matched', 0, 1, 'x'), mark('missed', 1, 3, 'y')],
      '[a>x] [b c>y] d e',
    ],
    [
      'draws insertions at the edge of an edit one after the other',
      [mark('missed', 1, 1, 'x'), mark('unneeded', 1, 2, 'y'), mark('missed', 2, 2, 'z')],
      'a [>x] [b>y] [>z] c d e',
    ],
    [
      'puts a missed edit beside the edit that has its place',
      [mark('unneeded', 1, 3, 'x'), mark('missed', 2, 4, 'y')],
      'a [b c>x|c d>y] d e',
    ],
    [
      'puts a missed edit beside an insertion within it',
      [mark('missed', 1, 3, 'y'), mark('unneeded', 2, 2, 'x')],
      'a b [>x|b c>y] c d e',
    ],
    [
      'puts a missed edit beside another one that has its place',
      [mark('missed', 1, 3, 'x'), mark('missed', 2, 4, 'y')],
      'a [b c>x|c d>y] d e',
    ],
  ])('%s', (_, marks, expected) => {
    expect(drawn('a b c d e', marks)).toBe(expected);
  });

  it('draws every mark once, and what is drawn gives source and output back', () => {
    for (const { source, outputs } of exploredSentences(1)) {
      for (const { marks, hypothesis } of outputs) {
        const stretches = stretchesOf(source, marks);
        const text = (written: boolean): string =>
          stretches
            .map((stretch) =>
              stretch.kind === 'kept'
                ? stretch.words
                : written && stretch.mark.kind !== 'missed'
                  ? stretch.mark.corrections[0]
                  : stretch.mark.words,
            )
            .filter((words) => words !== '')
            .join(' ');
        expect(text(false)).toBe(source);
        expect(text(true)).toBe(hypothesis);
        const drawnMarks = stretches.flatMap((stretch) =>
          stretch.kind === 'kept' ? [] : [stretch.mark, ...stretch.instead],
        );
        expect(new Set(drawnMarks)).toEqual(new Set(marks));
        expect(drawnMarks).toHaveLength(marks.length);
      }
    }
  });
});
