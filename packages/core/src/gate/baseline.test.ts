import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StetError } from '../error.js';
import { hashSentence } from './hash-sentence.js';
import { parseBaseline } from './parse-baseline.js';
import { printBaseline } from './print-baseline.js';
import { answer, asItIs, baselineOf, compare, readM2, smallGold, type Answer } from './testing/small-gold.js';

const gold = smallGold(6);
const answers = fc.array(fc.constantFrom<Answer>('right', 'wrong', 'none'), { minLength: 6, maxLength: 6 });

function errorOf(work: () => unknown): StetError {
  try {
    work();
  } catch (error) {
    if (error instanceof StetError) return error as StetError;
  }
  throw new Error('no StetError was thrown');
}

describe('printBaseline(baseline) and parseBaseline(text)', () => {
  it('give back the same baseline', () => {
    fc.assert(
      fc.property(answers, (how) => {
        const baseline = baselineOf(
          gold,
          gold.map((sentence, at) => answer(sentence, how[at])),
        );
        expect(parseBaseline(printBaseline(baseline))).toEqual(baseline);
      }),
    );
  });

  it('keep edits to clean text and the options of the metric', () => {
    const baseline = {
      ...baselineOf(gold.slice(0, 1), ['x']),
      metric: { name: 'm2', options: { beta: 1, maxUnchanged: 3, annotator: 0, ignoreWhitespaceCasing: true } },
      clean: { text: 'name', sentences: 2, words: 9, edits: 1 },
    };
    expect(parseBaseline(printBaseline(baseline))).toEqual(baseline);
  });

  it('take one line a sentence, so that a change of one changes one line', () => {
    const lines = gold.map((sentence) => answer(sentence, 'right'));
    const before = printBaseline(baselineOf(gold, lines)).split('\n');
    const after = printBaseline(baselineOf(gold, [...lines.slice(0, 5), gold[5].source])).split('\n');
    const changed = before.flatMap((line, at) => (line === after[at] ? [] : [line]));
    expect(before.length).toBe(after.length);
    // The value, the line of the error type, and the sentence.
    expect(changed.map((line) => line.slice(0, 8))).toEqual(['"value":', '{"type":', '{"gold":']);
  });

  const text = printBaseline(
    baselineOf(
      gold,
      gold.map(({ source }) => source),
    ),
  );
  it.each([
    ['no JSON', '{'],
    ['marks of a merge', `<<<<<<< ours\n${text}`],
    ['a list', '[]'],
    ['another format', '{"baseline": 7}'],
    ['no version', '{}'],
    ['a missing field', text.replace('"system"', '"name"')],
    ['counts that are no numbers', text.replace('"counts":[[0,0,0,1]]', '"counts":[[0,0,0,"x"]]')],
    ['too few counts', text.replace('"counts":[[0,0,0,1]]', '"counts":[[0,0,0]]')],
    ['a negative count', text.replace('"counts":[[0,0,0,1]]', '"counts":[[0,-1,0,1]]')],
    ['sentences that are no list', text.replace(/"sentences": \[.*\]/su, '"sentences": {}')],
  ])('refuse %s, and name the file', (_, wrong) => {
    expect(wrong).not.toBe(text);
    expect(errorOf(() => parseBaseline(wrong, 'b.json'))).toMatchObject({ code: 'BAD_BASELINE', file: 'b.json' });
  });
});

describe('hashSentence(sentence, hash)', () => {
  const name = (text: string): string => hashSentence(readM2(text)[0], asItIs);
  const first = 'A 0 1|||T|||x|||REQUIRED|||-NONE-|||0\n';
  const second = 'A 1 2|||T|||y|||REQUIRED|||-NONE-|||0\n';
  const secondAnnotator = 'A 1 2|||T|||z|||REQUIRED|||-NONE-|||1\n';
  const whole = name(`S a b\n${first}${second}${secondAnnotator}`);

  it('is the same in another order, with other blanks, and with a comment', () => {
    expect(name(`S a  b\n${secondAnnotator}${second}${first}`)).toBe(whole);
    expect(name(`S a b\n${first.replace('-NONE-', 'sure')}${second}${secondAnnotator}`)).toBe(whole);
  });

  it.each([
    ['source', `S a c\n${first}${second}${secondAnnotator}`],
    ['correction', `S a b\n${first.replace('x', 'w')}${second}${secondAnnotator}`],
    ['type', `S a b\n${first.replace('T', 'U')}${second}${secondAnnotator}`],
    ['annotator', `S a b\n${first}${second}`],
  ])('changes with the %s', (_, text) => {
    expect(name(text)).not.toBe(whole);
  });
});

describe('compareWithBaseline(metric, baseline, system, hash)', () => {
  const texts = fc.array(fc.constantFrom('he0', 'go', 'goes', 'home', 'now', '.', 'x')).map((words) => words.join(' '));

  it('restores what the system wrote then, whatever it was', () => {
    const [sentence] = gold;
    fc.assert(
      fc.property(texts, texts, (old, current) => {
        const { before, now } = compare(baselineOf([sentence], [old]), [sentence], [current]);
        expect([before.lines, now.lines]).toEqual([[old], [current]]);
      }),
    );
  });

  it('finds the sentences again where they stand now, and names those that are not there', () => {
    const lines = gold.map(({ source }) => source);
    const [inserted] = readM2('S some thing new .\n');
    const moved = [gold[3], inserted, ...gold.slice(0, 3), gold[0]];
    const { gold: match } = compare(
      baselineOf(gold, lines),
      moved,
      moved.map(({ source }) => source),
    );
    expect(match.pairs).toEqual([
      [0, 3],
      [2, 0],
      [3, 1],
      [4, 2],
    ]);
    expect(match.added).toEqual([2, 6]);
    expect(match.removed).toEqual([5, 6]);
  });

  it('notices counts and edits that somebody changed by hand', () => {
    const lines = gold.map((sentence) => answer(sentence, 'right'));
    const baseline = baselineOf(gold, lines);
    const [first, ...rest] = baseline.sentences;
    const withFirst = (change: object): unknown =>
      compare({ ...baseline, file: 'b.json', sentences: [{ ...first, ...change }, ...rest] }, gold, lines);
    expect(errorOf(() => withFirst({ counts: [[0, 0, 1, 1]] }))).toMatchObject({
      code: 'BAD_BASELINE',
      file: 'b.json',
    });
    expect(errorOf(() => withFirst({ edits: [] }))).toMatchObject({ code: 'BAD_BASELINE', file: 'b.json' });
  });

  it('measures the old output again when another version of Stet made the baseline', () => {
    const lines = gold.map((sentence) => answer(sentence, 'right'));
    const baseline = baselineOf(gold, lines);
    const older = {
      ...baseline,
      signature: 'm2|stet:0.0.1',
      sentences: baseline.sentences.map((sentence) => ({ ...sentence, counts: [] })),
    };
    const { remeasured, before } = compare(older, gold, lines);
    expect(remeasured).toBe(true);
    expect(before.stats).toEqual(baseline.sentences.map(({ counts }) => counts));
    expect(compare(baseline, gold, lines).remeasured).toBe(false);
  });
});
