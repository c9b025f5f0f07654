import { describe, expect, it } from 'vitest';
import { StetError } from '../../error.js';
import { parseGold } from '../../formats/parse-gold.js';
import { score } from '../../scoring/score.js';
import { exploreSentences } from '../edit-based/explore/explore-sentences.js';
import { toyAnalyser } from '../errant/testing/toy-analyser.js';
import { describeContract } from '../testing/contract.js';
import { parseDifficulty } from './difficulty.js';
import { gotoscorer, type GotoscorerMetric, type GotoscorerOptions } from './index.js';

const create = (options: GotoscorerOptions = {}): GotoscorerMetric => gotoscorer(options, { analyser: toyAnalyser });

const EXTRACTED = 'the edits of a text are those that ERRANT extracts, which need not be those that an annotator wrote';
const FIRST_ONLY = 'only the first reference counts';
const NOTHING = 'where there is nothing to correct the original scores 0';

describeContract(() => create(), {
  'a perfect hypothesis scores best': EXTRACTED,
  'the gold as its own system is perfect': EXTRACTED,
  'a gold of one annotator as its own system is perfect': EXTRACTED,
  'a plain gold as its own system is perfect': EXTRACTED,
});

describeContract(() => create({ goldEdits: 'extracted', weights: 'none' }), {
  'a perfect hypothesis scores best': NOTHING,
  'the gold as its own system is perfect': FIRST_ONLY,
});

const A = (span: string, type: string, correction: string): string =>
  `A ${span}|||${type}|||${correction}|||REQUIRED|||-NONE-|||0\n`;

const GOLD = `S he go in mat on a day\n${A('1 2', 'R:VERB:SVA', 'goes')}${A('3 3', 'M:DET', 'the')}`;
const SYSTEMS = {
  both: 'he goes in the mat on a day',
  verb: 'he goes in mat on a day',
  none: 'he go in mat on one day',
};
const spec = (options: GotoscorerOptions = {}) => ({ name: 'gotoscorer', options: { analysis: 'none', ...options } });
const valuesOf = async (systems: Record<string, string>, options: GotoscorerOptions = {}) => {
  const board = await score({ gold: GOLD, systems }, [spec(options)], { significance: { resamples: 10 } });
  return Object.fromEntries(board.systems.map(({ name, scores }) => [name, scores.gotoscorer]));
};

describe('gotoscorer() among systems', () => {
  it('weighs each chunk by the share of systems that do not get it right', async () => {
    const { both, verb, none } = await valuesOf(SYSTEMS);
    // The verb: 2 of 3 systems. The article: 1 of 3. The word that one system spoils: 2 of 3.
    expect([both.parts.tp, verb.parts.tp, none.parts.tp].map((weight) => weight.toFixed(9))).toEqual(
      [1 / 3 + 2 / 3, 1 / 3, 0].map((weight) => weight.toFixed(9)),
    );
    expect(none.parts.fp).toBeCloseTo(1 / 3, 12);
    expect(verb.parts.fn).toBeCloseTo(2 / 3, 12);
    expect(both.value).toBe(1);
  });

  it('depends on the systems beside it, and signs what they decided', async () => {
    const { verb: among3 } = await valuesOf(SYSTEMS);
    const { verb: among2 } = await valuesOf({ verb: SYSTEMS.verb, none: SYSTEMS.none });
    expect(among3.value).not.toBe(among2.value);
    expect(among3.signature).toMatch(/\|systems:3\+[0-9a-f]{16}\|/u);
    expect(among2.signature).toMatch(/\|systems:2\+[0-9a-f]{16}\|/u);
    const { verb: again } = await valuesOf(Object.fromEntries(Object.entries(SYSTEMS).toReversed()));
    expect(again.signature).toBe(among3.signature);
    expect(again.value).toBe(among3.value);
  });

  it('weighs all corrections the same where one system is scored alone, and says so', async () => {
    const board = await score({ gold: GOLD, systems: { verb: SYSTEMS.verb } }, [spec()]);
    const [{ scores }] = board.systems;
    expect(scores.gotoscorer.parts).toMatchObject({ tp: 1, fp: 0, fn: 1 });
    expect(scores.gotoscorer.signature).toContain('|systems:1|');
    expect(board.notices).toEqual([expect.stringContaining('One system does not tell how hard a correction is')]);
  });
});

describe('gotoscorer() by type', () => {
  it('adds the weights up that its score consists of', async () => {
    const board = await score({ gold: GOLD, systems: SYSTEMS }, [spec()], { byType: 3 });
    for (const { scores } of board.systems) {
      const { types = [], parts } = scores.gotoscorer;
      for (const key of ['tp', 'fp', 'fn'] as const) {
        expect(types.reduce((sum, type) => sum + type[key], 0)).toBeCloseTo(parts[key], 12);
      }
    }
    const [best] = board.systems;
    expect(best.scores.gotoscorer.types?.map(({ type }) => type)).toEqual(['M:DET', 'R:VERB:SVA']);
  });
});

describe('gotoscorer() with a file of weights', () => {
  const [sentence] = parseGold(GOLD);
  const chunks = create({ analysis: 'none' }).sentence({ sentence, hypothesis: sentence.source })[0][4] as {
    readonly fates: readonly number[];
  };
  const line = chunks.fates.map(() => 1).join(' ');

  it('counts as the file says, whoever is scored', () => {
    const metric = gotoscorer(
      { weights: 'given', analysis: 'none' },
      { difficulty: parseDifficulty(`4\n${line}\n`, 'weights.txt') },
    );
    const [joined] = metric.joint?.(1).join([metric.sentence({ sentence, hypothesis: SYSTEMS.both })]) ?? [];
    expect(metric.corpus([joined]).tp).toBeCloseTo(2 * (1 - 1 / 4), 12);
    expect(metric.signature()).toMatch(/\|difficulty:4\+[0-9a-f]{16}\|/u);
  });

  it.each([
    ['x\n1 1\n', 1, 'the number of systems'],
    ['2\n1 3\n', 2, 'counts from 0 to 2'],
  ])('refuses %j', (text, at, expected) => {
    expect(() => parseDifficulty(text, 'weights.txt')).toThrow(
      expect.objectContaining({ code: 'BAD_DIFFICULTY', file: 'weights.txt', line: at, expected }) as StetError,
    );
  });

  it('refuses counts of other chunks', () => {
    const metric = gotoscorer({ weights: 'given', analysis: 'none' }, { difficulty: parseDifficulty('4\n1 1\n') });
    const stats = [metric.sentence({ sentence, hypothesis: SYSTEMS.both })];
    expect(() => metric.joint?.(1).join(stats)).toThrow(StetError);
  });
});

describe('gotoscorer() explained', () => {
  it('shows the edits that it takes for right, missed and needless', () => {
    const explored = exploreSentences(create({ analysis: 'none' }), parseGold(GOLD), [
      { name: 'x', lines: ['he goes in mat on one day'] },
    ]);
    expect(explored[0].outputs[0].marks.map(({ kind, type }) => [kind, type])).toEqual([
      ['matched', 'R:VERB:SVA'],
      ['missed', 'M:DET'],
      ['unneeded', 'R:OTHER'],
    ]);
  });

  it('tells a wrong correction of an error from a change that nobody asked for', () => {
    const explored = exploreSentences(create({ analysis: 'none' }), parseGold(GOLD), [
      { name: 'x', lines: ['he gone in the mat on a day'] },
    ]);
    expect(explored[0].outputs[0].marks).toMatchObject([
      { kind: 'wrong', corrections: ['gone'], wanted: ['goes'], type: 'R:VERB:SVA' },
      { kind: 'matched', type: 'M:DET' },
    ]);
  });
});
