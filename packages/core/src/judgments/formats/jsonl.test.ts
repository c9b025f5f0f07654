import { describe, expect, it } from 'vitest';
import { parseJudgmentLines } from './jsonl.js';
import { printJudgments } from './print.js';

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
    [
      'a pair drawn in no known way',
      '{"sentence":1,"judge":"a","outputs":[],"drawing":{"by":"hand","probability":1}}',
      /even or adaptive as "by", found "\\"hand\\""/u,
    ],
    [
      'a pair drawn that could not be',
      '{"sentence":1,"judge":"a","outputs":[],"drawing":{"by":"even","probability":0}}',
      /above 0 and at most 1, found 0/u,
    ],
    [
      'a drawn pair of three outputs',
      `{"sentence":1,"judge":"a","drawing":{"by":"even","probability":1},"outputs":[${['A', 'B', 'C']
        .map((name) => `{"systems":["${name}"],"rank":1}`)
        .join(',')}]}`,
      /two outputs where a pair was drawn, found 3/u,
    ],
  ])('refuses %s, and names file and line', (_, line, message) => {
    const read = (): unknown => parseJudgmentLines(`\n${line}\n`, { file: 'j.jsonl' });
    expect(read).toThrow(expect.objectContaining({ code: 'BAD_JUDGMENT', file: 'j.jsonl', line: 2 }));
    expect(read).toThrow(message);
  });

  it('reads and prints the scores of direct assessment, scales in their order', () => {
    const line =
      '{"sentence":0,"judge":"ann","outputs":[{"systems":["A"],"rank":1,"scores":{"grammaticality":90,"meaning":70}},' +
      '{"systems":["B"],"rank":2,"scores":{"meaning":100,"grammaticality":0.5}}]}';
    const rankings = parseJudgmentLines(line);
    expect(rankings[0].outputs).toEqual([
      { systems: ['A'], rank: 1, scores: { grammaticality: 90, meaning: 70 } },
      { systems: ['B'], rank: 2, scores: { grammaticality: 0.5, meaning: 100 } },
    ]);
    const { text, lost } = printJudgments(rankings, 'jsonl');
    expect(lost).toEqual([]);
    expect(text).toContain('{"grammaticality":0.5,"meaning":100}');
    expect(parseJudgmentLines(text)).toEqual(rankings);
    for (const format of ['xml', 'wmt-csv', 'pairs-ops', 'pairs-tup'] as const) {
      expect(printJudgments(rankings, format).lost).toContain('the scores, of 1 judgment');
    }
  });

  it.each<[string, string, RegExp]>([
    ['a score above 100', '{"A":{"fluency":101}}', /a score from 0 to 100 for fluency, found 101/u],
    ['a score below 0', '{"A":{"fluency":-1}}', /a score from 0 to 100 for fluency, found -1/u],
    ['a score that is no number', '{"A":{"fluency":"7"}}', /a number as "fluency"/u],
    ['a scale that there is not', '{"A":{"style":7}}', /grammaticality, fluency, meaning alone, found "style"/u],
    ['scores on no scale', '{"A":{}}', /on the same scales, found none/u],
    ['an output without scores', '{"A":{"fluency":7},"B":null}', /same scales, found fluency, then none/u],
    ['another scale for another output', '{"A":{"fluency":7},"B":{"meaning":7}}', /fluency, then meaning/u],
    ['ranks that do not follow', '{"A":{"fluency":7},"B":{"fluency":8}}', /such as 2, 1, found 1, 2/u],
    ['ranks that differ for equal scores', '{"A":{"fluency":7},"B":{"fluency":7}}', /such as 1, 1, found 1, 2/u],
  ])('refuses %s', (_, scores, message) => {
    const outputs = Object.entries(JSON.parse(scores) as Record<string, object | null>).map(([name, given], at) => ({
      systems: [name],
      rank: at + 1,
      ...(given === null ? {} : { scores: given }),
    }));
    expect(() => parseJudgmentLines(JSON.stringify({ sentence: 0, judge: 'a', outputs }))).toThrow(message);
  });

  it('takes as many ranks as there are outputs', () => {
    const outputs = (rank: number): string =>
      JSON.stringify(Array.from({ length: 7 }, (_, at) => ({ systems: [`s${at}`], rank })));
    const line = (rank: number): string => `{"sentence":1,"judge":"a","outputs":${outputs(rank)}}`;
    expect(parseJudgmentLines(line(7))).toHaveLength(1);
    expect(() => parseJudgmentLines(line(8))).toThrow(/rank from 1, the best, to 7/u);
  });
});
