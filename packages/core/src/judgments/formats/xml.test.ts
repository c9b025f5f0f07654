import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDuration, printDuration, parseJudgmentXml } from './xml.js';

const file = (items: string, block = 'error-correction-ranking-result'): string =>
  `<appraise-results>\n<${block}>\n${items}\n</${block}>\n</appraise-results>\n`;
const item = (attributes: string, outputs = ''): string => `<ranking-item ${attributes}>${outputs}</ranking-item>`;
const output = (system: string, rank: number | string): string => `<translation system="${system}" rank="${rank}"/>`;

describe('parseJudgmentXml(text)', () => {
  it('reads an export of Appraise', () => {
    const attributes = 'src-id="17" id="0" doc-id="demo.txt-0" duration="00:00:09.120000" user="j1"';
    expect(parseJudgmentXml(file(item(attributes, output('INPUT UFC', 2) + output('AMU  CAMB RAC', 1))))).toEqual([
      {
        sentence: 17,
        judge: 'j1',
        item: '0',
        seconds: 9.12,
        outputs: [
          { systems: ['INPUT', 'UFC'], rank: 2 },
          { systems: ['AMU', 'CAMB', 'RAC'], rank: 1 },
        ],
      },
    ]);
  });

  it('reads several blocks, names between commas, and the sentence as id', () => {
    const block = (id: number): string =>
      `<ranking-result>${item(`id="${id}" user="annot1"`, output('src,refmix1', 1) + output('b, a', 4))}</ranking-result>`;
    expect(parseJudgmentXml(`<appraise-results>${block(5)}${block(6)}</appraise-results>`)).toEqual(
      [5, 6].map((sentence) => ({
        sentence,
        judge: 'annot1',
        item: String(sentence),
        outputs: [
          { systems: ['refmix1', 'src'], rank: 1 },
          { systems: ['a', 'b'], rank: 4 },
        ],
      })),
    );
  });

  it('reads a skipped item as one without outputs', () => {
    expect(parseJudgmentXml(file('<ranking-item src-id="1" user="j" skipped="true"/>'))).toEqual([
      { sentence: 1, judge: 'j', outputs: [] },
    ]);
  });

  it.each<[string, string, RegExp]>([
    ['a rank of 0', item('src-id="1" user="j"', output('A', 0)), /rank from 1, the best, to 5, found 0/u],
    ['a rank above 5 of few outputs', item('src-id="1" user="j"', output('A', 6)), /to 5, found 6/u],
    ['a rank that is no whole number', item('src-id="1" user="j"', output('A', '1.5')), /whole number as rank.*1\.5/u],
    ['a system twice', item('src-id="1" user="j"', output('A', 1) + output('B A', 2)), /"A\\?" twice/u],
    ['a system twice in one output', item('src-id="1" user="j"', output('A A', 1)), /"A" twice/u],
    ['no name', item('src-id="1" user="j"', output(' ', 1)), /name of a system.*found ""/u],
    ['a name missing between commas', item('src-id="1" user="j"', output('A,,B', 1)), /name of a system/u],
    ['no judge', item('src-id="1" user=""', output('A', 1)), /name of a judge/u],
    ['blanks around a judge', item('src-id="1" user="j "', output('A', 1)), /without spaces around it/u],
    ['a sentence that is no number', item('src-id="one" user="j"', output('A', 1)), /whole number as src-id/u],
    ['a sentence beyond all files', item('src-id="99999999999" user="j"', output('A', 1)), /sentence counted from 0/u],
    ['a bad duration', item('src-id="1" user="j" duration="9 s"', output('A', 1)), /duration such as/u],
    ['no outputs', item('src-id="1" user="j"'), /outputs, or skipped/u],
    ['outputs that were skipped', item('src-id="1" user="j" skipped="true"', output('A', 1)), /and 1 outputs/u],
  ])('refuses %s, and names file and line', (_, text, message) => {
    const read = (): unknown => parseJudgmentXml(file(text), { file: 'j.xml' });
    expect(read).toThrow(expect.objectContaining({ code: 'BAD_JUDGMENT', file: 'j.xml', line: 3 }));
    expect(read).toThrow(message);
  });

  it('refuses other elements', () => {
    expect(() => parseJudgmentXml('<set/>')).toThrow(expect.objectContaining({ code: 'BAD_MARKUP' }));
    expect(() => parseJudgmentXml(file('<item/>'))).toThrow(expect.objectContaining({ code: 'BAD_MARKUP', line: 3 }));
    expect(() => parseJudgmentXml(file('', 'ranking'))).toThrow(
      expect.objectContaining({ code: 'BAD_MARKUP', line: 2 }),
    );
    expect(() => parseJudgmentXml(file(item('src-id="1"', output('A', 1))))).toThrow(/attribute user/u);
  });
});

describe('printDuration(seconds)', () => {
  it('prints hours, minutes, seconds and what is left', () => {
    expect(printDuration(0)).toBe('00:00:00');
    expect(printDuration(67.524)).toBe('00:01:07.524000');
    expect(printDuration(3 * 3600 + 0.000001)).toBe('03:00:00.000001');
  });

  it('is read back by parseDuration', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e12 }), (micros) => {
        expect(parseDuration(printDuration(micros / 1e6))).toBe(micros / 1e6);
      }),
    );
  });
});

it('parseDuration(text) reads days, and nothing that is no duration', () => {
  expect(parseDuration('1 day, 2:03:04')).toBe(93784);
  expect(parseDuration('00:00:41.25')).toBe(41.25);
  for (const text of ['', '41', '00:60:00', '-0:00:01', '0:00:00.1234567']) {
    expect(parseDuration(text)).toBeUndefined();
  }
});
