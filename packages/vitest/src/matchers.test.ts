import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseM2, sentencesOf } from '@stet/core/internal';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as index from './index.js';
import type { Corrector } from './index.js';
import { messageOf } from './testing/message-of.js';

const example = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../examples/evening-class/${name}`, import.meta.url)), 'utf8');

/** A checker that knows a few things, some of them wrong. */
const checker = (sentence: string): string =>
  sentence.replace(' go ', ' goes ').replace('freind', 'friend').replace(' fine', ' good');
const later: Corrector = async (sentence) => Promise.resolve(checker(sentence));

it('exports these names and no others', () => {
  expect(Object.keys(index).toSorted()).toEqual(['matchers', 'textlintLints', 'vfileLints']);
  expect(Object.keys(index.matchers)).toEqual([
    'toCorrect',
    'toLeaveUnchanged',
    'toReachF',
    'toFlag',
    'toPass',
    'toPassMustLines',
  ]);
});

describe('expect(corrector).toCorrect(source, expected)', () => {
  it('holds when the corrector makes the expected text, at once or later', async () => {
    await expect(checker).toCorrect('She go home .', 'She goes home .');
    await expect(later).toCorrect('She go home .', 'She goes home .');
  });

  it('takes one of several texts, and does not count blanks', async () => {
    await expect(checker).toCorrect('She go home .', ['She went home .', 'She  goes home .']);
  });

  it('fails with the edits marked and counted', async () => {
    expect(await messageOf(expect(checker).toCorrect('My freind go to home .', 'My friend goes home .')))
      .toMatchInlineSnapshot(`
        "expected the corrector to make of
          My freind go to home .
        this
          My [-freind go to-]{+friend goes+} home .
        and it made
          My [-freind go-]{+friend goes+} to home .
        edits: 0 right of 1 made, 1 expected"
      `);
  });

  it('fails with all of several texts', async () => {
    const assertion = expect(checker).toCorrect('Is it fine ?', ['Is it fine ?', 'Is that fine ?']);
    expect(await messageOf(assertion)).toMatchInlineSnapshot(`
      "expected the corrector to make of
        Is it fine ?
      one of these
        Is it fine ? (unchanged)
        Is [-it-]{+that+} fine ?
      and it made
        Is it [-fine-]{+good+} ?
      edits: 0 right of 1 made, 0 expected"
    `);
  });

  it('turns round with not', async () => {
    await expect(checker).not.toCorrect('She go home .', 'She went home .');
    expect(await messageOf(expect(later).not.toCorrect('She go home .', 'She goes home .'))).toMatchInlineSnapshot(`
      "expected the corrector not to make of
        She go home .
      this, which it made
        She [-go-]{+goes+} home ."
    `);
  });
});

describe('expect(corrector).toLeaveUnchanged(text)', () => {
  it('holds for a text or a list that stays as it is', async () => {
    await expect(checker).toLeaveUnchanged('She is home .');
    await expect(later).toLeaveUnchanged(['She is home .', '', 'So am I .']);
    await expect(checker).not.toLeaveUnchanged(['She is home .', 'This is fine .']);
  });

  it('fails with what was changed, and how much that is', async () => {
    const assertion = expect(checker).toLeaveUnchanged(['This is fine .', 'So it is .']);
    expect(await messageOf(assertion)).toMatchInlineSnapshot(`
      "expected the corrector to leave the text as it is, and it made
        This is [-fine-]{+good+} .
      changed: 1 of 2 sentences; edits: 1 in 8 words (125.0 for each 1,000)"
    `);
  });

  it('shows no more than ten, and says how many more there are', async () => {
    const list = Array.from({ length: 12 }, (_, at) => `All ${at} fine .`);
    const message = await messageOf(expect(checker).toLeaveUnchanged(list));
    expect(message.match(/\{\+good\+\}/gu)).toHaveLength(10);
    expect(message).toContain('and 2 more\n');
  });

  it('turns round with not', async () => {
    expect(await messageOf(expect(checker).not.toLeaveUnchanged('She is home .'))).toMatchInlineSnapshot(`
      "expected the corrector to change
        She is home .
      and it left everything as it is"
    `);
  });
});

describe('expect(corrector).toReachF(least, options)', () => {
  const gold = example('gold.m2');
  const sources = example('source.txt').split('\n');
  const answers = example('systems/careful.txt').split('\n');
  const careful: Corrector = (sentence) => answers[sources.indexOf(sentence)];

  it('holds for M2 text and for sentences, by each metric and beta', async () => {
    await expect(careful).toReachF(0.777, { gold });
    await expect(careful).toReachF(0.777, { gold: parseM2(gold).flatMap(sentencesOf) });
    await expect(careful).not.toReachF(0.778, { gold });
    await expect(careful).toReachF(0.515, { gold, metric: 'hoo' });
    await expect(careful).not.toReachF(0.7, { gold, beta: 1 });
  });

  it('fails with the score, its interval, the counts and the worst sentences', async () => {
    expect(await messageOf(expect(careful).toReachF(0.9, { gold, resamples: 200 }))).toMatchInlineSnapshot(`
      "expected the corrector to reach F0.5 of 90.00 on 60 sentences
      and it reached 77.71 (95 % interval 73.52 to 81.27)
      P 96.20, R 43.93; edits: 76 right of 79 made, 173 in the gold
      worst sentences
        44: We [-runned-]{+ran+} like [-the-] crazies with the luggages and [-catched-]{+caught+} the last bus . (1 wrong, 2 missed)
        45: It was a [-bus-] wrong {+bus+} . (1 wrong, 1 missed)
        40: I [-look-]{+am looking+} forward to your answer and I hope that we can solve this in a friendly way . (1 wrong, 0 missed)
        58: In our house nobody [-use-]{+uses+} phone at the table , and who forgets it , must [-to-] wash the dishs . (0 wrong, 5 missed)
        60: The phones [-is-]{+are+} not guilty , guilty are we , because we forgot how is it to be bored with [-ours-]{+our+} freinds . (0 wrong, 5 missed)
      m2|beta:0.5|unchanged:2|annotator:best|case:exact|strict:no|annotators:var|stet:0.1.0"
    `);
  });

  it('gives the same interval for the same seed', async () => {
    const message = (seed: number): Promise<string> =>
      messageOf(expect(careful).toReachF(0.9, { gold, seed, resamples: 50 }));
    expect(await message(1)).toBe(await message(1));
    expect(await message(1)).not.toBe(await message(2));
  });

  it('turns round with not', async () => {
    expect(await messageOf(expect(careful).not.toReachF(0.5, { gold }))).toMatch(
      /^expected the corrector not to reach F0\.5 of 50\.00 on 60 sentences\nand it reached 77\.71 \(95 % interval /u,
    );
  });

  it.each([50, -1, Number.NaN])('refuses F of %d', async (least) => {
    expect(await messageOf(expect(careful).toReachF(least, { gold }))).toMatch(/F as a number from 0 to 1/u);
  });
});

describe('the matchers', () => {
  it('refuse what is not a corrector, with .not too', async () => {
    const wrong = [
      expect('text' as unknown as Corrector).toCorrect('a', 'b'),
      expect('text' as unknown as Corrector).not.toCorrect('a', 'b'),
      expect((() => undefined) as unknown as Corrector).toLeaveUnchanged('a'),
    ];
    for (const assertion of wrong) expect(await messageOf(assertion)).toMatch(/^expected a corrector: a function/u);
  });

  it('pass on what the corrector throws', async () => {
    const broken: Corrector = () => {
      throw new Error('out of order');
    };
    expect(await messageOf(expect(broken).toLeaveUnchanged('a'))).toBe('out of order');
  });

  it('have types: promises, and only on correctors', () => {
    expectTypeOf(expect(checker).toCorrect).returns.toEqualTypeOf<Promise<void>>();
    expectTypeOf(expect(later).not.toReachF).parameter(0).toEqualTypeOf<number>();
    expectTypeOf(expect('text').toCorrect).toEqualTypeOf<never>();
    expectTypeOf(expect((count: number) => count).toLeaveUnchanged).toEqualTypeOf<never>();
  });
});
