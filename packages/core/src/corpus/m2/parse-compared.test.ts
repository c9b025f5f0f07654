import { describe, expect, it } from 'vitest';
import { parseComparedM2 } from './parse-compared.js';

const A = (offsets: string, fields: string): string => `A ${offsets}|||R:VERB|||x|||REQUIRED|||${fields}\n`;

describe('parseComparedM2(text)', () => {
  it('takes the annotator from the last field, and annotators in the order in which they come', () => {
    const [{ annotations }] = parseComparedM2(`S a b\n${A('0 1', 'note|||-NONE-|||10 ')}${A('1 2', '-NONE-|||2')}`);
    expect(annotations.map(({ annotator, edits }) => [annotator, edits.length])).toEqual([
      [10, 1],
      [2, 1],
    ]);
  });

  it('takes a block without edits, and a file of nothing, for annotator 0 who leaves the sentence alone', () => {
    const leftAlone = [{ annotator: 0, edits: [] }];
    expect(parseComparedM2('\r\nS a\r\n\r\nS b\r\n')).toEqual([
      { source: 'a', annotations: leftAlone },
      { source: 'b', annotations: leftAlone },
    ]);
    expect(parseComparedM2('')).toEqual([{ source: '', annotations: leftAlone }]);
  });

  it.each([
    ['a second empty line', `\nS a\n\n\nS b\n`, { code: 'UNKNOWN_LINE', line: 4 }],
    ['a second sentence in a block', `S a\nS b\n`, { code: 'UNKNOWN_LINE', line: 1 }],
    ['an offset behind the sentence', `S a\n${A('0 2', '-NONE-|||0')}`, { code: 'OFFSETS_OUT_OF_RANGE', line: 2 }],
    ['a line of another kind', `S a\n\nS b\n \nS c`, { code: 'UNKNOWN_LINE', line: 4 }],
  ])('refuses %s', (_, text, error) => {
    expect(() => parseComparedM2(text, { file: 'x.m2' })).toThrow(expect.objectContaining({ ...error, file: 'x.m2' }));
  });

  it('takes any offset where it repeats the original', () => {
    const [{ annotations }] = parseComparedM2(`S a\n${A('0 2', '-NONE-|||0')}`, { strictOriginal: true });
    expect(annotations[0].edits).toMatchObject([{ start: 0, end: 2 }]);
  });
});
