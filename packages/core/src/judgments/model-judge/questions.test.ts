import { describe, expect, it } from 'vitest';
import { questionsAbout, type QuestionOptions } from './questions.js';
import { settleJudgments } from './settle-judgments.js';
import { showOrder } from './show-order.js';
import { bracketEdits, shownEdits } from './shown-text.js';
import { itemOf } from './testing/items.js';

const OPTIONS: QuestionOptions = { scheme: 'points5-s', context: true, orders: 1, seed: 1, detokenise: false };
const ITEM = itemOf('He go home .', ['He goes home .', 'He went home .', 'Home he go .'], { before: 'Hi .' });

describe('questionsAbout(items, options)', () => {
  it('shows the outputs in their order, with the sentences around the source', () => {
    const [{ messages, shown }] = questionsAbout([ITEM], OPTIONS);
    const numbered = shown.map((output, at) => `${at + 1}. ${ITEM.outputs[output].text}`).join('\n');
    expect(messages[1].content).toContain(`\n${numbered}\n`);
    expect(messages[1].content).toContain("The sentence before: Hi .\nThe learner's sentence: He go home .\n\n");
  });

  it('asks in two orders, of which one is the reverse of the other', () => {
    const [straight, reversed] = questionsAbout([ITEM], { ...OPTIONS, orders: 2 });
    expect(reversed.shown).toEqual(straight.shown.toReversed());
    expect([straight.reversed, reversed.reversed]).toEqual([0, 1]);
  });

  it('asks nothing where there is nothing to compare', () => {
    expect(questionsAbout([itemOf('a', ['b'])], OPTIONS)).toEqual([]);
  });

  it('joins tokens where told to, and leaves text in braces alone', () => {
    const item = itemOf("I do n't {source} .", ["I do n't {targets} .", 'b']);
    const [{ messages }] = questionsAbout([item], { ...OPTIONS, detokenise: true });
    expect(messages[1].content).toContain("The learner's sentence: I don't {source}.\n");
    expect(messages[1].content).toContain(". I don't {targets}.\n");
  });
});

describe('showOrder(item, seed)', () => {
  it('shows every output in every position about equally often', () => {
    const counts = [0, 1, 2].map(() => [0, 0, 0]);
    for (let seed = 0; seed < 3000; seed++) {
      showOrder(ITEM, seed).forEach((output, position) => {
        counts[output][position]++;
      });
    }
    // Six standard deviations.
    for (const count of counts.flat()) expect(Math.abs(count - 1000)).toBeLessThan(160);
  });

  it('follows from texts, seed and repetition, and not from names or numbers', () => {
    const renamed = {
      ...ITEM,
      id: '7',
      sentence: 9,
      outputs: ITEM.outputs.map(({ text }) => ({ systems: ['x'], text })),
    };
    expect(showOrder(renamed, 5)).toEqual(showOrder(ITEM, 5));
    const orders = [0, 1, 2, 3, 4, 5, 6, 7].map((repetition) => showOrder({ ...ITEM, repetition }, 5).join(''));
    expect(new Set(orders).size).toBeGreaterThan(1);
  });
});

describe('settleJudgments(items, questions, answers, judge)', () => {
  it('ranks by the mean of both orders', () => {
    const questions = questionsAbout([ITEM], { ...OPTIONS, orders: 2 });
    // Points by output: 5, 3, 1 the one way, and 1, 3, 2 the other: 6, 6 and 3 in all.
    const answers = [
      questions[0].shown.map((output) => [5, 3, 1][output]),
      questions[1].shown.map((output) => [1, 3, 2][output]),
    ];
    const [ranking] = settleJudgments([ITEM], questions, answers, 'm');
    expect(ranking.outputs.map(({ systems, rank }) => [systems[0], rank])).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 2],
    ]);
  });

  it('skips an item with a question that has no answer', () => {
    const questions = questionsAbout([ITEM], { ...OPTIONS, orders: 2 });
    expect(settleJudgments([ITEM], questions, [[1, 2, 3], undefined], 'm')).toEqual([
      { sentence: 0, judge: 'm', judgeKind: 'model', item: '0', outputs: [] },
    ]);
  });

  it('keeps the scores of direct assessment, and ranks by their mean', () => {
    const questions = questionsAbout([ITEM], { ...OPTIONS, scheme: 'direct' });
    const [{ outputs }] = settleJudgments(
      [ITEM],
      questions,
      [
        [10, 20, 30],
        [90, 90, 90],
        [0, 0, 60],
      ],
      'm',
    );
    expect(outputs.map(({ rank }) => rank)).toEqual([2, 1, 2]);
    expect(outputs[0].scores).toEqual({ grammaticality: 10, fluency: 20, meaning: 30 });
  });
});

describe('shownEdits(source, output, style)', () => {
  it.each([
    ['He go home .', 'He goes home .', 'He [go→goes] home .', 'He [go→goes] home.'],
    ['He is in house .', 'He is in the house !', 'He is in [→the] house [.→!]', 'He is in [→the] house [.→!]'],
    ["It do n't work", "It does n't", "It [do→does] n't [work→]", "It [do→does]n't [work→]"],
    ['Same text .', 'Same text .', 'Same text .', 'Same text.'],
  ])('marks the changes from %j to %j', (source, output, tokenised, joined) => {
    expect(shownEdits(source, output, { detokenise: false })).toBe(tokenised);
    expect(shownEdits(source, output, { detokenise: true })).toBe(joined);
  });

  it('keeps private characters of the text', () => {
    expect(shownEdits('a \ue000 \uf8ff c', 'b \ue000 \uf8ff c', { detokenise: false })).toBe('[a→b] \ue000 \uf8ff c');
  });

  it('numbers edits where asked to', () => {
    const edits = [
      { start: 0, end: 1, correction: 'x' },
      { start: 2, end: 2, correction: 'y z' },
    ];
    expect(bracketEdits('a b', edits, { detokenise: false }, (at) => `${at + 1}: `)).toBe('[1: a→x] b [2: →y z]');
  });
});
