import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validate } from '../../../validation/validate.js';
import { anyJudgedRanking } from '../../testing/judged-rankings.js';
import type { JudgedEdit } from '../../judged-edit.js';
import type { Ranking } from '../../ranking.js';
import { printJudgmentFolder, printJudgments } from '../print.js';
import { readJudgments } from '../read.js';
import { detectJudgmentFormat } from '../registry.js';
import { parseBracketed } from './bracketed.js';
import { parseDetectedErrors } from './detected-errors.js';
import { parseSeedaFolder } from './seeda.js';
import { parseSheet, printSheet } from './sheet.js';

const edit = (start: number, end: number, correction: string, verdict: JudgedEdit['verdict']): JudgedEdit => ({
  ...{ start, end, correction, verdict },
});

describe('parseBracketed(text)', () => {
  it('reads replacements, insertions and deletions', () => {
    expect(parseBracketed('He [go→goes|True] [→to|False] the [big→|True] school')).toEqual({
      edits: [edit(1, 2, 'goes', 'right'), edit(2, 2, 'to', 'wrong'), edit(3, 4, '', 'right')],
      original: ['He', 'go', 'the', 'big', 'school'],
      corrected: ['He', 'goes', 'to', 'the', 'school'],
      malformed: 0,
    });
  });

  it.each<[string, string, readonly JudgedEdit[], string]>([
    ['without a label', 'a [b→c] d', [edit(1, 2, 'c', null)], 'a c d'],
    ['with its label in a word', '[→wit|Trueh] a', [edit(0, 0, 'with', null)], 'with a'],
    ['with its label before the arrow', '[the|True→] a', [edit(0, 1, '', null)], 'a'],
    ['with two labels', '[in→|False|True] a', [edit(0, 1, '', null)], 'a'],
    ['with its label before a comma', '[→|True,] a', [edit(0, 0, ',', null)], ', a'],
    ['with its label outside', '[has→have]|True a', [edit(0, 1, 'have', null)], 'have |True a'],
    ['that is not closed', '[b→c|True [d→e|True]', [edit(1, 2, 'e', 'right')], '[b→c|True e'],
  ])('counts a bracket %s, and takes no verdict from it', (_, text, edits, corrected) => {
    expect(parseBracketed(text)).toMatchObject({ edits, malformed: 1, corrected: corrected.split(' ') });
  });
});

describe('parseDetectedErrors(text)', () => {
  it('reads errors, and places where something is missing', () => {
    expect(parseDetectedErrors('[He go] to [] school .')).toEqual({
      tokens: ['He', 'go', 'to', 'school', '.'],
      spans: [
        { start: 0, end: 2 },
        { start: 3, end: 3 },
      ],
      malformed: 0,
    });
  });

  it.each(['a w[or]d', 'a [word', 'a word]', '[a [word]'])('counts what has no place: %s', (text) => {
    expect(parseDetectedErrors(text).malformed).toBe(1);
  });
});

describe('parseSheet(text)', () => {
  const sheet = { before: 'Before .', source: 'A [b] .', after: '', corrections: ['A [b→c|True] .', 'A b .'] };
  const text =
    '<Source with context>\nBefore .\n<t>A [b] .</t>\n\n\n<Correction>\n<s1>A [b→c|True] .</s1>\n<s2>A b .</s2>\n';

  it('reads what printSheet writes, line for line as released', () => {
    expect(printSheet(sheet)).toBe(text);
    expect(parseSheet(text)).toEqual(sheet);
  });

  it.each<[string, string, string, number]>([
    ['another heading', '<Source with context>', '<Source>', 1],
    ['a source without tags', '<t>', '', 3],
    ['corrections out of order', '<s1>', '<s3>', 7],
    ['a file that was cut', '<Correction>\n', '', 6],
  ])('refuses %s, with file and line', (_, from, to, line) => {
    expect(() => parseSheet(text.replace(from, to), { file: 'a/0.txt' })).toThrow(
      expect.objectContaining({ code: 'BAD_JUDGMENT', file: 'a/0.txt', line }),
    );
  });
});

describe('SEEDA', () => {
  /** Applies edits, word by word. */
  const corrected = (source: string, edits: readonly JudgedEdit[] = []): string => {
    const tokens: string[] = source.split(' ');
    for (const { start, end, correction } of edits.toReversed()) tokens.splice(start, end - start, correction);
    return tokens.filter((token) => token !== '').join(' ');
  };
  /** What SEEDA's labels can say. */
  const asReleased = ({ missed, outputs, ...ranking }: Ranking): Ranking => ({
    ...ranking,
    ...(outputs.some(({ edits }) => edits !== undefined) ? { missed: missed ?? [] } : {}),
    outputs: outputs.map(({ edits, ...output }) => ({
      ...output,
      ...(edits === undefined
        ? {}
        : {
            edits: edits.map((e) => ({ ...e, verdict: e.verdict === 'unnecessary' ? ('wrong' as const) : e.verdict })),
          }),
    })),
  });

  it('reads back what it wrote, with unnecessary edits as wrong', () => {
    fc.assert(
      fc.property(fc.array(anyJudgedRanking, { maxLength: 4 }), (drawn) => {
        const sources = drawn.map(({ source }) => source);
        const rankings = drawn.map(({ ranking }, at) => ({ ...ranking, sentence: at, item: String(at) }));
        const { files, lost } = printJudgmentFolder(rankings, 'seeda', { source: sources });
        const [{ path, text }, ...sheets] = files;
        expect(path).toBe('judgments.xml');
        const unnecessary = rankings.filter(({ outputs }) =>
          outputs.some(({ edits = [] }) => edits.some(({ verdict }) => verdict === 'unnecessary')),
        ).length;
        expect(
          lost.some(
            (line) =>
              line.includes('unnecessary') &&
              / of \d+ judgments?$/u.test(line) &&
              line.includes(` ${unnecessary} judgment`),
          ),
        ).toBe(unnecessary > 0);
        const outputs = new Map(
          [0, 1, 2, 3].map((at) => [
            `s${at}`,
            rankings.map((ranking, index) => corrected(sources[index], ranking.outputs.at(at)?.edits)),
          ]),
        );
        // Texts that could stand for each other leave open which output a page means.
        const distinct = rankings.every((_, index) => {
          const shown = rankings[index].outputs.map((__, at) => outputs.get(`s${at}`)?.[index]);
          return new Set(shown).size === shown.length && !shown.includes('');
        });
        fc.pre(distinct && new Set(sources).size === sources.length);
        const ranks = readJudgments(text);
        expect(parseSeedaFolder(sheets, { ranks, outputs }).map(asReleased)).toEqual(rankings.map(asReleased));
      }),
    );
  });

  it('is known by its content', () => {
    expect(detectJudgmentFormat('{"annotator": 1, "file": 0}')).toBe('seeda');
    expect(detectJudgmentFormat('<Source with context>\n')).toBe('seeda');
  });

  const page = {
    ...{ annotator: 1, file: 0, item: 3, srcId: 8, before: '', source: 'A [b] .', after: '', sourceAsReleased: true },
    ...{ unshown: [['INPUT']], corrections: [{ s: 1, systems: ['B', 'A'], raw: 'A [b→c|True] .', edits: [] }] },
  };
  const ranks: Ranking[] = [
    {
      ...{ sentence: 8, judge: 'annotator1', item: '3' },
      outputs: [
        { systems: ['A', 'B'], rank: 1 },
        { systems: ['INPUT'], rank: 2 },
      ],
    },
  ];

  it('is valid on its own', () => {
    const summary = '1 page, 1 edits, 0 malformed brackets';
    expect(validate({ file: 'x', text: JSON.stringify(page) })).toMatchObject({ format: 'seeda', summary, errors: [] });
    const sheet = { before: '', source: 'A b .', after: '', corrections: ['A [b→c|True] .'] };
    expect(validate({ file: 'x', text: printSheet(sheet) })).toMatchObject({ format: 'seeda', summary, errors: [] });
  });

  it('puts edits and ranks together, and counts sentences from 0', () => {
    expect(readJudgments(JSON.stringify(page), { ranks })).toEqual([
      {
        ...{ sentence: 7, judge: 'annotator1', item: '3', missed: [{ start: 1, end: 2 }] },
        outputs: [
          { systems: ['A', 'B'], rank: 1, edits: [edit(1, 2, 'c', 'right')] },
          { systems: ['INPUT'], rank: 2 },
        ],
      },
    ]);
  });

  it.each<[string, object, readonly Ranking[] | undefined, RegExp]>([
    ['step 1 without ranks', page, undefined, /the ranks that belong to SEEDA's step 1.*found no file of ranks/u],
    ['ranks of other items', { ...page, item: 4 }, ranks, /the ranks of item "4" by annotator1, found none/u],
    ['another sentence', { ...page, srcId: 9 }, ranks, /sentence 8, as the ranks say, found 9/u],
    [
      'systems that were not ranked',
      { ...page, corrections: [{ s: 1, systems: ['C'], raw: 'A b .', edits: [] }] },
      ranks,
      /whose outputs are ranked, found one of C/u,
    ],
  ])('refuses %s', (_, line, rankings, message) => {
    const read = (): unknown => readJudgments(JSON.stringify(line), { file: 'x', ranks: rankings });
    expect(read).toThrow(expect.objectContaining({ code: 'BAD_JUDGMENT', file: 'x' }));
    expect(read).toThrow(message);
  });

  it('refuses a single page, which says neither who judged nor what', () => {
    expect(() => readJudgments('<Source with context>\n', { ranks })).toThrow(/a folder of SEEDA's step 1/u);
  });

  it('leaves out a page that its brackets would garble, and says so', () => {
    const judged: Ranking[] = [{ ...ranks[0], sentence: 0, outputs: [{ systems: ['A'], rank: 1, edits: [] }] }];
    const { files, lost } = printJudgmentFolder(judged, 'seeda', { source: ['see [1] .'] });
    expect(files.map(({ path }) => path)).toEqual(['judgments.xml']);
    expect(lost).toEqual(['edits that have no place in the source, or text with [, ], → or |, of 1 judgment']);
  });

  it('asks for the source, and for that which was judged', () => {
    const judged: Ranking[] = [{ ...ranks[0], outputs: [{ systems: ['A'], rank: 1, edits: [] }] }];
    for (const source of [undefined, ['one']]) {
      expect(() => printJudgmentFolder(judged, 'seeda', { source })).toThrow(
        expect.objectContaining({ code: 'UNPRINTABLE' }),
      );
    }
  });
});

describe('verdicts on edits', () => {
  it('survive a trip to jsonl, and are named where a format loses them', () => {
    fc.assert(
      fc.property(anyJudgedRanking, ({ ranking }) => {
        const { text, lost } = printJudgments([ranking], 'jsonl');
        expect(lost).toEqual([]);
        expect(readJudgments(text)).toEqual([ranking]);
      }),
    );
    const ranking: Ranking = {
      ...{ sentence: 0, judge: 'ann', missed: [] },
      outputs: [{ systems: ['A'], rank: 1, edits: [{ ...edit(0, 1, '', 'right'), unplaced: true }] }],
    };
    expect(readJudgments(printJudgments([ranking], 'jsonl').text)).toEqual([ranking]);
    for (const format of ['xml', 'wmt-csv', 'pairs-ops', 'pairs-tup'] as const) {
      expect(printJudgments([ranking], format).lost).toEqual(
        expect.arrayContaining([
          'the verdicts on edits, of 1 judgment',
          'the errors marked in the source, of 1 judgment',
        ]),
      );
    }
  });

  it.each<[string, object, RegExp]>([
    ['a verdict that does not exist', { verdict: 'fine' }, /a verdict: right, wrong, unnecessary or null/u],
    ['no verdict at all', { verdict: undefined }, /a text or null as "verdict", found nothing/u],
    ['offsets that are reversed', { start: 2 }, /the end not before the start, found 2 and 1/u],
    ['offsets that are broken', { end: 1.5 }, /token offsets/u],
    ['an edit that changes nothing', { end: 0, correction: '' }, /an edit that changes something/u],
    ['a correction with two blanks', { correction: 'a  b' }, /single blanks/u],
    ['a key that it does not know', { label: true }, /keys start, end, correction, verdict, unplaced alone/u],
  ])('refuse %s', (_, change, message) => {
    const edits = [{ start: 0, end: 1, correction: 'a', verdict: 'right', ...change }];
    const line = JSON.stringify({ sentence: 0, judge: 'ann', outputs: [{ systems: ['A'], rank: 1, edits }] });
    expect(() => readJudgments(line)).toThrow(message);
  });

  it('refuse edits, and errors of the source, that overlap', () => {
    const span = (start: number, end: number): object => ({ start, end });
    const edits = [0, 1].map((start) => ({ ...span(start, 2), correction: 'a', verdict: null }));
    const line = { sentence: 0, judge: 'ann', outputs: [{ systems: ['A'], rank: 1, edits }] };
    expect(() => readJudgments(JSON.stringify(line))).toThrow(/the edits of an output in order, without overlap/u);
    const missed = { sentence: 0, judge: 'ann', missed: [span(0, 2), span(1, 1)], outputs: [] };
    expect(() => readJudgments(JSON.stringify(missed))).toThrow(/the errors of the source in order/u);
  });
});
