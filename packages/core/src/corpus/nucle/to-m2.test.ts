import { describe, expect, it } from 'vitest';
import type { Tokeniser } from '../../text/token.js';
import { printM2 } from '../m2/print.js';
import type { Essay, Mistake } from './essay.js';
import { mistakeAt } from './testing/mistakes.js';
import { essaysToM2, type Gold, type GoldOptions } from './to-m2.js';

const TEXT = 'He like cats , dogs. She sleep. I goes.';

const mistake = (stretch: string, correction: string, type = 'T', text = TEXT): Mistake =>
  mistakeAt(text, stretch, correction, type);

function essay(mistakes: readonly Mistake[], text: string | undefined = TEXT): Essay {
  return { id: '1', paragraphs: [{ kind: 'paragraph', text }], annotations: [{ teacher: '1', mistakes }] };
}

function alternative(...mistakes: readonly Mistake[]): Essay[] {
  return [{ id: '1', annotations: [{ teacher: '2', mistakes }] }];
}

const gold = (mistakes: readonly Mistake[], options?: GoldOptions, text = TEXT): Gold =>
  essaysToM2([essay(mistakes, text)], options);

/** The `A` lines of each sentence, without what is always the same. */
const answers = ({ blocks }: Gold): string[][] =>
  blocks.map((block) =>
    printM2([block], { emptyDeletions: true })
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.slice(2).replace('|||REQUIRED|||-NONE-|||', ' by ')),
  );

describe('essaysToM2(essays)', () => {
  it('makes a block of every sentence, with edits in token offsets', () => {
    const converted = gold([mistake('like', 'likes'), mistake('sleep', 'sleeps')]);
    expect(converted.blocks.map(({ sources }) => sources[0])).toEqual([
      'He like cats , dogs .',
      'She sleep .',
      'I goes .',
    ]);
    expect(answers(converted)).toEqual([['1 2|||T|||likes by 0'], ['1 2|||T|||sleeps by 0'], []]);
    expect(converted.notes).toEqual([]);
  });

  it.each([
    ['blanks at the ends do not count', mistake(' like ', 'likes'), '1 2|||T|||likes by 0'],
    ['words that stay are left out', mistake('He like cats', 'He likes cats'), '1 2|||T|||likes by 0'],
    ['what a stretch leaves of a token is added', mistake('ik', 'ov'), '1 2|||T|||love by 0'],
    ['a comma is a token of its own', mistake('like', 'like, you know,'), '2 2|||T|||, you know , by 0'],
    ['an insertion has no width', mistake('', 'Yes,', 'T', ''), '0 0|||T|||Yes , by 0'],
    ['a deletion has no words', mistake('cats', ''), '2 3|||T||| by 0'],
    ['a period before a period stays with its word', mistake('dogs', 'etc.'), '4 5|||T|||etc. by 0'],
    ['a correction may be two sentences', mistake(', dogs', '. No dogs'), '3 4|||T|||. No by 0'],
  ])('%s', (_, marked, expected) => {
    expect(answers(gold([marked]))[0]).toEqual([expected]);
  });

  it('takes an insertion behind the last token', () => {
    expect(answers(gold([{ ...mistake('', '.'), startOffset: 5, endOffset: 5 }], {}, 'Title'))).toEqual([
      ['1 1|||T|||. by 0'],
    ]);
  });

  it.each([
    ['crosses sentences', mistake('dogs. She', 'dogs, she')],
    ['crosses sentences', mistake('dogs. ', 'dogs!')],
    ['crosses paragraphs', { ...mistake('like', 'likes'), endParagraph: 1, endOffset: 0 }],
    ['out of range', { ...mistake('like', 'likes'), endOffset: 4000 }],
    ['out of range', { ...mistake('like', 'likes'), startParagraph: 7, endParagraph: 7 }],
    ['reversed', { ...mistake('like', 'likes'), endOffset: 1 }],
    ['changes nothing', mistake('like', 'like')],
    ['outside of sentences', { ...mistake(' She', ' He'), startOffset: 20 }],
  ])('drops a mistake that %s, and says where', (reason, marked) => {
    const paragraphs = ['paragraph', 'paragraph'].map(() => ({ kind: 'paragraph', text: TEXT }) as const);
    const { blocks, notes } = essaysToM2([{ ...essay([marked]), paragraphs }]);
    expect(blocks.flatMap(({ annotations }) => annotations)).toEqual([]);
    expect(notes).toEqual([
      { document: '1', paragraph: marked.startParagraph, reason, dropped: true, mistake: marked },
    ]);
  });

  it('drops mistakes that cut a token of a megabyte, without copying it for each', () => {
    const mistakes = Array.from({ length: 200_000 }, (_, at) => ({
      ...mistake('', 'x'),
      startOffset: at,
      endOffset: at + 1,
    }));
    const { notes } = gold(mistakes, {}, 'x'.repeat(1_000_000));
    expect(notes.every(({ reason }) => reason === 'cuts a long token')).toBe(true);
  });

  it('says where it takes a token whole', () => {
    expect(gold([mistake('ik', 'ov')]).notes).toMatchObject([{ reason: 'widened to tokens', dropped: false }]);
  });

  it('keeps edits that change nothing when asked to', () => {
    const converted = gold([mistake('like', 'like')], { keepEmpty: true });
    expect(answers(converted)[0]).toEqual(['2 2|||T||| by 0']);
    expect(converted.notes).toMatchObject([{ reason: 'changes nothing', dropped: false }]);
  });

  it('lists annotators who write the same once, whatever the type, and says who leaves a sentence alone', () => {
    const converted = gold([mistake('like', 'likes', 'SVA'), mistake('sleep', 'sleeps')], {
      annotators: [[essay([mistake('like', 'likes', 'Vform'), mistake('goes', 'go')])]],
    });
    expect(answers(converted)).toEqual([
      ['1 2|||SVA|||likes by 0'],
      ['1 2|||T|||sleeps by 0', '-1 -1|||noop|||-NONE- by 1'],
      ['-1 -1|||noop|||-NONE- by 0', '1 2|||T|||go by 1'],
    ]);
  });

  it('lists both where the same edit is marked on another stretch, as the official files do', () => {
    const converted = gold([mistake('like', 'likes')], { annotators: [[essay([mistake('He like', 'He likes')])]] });
    expect(answers(converted)[0]).toEqual(['1 2|||T|||likes by 0', '1 2|||T|||likes by 1']);
  });

  it('adds alternatives to the sentences that they mention, noop too', () => {
    const converted = gold([mistake('like', 'likes'), mistake('sleep', 'sleeps')], {
      alternatives: [alternative(mistake('like', 'loves')), alternative(mistake('She sleep.', 'She sleep.', 'noop'))],
    });
    expect(answers(converted)).toEqual([
      ['1 2|||T|||likes by 0', '1 2|||T|||loves by 1'],
      ['1 2|||T|||sleeps by 0', '-1 -1|||noop|||-NONE- by 1'],
      [],
    ]);
  });

  it.each([
    ['of other essays', { id: '2', annotations: [] }],
    ['of another text', essay([], 'Other.')],
  ])('refuses annotations %s', (_, mismatched) => {
    expect(() => gold([], { annotators: [[mismatched]] })).toThrow(expect.objectContaining({ code: 'ESSAY_MISMATCH' }));
  });

  it('takes another tokeniser and splitter', () => {
    const text = '我喜欢猫';
    const characterTokens: Tokeniser = (sentence) =>
      Array.from(sentence.matchAll(/\S/gu), ({ 0: text, index }) => ({ text, start: index, end: index + text.length }));
    const converted = gold(
      [mistake('喜欢', '爱', 'T', text)],
      {
        tokeniser: characterTokens,
        splitter: (paragraph) => [{ start: 0, end: paragraph.length }],
      },
      text,
    );
    expect(converted.blocks[0].sources).toEqual(['我 喜 欢 猫']);
    expect(answers(converted)).toEqual([['1 3|||T|||爱 by 0']]);
  });
});
