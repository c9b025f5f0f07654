import { describe, expect, it } from 'vitest';
import { parseGold } from '../formats/parse-gold.js';
import { categoriesOf } from '../metrics/errant/categories.js';
import { compareErrant } from '../metrics/errant/compare.js';
import { toyAnalyser } from '../metrics/errant/testing/toy-analyser.js';
import { createMetric } from '../metrics/registry.js';
import { ErrantAnnotator } from '../edits/errant/annotator.js';
import { requiredEdit, type Sentence } from '../corpus/edit.js';
import { inlineRunner } from '../runner/inline-runner.js';
import type { Runner } from '../runner/runner.js';
import { createTools } from '../runner/tools.js';
import { scoreTables } from '../scoreboard/score-tables.js';
import { score } from './score.js';
import type { Scoreboard } from './scoreboard.js';
import type { TypeScore } from './score-types.js';

const A = (span: string, type: string, correction: string, annotator = 0): string =>
  `A ${span}|||${type}|||${correction}|||REQUIRED|||-NONE-|||${annotator}\n`;

const GOLD = `S he go in mat .
${A('1 2', 'R:VERB:SVA', 'goes')}${A('3 3', 'M:DET', 'the')}${A('1 2', 'R:VERB:TENSE', 'went', 1)}
S the cats sat on a mat
${A('1 2', 'R:NOUN:NUM', 'cat')}${A('-1 -1', 'noop', '-NONE-', 1)}
S the dog go home
${A('2 3', 'SVA', 'goes')}`;
const LINES = ['he goes on the mat .', 'the cats sits in a mat', 'the dog went home'];

const tools = createTools((spec) => Promise.resolve(createMetric(spec, { analyser: toyAnalyser })));
const runner = (lanes = 1): Runner => inlineRunner(tools, { lanes });

const typesOf = ({ systems: [{ scores }] }: Scoreboard): readonly TypeScore[] => scores.errant.types ?? [];

/** The sentences with the edits of a text as those of an annotator. */
function asSentences(lines: readonly string[]): Sentence[] {
  const annotator = new ErrantAnnotator(toyAnalyser);
  return parseGold(GOLD).map(({ source }, at) => ({
    source,
    annotations: [
      {
        annotator: 0,
        edits: annotator
          .edits(source, lines[at])
          .map(({ start, end, from, to, type }) =>
            requiredEdit({ start, end, type, correction: lines[at].split(' ').slice(from, to).join(' ') }),
          ),
      },
    ],
  }));
}

describe('score() by type', () => {
  it.each([2, 3] as const)('has the rows of errant_compare -cat %d, with types of others whole', async (depth) => {
    const board = await score({ gold: GOLD, systems: { ours: LINES } }, ['errant'], {
      runner: runner(),
      byType: depth,
    });
    const compared = compareErrant(asSentences(LINES), parseGold(GOLD));
    const expected = categoriesOf(
      compared.types.map(([type, ...counts]) => [type === 'SVA' ? 'X:SVA' : type, ...counts]),
      depth,
      0.5,
    ).map(({ type, tp, fp, fn }) => [type === 'X:SVA' ? 'SVA' : type, tp, fp, fn]);
    const rows = typesOf(board).map(({ type, tp, fp, fn }) => [type, tp, fp, fn]);
    expect(rows.sort()).toEqual(expected.sort());
    expect(rows.length).toBeGreaterThan(3);
  });

  it('adds intervals where significance is asked for, the same however the work is cut', async () => {
    const scored = (lanes: number): Promise<Scoreboard> =>
      score({ gold: GOLD, systems: { ours: LINES } }, ['errant'], {
        runner: runner(lanes),
        byType: 1,
        significance: { resamples: 50 },
      });
    const board = await scored(1);
    expect(typesOf(await scored(3))).toEqual(typesOf(board));
    for (const { precision, intervals } of typesOf(board)) {
      const [low, high] = intervals?.precision ?? [NaN, NaN];
      expect(low <= precision && precision <= high).toBe(true);
    }
    const [, table] = scoreTables(board);
    expect(table.columns.map(({ title }) => title)).toEqual([
      'System',
      'Type',
      'TP',
      'FP',
      'FN',
      'P',
      '95 % of P',
      'R',
      '95 % of R',
      'F0.5',
      '95 % of F0.5',
    ]);
  });

  it('tells hit, wrong, under and over apart by CLEME 2.0', async () => {
    const board = await score({ gold: GOLD, systems: { ours: LINES } }, ['cleme2'], {
      runner: runner(),
      byType: 2,
      significance: { resamples: 20 },
    });
    const types = board.systems[0].scores.cleme2.types ?? [];
    expect(types.find(({ type }) => type === 'VERB:SVA')?.shares).toEqual({ hit: 0, wrong: 1, under: 0, over: 0 });
    for (const { shares, intervals } of types) {
      if (shares === undefined) throw new Error('CLEME 2.0 has shares.');
      const needed = shares.hit + shares.wrong + shares.under;
      expect(needed === 0 || Math.abs(needed - 1) < 1e-12).toBe(true);
      expect(Object.keys(intervals ?? {})).toEqual(['precision', 'recall', 'value', 'hit', 'wrong', 'under', 'over']);
    }
    const [, table] = scoreTables(board);
    expect(table.columns.map(({ title }) => title).filter((title) => !title.includes('%'))).toEqual([
      'System',
      'Type',
      'Hit',
      'Wrong',
      'Under',
      'Over',
      'Score',
      'Chunks',
    ]);
  });

  it('says nothing of metrics that tell no types', async () => {
    const board = await score({ gold: GOLD, systems: { ours: LINES } }, ['m2'], { byType: 3 });
    expect(board.systems[0].scores.m2).not.toHaveProperty('types');
    expect(scoreTables(board)).toHaveLength(1);
  });
});

describe('score() by errant with references and no gold', () => {
  const source = parseGold(GOLD).map((sentence) => sentence.source);
  const references = [['he goes to the mat .', 'the cat sat on a mat', 'the dog went home']];

  it('extracts the edits of the references, and says so in the signature', async () => {
    const board = await score({ source, references, systems: { ours: LINES } }, ['errant'], { runner: runner() });
    expect(board.metrics[0].signature).toMatch(/\|gold:extracted\|.*\|refs:1\|texts:given\|/u);
    const compared = compareErrant(asSentences(LINES), asSentences(references[0]));
    expect(board.systems[0].scores.errant.parts).toMatchObject({ tp: compared.tp, fp: compared.fp, fn: compared.fn });
    expect(compared.tp).toBeGreaterThan(0);
  });

  it('refuses to take edits as given where there are none', async () => {
    const specs = [{ name: 'errant', options: { goldEdits: 'given' } }];
    await expect(score({ source, references, systems: { ours: LINES } }, specs, { runner: runner() })).rejects.toThrow(
      expect.objectContaining({ code: 'BAD_OPTION' }) as Error,
    );
  });
});
