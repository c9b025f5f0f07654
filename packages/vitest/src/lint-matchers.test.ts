import { describe, expect, expectTypeOf, it } from 'vitest';
import './index.js';
import type { FoundLint, LintChecker } from './index.js';
import { messageOf } from './testing/message-of.js';

/** Flags `teh`, words that are repeated, and `a` before `university`, wrongly. Its suggestion for `recieve` is no better. */
const checker: LintChecker = (text) => [
  ...found(text, /\bteh\b/gu, 'Spelling', ['the', 'tea']),
  ...found(text, /\b(\w+) \1\b/gu, 'Repeated', []),
  ...found(text, /\ba(?= university)/gu, 'Article', ['an']),
  ...found(text, /\brecieve?\b/gu, 'Receive', ['reciev']),
];
const later: LintChecker = async (text) => Promise.resolve(checker(text));

function found(text: string, pattern: RegExp, rule: string, suggestions: readonly string[]): FoundLint[] {
  return [...text.matchAll(pattern)].map(({ index, 0: match }) => ({
    rule,
    start: index,
    end: index + match.length,
    suggestions,
  }));
}

describe('expect(checker).toFlag(text, options)', () => {
  it('holds for a lint, by rule, place and first suggestion, behind an emoji too', async () => {
    await expect(checker).toFlag('I saw teh lake.');
    await expect(later).toFlag('😀 I saw teh lake.', { rule: 'Spelling', at: 'teh', suggestion: 'the' });
    await expect(checker).not.toFlag('I saw teh lake.', { rule: 'Article' });
    await expect(checker).not.toFlag('I saw the lake.');
  });

  it('fails with what is missing, and what was found', async () => {
    expect(await messageOf(expect(checker).toFlag('I saw teh lake.', { suggestion: 'tea', at: 'lake' })))
      .toMatchInlineSnapshot(`
        "expected the checker to flag
          I saw teh lake.
        Flagged is "teh" instead of "lake".
        Nobody suggests "tea" first.
        It found
          Spelling: "teh" → "the", "tea""
      `);
  });

  it('fails if a suggestion, once made, triggers the rule again', async () => {
    expect(await messageOf(expect(checker).toFlag('I recieve it.', { rule: 'Receive' }))).toContain(
      'The suggestion "reciev", once made, triggers Receive again.',
    );
  });

  it('fails if the text lacks what should be flagged', async () => {
    expect(await messageOf(expect(checker).toFlag('teh', { at: 'hte' }))).toContain('The text has no "hte".');
  });
});

describe('expect(checker).toPass(text, options)', () => {
  it('holds where there is no lint, or none of the rule', async () => {
    await expect(later).toPass(['I saw the lake.', '']);
    await expect(checker).toPass('It is a university.', { rule: 'Spelling' });
    await expect(checker).not.toPass('It is a university.');
  });

  it('fails with each lint', async () => {
    expect(await messageOf(expect(checker).toPass(['Fine.', 'I saw saw teh lake.']))).toMatchInlineSnapshot(`
      "expected the checker to let 2 texts pass, and it flagged
        I saw saw teh lake.
          Spelling: "teh" → "the", "tea"
          Repeated: "saw saw""
    `);
  });
});

describe('expect(checker).toPassMustLines(lines)', () => {
  it('holds if every line does', async () => {
    await expect(later).toPassMustLines('# spelling\n❌ `Spelling` I saw teh lake.\n✅ I saw the lake.\n');
  });

  it('fails with the lines that break, and why', async () => {
    const lines = '❌ `Spelling` I saw the lake.\n✅ It is a university.\n✅ Fine.\n❌ I recieve it.';
    expect(await messageOf(expect(checker).toPassMustLines(lines))).toMatchInlineSnapshot(`
      "expected the checker to hold 4 lines, and 3 broke
        1: ❌ I saw the lake.
          Spelling finds nothing in it.
        2: ✅ It is a university.
          Article flags "a".
        4: ❌ I recieve it.
          The suggestion "reciev", once made, triggers Receive again."
    `);
  });
});

describe('the matchers of lints', () => {
  it('refuse what is not a checker, and a lint that stands nowhere', async () => {
    expect(await messageOf(expect('text' as unknown as LintChecker).toPass('a'))).toMatch(
      /^expected a checker: a function/u,
    );
    expect(await messageOf(expect((() => 'x') as unknown as LintChecker).not.toFlag('a'))).toMatch(/that gave string/u);
    expect(await messageOf(expect((() => [{ rule: 'R', start: 5, end: 9 }]) as LintChecker).toPass('a'))).toMatch(
      /5 to 9/u,
    );
    expect(await messageOf(expect((() => [{ rule: '', start: 0, end: 1 }]) as LintChecker).toPass('a'))).toMatch(
      /name of a rule/u,
    );
  });

  it('have types: promises, and only on checkers', () => {
    expectTypeOf(expect(checker).toFlag).returns.toEqualTypeOf<Promise<void>>();
    expectTypeOf(expect('text').toPass).toEqualTypeOf<never>();
    expectTypeOf(expect((sentence: string) => sentence).toFlag).toEqualTypeOf<never>();
  });
});
