import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairwiseJudgments } from '../pairwise.js';
import type { Ranking } from '../ranking.js';
import { anyRanking } from '../testing/rankings.js';
import { detectJudgmentFormat, type JudgmentFormatName } from './registry.js';
import { printJudgments, printedJudgmentFormats } from './print.js';
import { readJudgments } from './read.js';

const ranking: Ranking = {
  sentence: 12,
  judge: 'ann',
  item: '7',
  seconds: 41.25,
  outputs: [
    { systems: ['AMU', 'CAMB'], rank: 1 },
    { systems: ['IITB', 'INPUT'], rank: 3 },
    { systems: ['RAC'], rank: 1 },
  ],
};
const skipped: Ranking = { sentence: 3, judge: 'bob', outputs: [] };

/** XML 1.0 cannot hold control characters. */
const isXml = ({ judge, item = '', outputs }: Ranking): boolean =>
  // oxlint-disable-next-line no-control-regex
  !/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/u.test(
    [judge, item, ...outputs.flatMap(({ systems }) => systems)].join(''),
  );

const roundTrips: readonly [JudgmentFormatName, (ranking: Ranking) => Ranking | undefined][] = [
  ['jsonl', (ranking) => ranking],
  ['xml', ({ drawing: _drawing, ...ranking }) => (isXml(ranking) ? ranking : undefined)],
  [
    'wmt-csv',
    ({ sentence, judge, judgeKind, outputs }) => ({ sentence, judge, ...(judgeKind && { judgeKind }), outputs }),
  ],
];

describe.each(roundTrips)('%s', (format, kept) => {
  it('reads back what was printed', () => {
    fc.assert(
      fc.property(fc.array(anyRanking, { maxLength: 5 }), (drawn) => {
        const rankings = drawn.map(kept).filter((ranking) => ranking !== undefined);
        const { text, lost } = printJudgments(rankings, format);
        expect(lost).toEqual([]);
        expect(readJudgments(text, { format })).toEqual(rankings);
        if (rankings.length > 0) expect(detectJudgmentFormat(text)).toBe(format);
      }),
    );
  });
});

describe.each(['pairs-ops', 'pairs-tup'] as const)('%s', (format) => {
  it('reads back every pair of systems', () => {
    fc.assert(
      fc.property(fc.array(anyRanking, { maxLength: 5 }), (rankings) => {
        const { names, first, second, outcome } = pairwiseJudgments(rankings, 'systems');
        const listed = (pairs: ReturnType<typeof pairwiseJudgments>): string[] =>
          Array.from(pairs.outcome, (sign, row) =>
            [pairs.names[pairs.first[row]], pairs.names[pairs.second[row]], sign].join('\t'),
          ).sort();
        const read = pairwiseJudgments(readJudgments(printJudgments(rankings, format).text, { format }), 'systems');
        expect(listed(read)).toEqual(
          Array.from(outcome, (sign, row) => [names[first[row]], names[second[row]], sign].join('\t')).sort(),
        );
      }),
    );
  });
});

describe('printJudgments(rankings, format)', () => {
  it('prints each format as its programs read it', () => {
    const text = (format: JudgmentFormatName): string => printJudgments([ranking, skipped], format).text;
    expect(text('xml')).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<appraise-results>',
        '<error-correction-ranking-result id="judgments" source-language="err" target-language="cor">',
        '  <ranking-item duration="00:00:41.250000" id="7" src-id="12" user="ann">',
        '    <translation rank="1" system="AMU CAMB"/>',
        '    <translation rank="3" system="IITB INPUT"/>',
        '    <translation rank="1" system="RAC"/>',
        '  </ranking-item>',
        '  <ranking-item skipped="true" src-id="3" user="bob"/>',
        '</error-correction-ranking-result>',
        '</appraise-results>',
        '',
      ].join('\n'),
    );
    expect(text('jsonl')).toBe(
      '{"sentence":12,"judge":"ann","item":"7","seconds":41.25,"outputs":[{"systems":["AMU","CAMB"],"rank":1},' +
        '{"systems":["IITB","INPUT"],"rank":3},{"systems":["RAC"],"rank":1}]}\n' +
        '{"sentence":3,"judge":"bob","outputs":[]}\n',
    );
    expect(text('wmt-csv').split('\n').slice(1)).toEqual([
      'err,cor,13,-1,13,ann,1,AMU,1,CAMB,2,IITB,2,INPUT,-1,RAC,1,1,3,3,1',
      'err,cor,4,-1,4,bob,-1,,-1,,-1,,-1,,-1,,-1,-1,-1,-1,-1',
      '',
    ]);
    expect(text('pairs-ops')).toBe(
      ['AMU\tCAMB\t=', 'AMU\tRAC\t=', 'CAMB\tRAC\t=', 'AMU\tIITB\t<', 'AMU\tINPUT\t<', 'CAMB\tIITB\t<']
        .concat(['CAMB\tINPUT\t<', 'IITB\tRAC\t>', 'INPUT\tRAC\t>', 'IITB\tINPUT\t='])
        .map((line) => `${line}\n`)
        .join(''),
    );
    expect(text('pairs-tup').split('\n').slice(7, 10)).toEqual([
      'IITB\tRAC\t2\t1',
      'INPUT\tRAC\t2\t1',
      'IITB\tINPUT\t2\t2',
    ]);
  });

  it('says what the format cannot hold', () => {
    expect(printJudgments([ranking, skipped], 'xml').lost).toEqual([]);
    expect(printJudgments([ranking, skipped], 'wmt-csv').lost).toEqual([
      'the name of the item, of 1 judgment',
      'the time that the judge took, of 1 judgment',
    ]);
    expect(printJudgments([ranking, skipped], 'pairs-ops').lost).toEqual([
      'judge, sentence, and which pairs belong together, of 1 judgment',
      'everything, since there are no two systems to compare, of 1 judgment',
    ]);
  });

  it('keeps how a pair was drawn in JSON Lines, and says that other formats lose it', () => {
    const outputs = ['AMU', 'CAMB'].map((name, at) => ({ systems: [name], rank: at + 1 }));
    const drawn: Ranking = { sentence: 0, judge: 'ann', drawing: { by: 'adaptive', probability: 0.25 }, outputs };
    const { text, lost } = printJudgments([drawn], 'jsonl');
    expect(text).toMatch(/"drawing":\{"by":"adaptive","probability":0.25\},"outputs"/u);
    expect(lost).toEqual([]);
    for (const format of printedJudgmentFormats.filter((name) => name !== 'jsonl')) {
      expect(printJudgments([drawn], format).lost).toContain('how the pair was drawn, of 1 judgment');
    }
  });

  it('counts the sentences of a CSV from where it is told to', () => {
    const { text } = printJudgments([ranking], 'wmt-csv', { firstSentence: 0 });
    expect(text).toMatch(/^err,cor,12,-1,12,/mu);
    expect(readJudgments(text, { firstSentence: 0 })[0].sentence).toBe(12);
  });

  it('refuses rankings that no format can hold', () => {
    const named = (system: string): Ranking => ({ ...ranking, outputs: [{ systems: [system], rank: 1 }] });
    expect(() => printJudgments([named('a,b')], 'xml')).toThrow(expect.objectContaining({ code: 'UNPRINTABLE' }));
    for (const format of printedJudgmentFormats) {
      expect(() => printJudgments([named('a b')], format)).toThrow(expect.objectContaining({ code: 'BAD_JUDGMENT' }));
    }
  });
});

describe('readJudgments(text)', () => {
  it('reads an empty file of any format as no judgments', () => {
    expect(readJudgments('')).toEqual([]);
    for (const format of ['wmt-csv', 'jsonl', 'pairs-ops', 'pairs-tup'] as const) {
      expect(readJudgments('', { format })).toEqual([]);
    }
  });

  it('refuses what is none of the formats', () => {
    expect(() => readJudgments('What is this?\n', { file: 'x' })).toThrow(
      expect.objectContaining({ code: 'BAD_JUDGMENT', file: 'x', line: 1, found: '"What is this?"' }),
    );
  });
});
