import { describe, expect, it } from 'vitest';
import { parseJudgmentLines } from './jsonl.js';

describe('parseJudgmentLines(text)', () => {
  it('reads a ranking a line, in any order of keys, and skips empty lines', () => {
    const text = '\n{"outputs":[{"rank":2,"systems":["B","A"]}],"judge":"ann","sentence":0}\r\n\r\n';
    expect(parseJudgmentLines(text)).toEqual([
      { sentence: 0, judge: 'ann', outputs: [{ systems: ['A', 'B'], rank: 2 }] },
    ]);
  });

  it.each<[string, string, RegExp]>([
    ['a line that is no JSON', '{"sentence":1', /as JSON/u],
    ['a line that is no object', '[]', /an object with sentence/u],
    [
      'a key that it does not know',
      '{"sentence":1,"judge":"a","outputs":[],"second":3}',
      /keys .* alone, found "second"/u,
    ],
    ['a key that is missing', '{"sentence":1,"outputs":[]}', /a text as "judge", found nothing/u],
    ['a sentence that is no number', '{"sentence":"1","judge":"a","outputs":[]}', /a number as "sentence"/u],
    ['a broken sentence number', '{"sentence":1.5,"judge":"a","outputs":[]}', /sentence counted from 0, found 1\.5/u],
    ['a negative time', '{"sentence":1,"judge":"a","outputs":[],"seconds":-1}', /seconds, 0 or more/u],
    ['an item that is no text', '{"sentence":1,"judge":"a","outputs":[],"item":7}', /a text as "item"/u],
    ['an output of no system', '{"sentence":1,"judge":"a","outputs":[{"systems":[],"rank":1}]}', /an output of none/u],
    ['systems that are no list', '{"sentence":1,"judge":"a","outputs":[{"systems":"A","rank":1}]}', /list of texts/u],
    [
      'a name with a blank',
      '{"sentence":1,"judge":"a","outputs":[{"systems":["A B"],"rank":1}]}',
      /without white space/u,
    ],
  ])('refuses %s, and names file and line', (_, line, message) => {
    const read = (): unknown => parseJudgmentLines(`\n${line}\n`, { file: 'j.jsonl' });
    expect(read).toThrow(expect.objectContaining({ code: 'BAD_JUDGMENT', file: 'j.jsonl', line: 2 }));
    expect(read).toThrow(message);
  });

  it('takes as many ranks as there are outputs', () => {
    const outputs = (rank: number): string =>
      JSON.stringify(Array.from({ length: 7 }, (_, at) => ({ systems: [`s${at}`], rank })));
    const line = (rank: number): string => `{"sentence":1,"judge":"a","outputs":${outputs(rank)}}`;
    expect(parseJudgmentLines(line(7))).toHaveLength(1);
    expect(() => parseJudgmentLines(line(8))).toThrow(/rank from 1, the best, to 7/u);
  });
});
