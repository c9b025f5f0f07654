import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StetError } from '../../error.js';
import { checkOf, lintAt, runOf } from '../testing/lint-runs.js';
import type { Lint, LintCheck } from '../lint-run.js';
import { diffRuns, type LintDiff } from './diff-runs.js';
import { shownLint } from './lint-change.js';

const TEXT = 'We saw teh lake and teh boat, and we we went home.';
const teh = (suggestions = ['the']): Lint => lintAt(TEXT, 'teh', 'Spelling', suggestions);

/** What became of each lint: the change with the rules before and now. */
function changesOf(before: readonly LintCheck[], now: readonly LintCheck[]): string[] {
  return outline(diffRuns(runOf('1', before), runOf('2', now)));
}

const outline = ({ changes }: LintDiff): string[] =>
  changes.map(({ change, part, before, now }) =>
    [change, part, before?.lint.rule ?? '-', now?.lint.rule ?? '-'].filter((word) => word !== undefined).join(' '),
  );

const inText = (...lints: Lint[]): LintCheck[] => [checkOf('a', TEXT, lints)];

describe('diffRuns(before, now)', () => {
  it.each([
    ['the same', [teh()], [teh()], ['same Spelling Spelling']],
    ['another first suggestion', [teh()], [teh(['tea', 'the'])], ['changed first suggestion Spelling Spelling']],
    ['the first suggestion gone', [teh()], [teh([])], ['changed first suggestion Spelling Spelling']],
    ['further suggestions', [teh()], [teh(['the', 'tea'])], ['changed suggestions Spelling Spelling']],
    ['another message', [teh()], [{ ...teh(), message: 'Typo' }], ['changed message Spelling Spelling']],
    ['another span', [teh()], [lintAt(TEXT, 'saw teh', 'Spelling')], ['moved Spelling Spelling']],
    ['another rule', [teh()], [{ ...teh(), rule: 'Typo' }], ['other rule Spelling Typo']],
    ['neither', [teh()], [lintAt(TEXT, 'we we', 'Twice')], ['removed Spelling -', 'added - Twice']],
    ['a duplicate', [teh(), teh()], [teh()], ['same Spelling Spelling', 'removed Spelling -']],
    [
      'the most similar first',
      [teh()],
      [lintAt(TEXT, 'teh lake', 'Spelling'), teh()],
      ['same Spelling Spelling', 'added - Spelling'],
    ],
  ])('tells %s', (_, before, now, expected) => {
    expect(changesOf(inText(...before), inText(...now))).toEqual(expected);
  });

  it('takes an insertion for moved where it touches the span of its rule', () => {
    const insertion = (at: number): Lint => ({ ...teh(), start: at, end: at, text: '' });
    expect(changesOf(inText(teh()), inText(insertion(7)))).toEqual(['moved Spelling Spelling']);
    expect(changesOf(inText(teh()), inText(insertion(11)))).toEqual(['removed Spelling -', 'added - Spelling']);
  });

  it('uses each lint once, and none twice', () => {
    const lint = fc.record({
      start: fc.nat(8),
      length: fc.nat(4),
      rule: fc.constantFrom('A', 'B'),
      other: fc.boolean(),
    });
    const lints = fc.array(
      lint.map(({ start, length, rule, other }): Lint => {
        const text = TEXT.slice(start, start + length);
        return { rule, start, end: start + text.length, text, message: other ? 'x' : '', suggestions: [] };
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(lints, lints, (before, now) => {
        const { changes, counts } = diffRuns(runOf('1', inText(...before)), runOf('2', inText(...now)), {
          resamples: 1,
        });
        const used = (side: 'before' | 'now'): Lint[] => changes.flatMap((change) => change[side]?.lint ?? []);
        expect([...used('before')].sort(byPlace)).toEqual([...before].sort(byPlace));
        expect([...used('now')].sort(byPlace)).toEqual([...now].sort(byPlace));
        // Nothing is left that could have been paired under the same rule.
        const left = (kind: string) => changes.filter(({ change }) => change === kind).map((c) => shownLint(c).lint);
        for (const lost of left('removed')) {
          for (const gained of left('added')) {
            expect(lost.rule === gained.rule && lost.start < gained.end && gained.start < lost.end).toBe(false);
            expect(lost.start === gained.start && lost.end === gained.end).toBe(false);
          }
        }
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(changes.length);
      }),
    );
  });

  it('says that a rule became another once enough of it pairs up, and counts these lints as the same', () => {
    const texts = Array.from({ length: 5 }, (_, at) => `Text ${at}: teh end`);
    const checks = (rule: string, count: number): LintCheck[] =>
      texts.map((text, at) => checkOf(`u${at}`, text, at < count ? [lintAt(text, 'teh', rule)] : []));
    const { renamed, counts, rules, goneRules, newRules } = diffRuns(
      runOf('1', checks('Old', 5)),
      runOf('2', checks('New', 4)),
    );
    expect(renamed).toEqual([{ from: 'Old', to: 'New', lints: 4 }]);
    expect(counts).toMatchObject({ same: 4, 'other rule': 0, removed: 1 });
    expect([goneRules, newRules]).toEqual([[], []]);
    expect(rules).toMatchObject([{ rule: 'New', formerly: ['Old'], before: 5, now: 4, removed: { lints: 1 } }]);
    // Three of five are less than 80 %, and two are too few.
    expect(diffRuns(runOf('1', checks('Old', 5)), runOf('2', checks('New', 3))).renamed).toEqual([]);
    expect(diffRuns(runOf('1', checks('Old', 2)), runOf('2', checks('New', 2))).renamed).toEqual([]);
  });

  it('tells two rules apart that were renamed together, also where both stand at one place', () => {
    const texts = Array.from({ length: 3 }, (_, at) => `Text ${at}: teh end`);
    const single = texts.slice(0, 2);
    const lints = (text: string, ...rules: string[]): Lint[] => rules.map((rule) => lintAt(text, 'teh', rule));
    const both = [checkOf('both', texts[2], lints(texts[2], 'A', 'B'))];
    const before = single.map((text, at) => checkOf(`u${at}`, text, lints(text, 'A')));
    const now = single.map((text, at) => checkOf(`u${at}`, text, lints(text, 'A2')));
    const swapped = [checkOf('both', texts[2], lints(texts[2], 'B2', 'A2'))];
    expect(diffRuns(runOf('1', [...before, ...both]), runOf('2', [...now, ...swapped])).renamed).toEqual([
      { from: 'A', to: 'A2', lints: 3 },
    ]);
  });

  it('finds a text by its hash under another name', () => {
    const moved = [checkOf('b', TEXT, [teh()])];
    expect(changesOf(inText(teh()), moved)).toEqual(['same Spelling Spelling']);
  });

  it('carries lints over where a text changed, and leaves out those in what changed', () => {
    const text = `Yesterday, w${TEXT.slice(1).replace('boat', 'ship')} Teh end.`;
    const before = [checkOf('a', TEXT, [teh(), lintAt(TEXT, 'boat', 'Vague')])];
    const now = [checkOf('a', text, [lintAt(text, 'teh', 'Spelling', ['the']), lintAt(text, 'Teh', 'Spelling')])];
    const diff = diffRuns(runOf('1', before), runOf('2', now));
    expect(outline(diff)).toEqual(['same Spelling Spelling']);
    expect(diff.inChangedText).toEqual({ before: 1, now: 1 });
    expect(diff.texts.carried).toEqual(['a']);
    const whole = (all: string): LintCheck => checkOf('a', all, [{ ...lintAt(all, all, 'Long'), message: 'Long.' }]);
    expect(outline(diffRuns(runOf('1', [whole(TEXT)]), runOf('2', [whole(TEXT.replace('boat', 'ship'))])))).toEqual([
      'same Long Long',
    ]);
    const unseen = ({ text: _, ...check }: LintCheck): LintCheck => check;
    const blind = diffRuns(runOf('1', before.map(unseen)), runOf('2', now.map(unseen)));
    expect(blind.changes).toEqual([]);
    expect(blind.texts).toMatchObject({ compared: 0, changed: ['a'] });
  });

  it('compares no text for which a checker failed, left lints out, or was never asked', () => {
    const names = ['failed', 'incomplete', 'gone'];
    const before = names.map((name) => checkOf(name, `${name}: ${TEXT}`, [teh()]));
    const now = [
      checkOf('failed', `failed: ${TEXT}`, [], { error: 'down' }),
      checkOf('incomplete', `incomplete: ${TEXT}`, [], { incomplete: true }),
      checkOf('new', `new: ${TEXT}`, [teh()]),
    ];
    const { changes, texts } = diffRuns(runOf('1', before), runOf('2', now));
    expect(changes).toEqual([]);
    expect(texts).toEqual({
      compared: 0,
      carried: [],
      changed: [],
      unanswered: ['failed', 'incomplete'],
      onlyBefore: ['gone'],
      onlyNow: ['new'],
    });
  });

  it('puts the rule with most added and removed lints first, and its harmful examples, from clean text, on top', () => {
    const texts = ['clean teh one', 'dirty teh two', 'clean teh three'];
    const flagged = (rule: string, which: readonly number[]): LintCheck[] =>
      texts.map((text, at) =>
        checkOf(`u${at}`, text, which.includes(at) ? [lintAt(text, rule === 'Kept' ? 't' : 'eh', rule)] : []),
      );
    const merge = (...lists: LintCheck[][]): LintCheck[] =>
      lists[0].map((check, at) => ({ ...check, lints: lists.flatMap((list) => list[at].lints) }));
    const before = merge(flagged('Kept', [0, 1]), flagged('Broken', [1]));
    const now = merge(flagged('Kept', [1]), flagged('Broken', [0, 1, 2]));
    const { rules, overall, registers } = diffRuns(runOf('1', before), runOf('2', now), {
      isClean: ({ check }) => check.text?.startsWith('clean') === true,
      judge: () => 'right',
    });
    expect(rules.map(({ rule }) => rule)).toEqual(['Broken', 'Kept']);
    expect(rules[0].added).toEqual({
      lints: 2,
      verdicts: { right: 0, wrong: 2, unknown: 0 },
      registers: { letters: 2 },
    });
    expect(rules[0].examples.map((change) => shownLint(change).check.unit)).toEqual(['u0', 'u2']);
    expect(overall).toMatchObject({ added: 2, removed: 1, p: 1, words: 9, texts: 3 });
    expect(overall.rate).toBeCloseTo(1000 / 9, 9);
    expect(overall.interval?.[0]).toBeLessThan(overall.rate);
    expect(registers).toEqual([{ register: 'letters', ...overall }]);
  });

  it('shows an example from clean text before one that a gold calls wrong', () => {
    const texts = ['dirty teh one', 'clean teh two'];
    const checks = (...lints: string[]): LintCheck[] =>
      texts.map((text, at) =>
        checkOf(
          `u${at}`,
          text,
          lints.map((rule) => lintAt(text, 'teh', rule)),
        ),
      );
    const { newRules } = diffRuns(runOf('1', checks()), runOf('2', checks('New')), {
      isClean: ({ check }) => check.text?.startsWith('clean') === true,
      judge: () => 'wrong',
    });
    expect(newRules[0].examples.map((change) => shownLint(change).check.unit)).toEqual(['u1', 'u0']);
  });

  it('leaves out what comes and goes in two runs of one version, names it, and calls two such runs unstable', () => {
    const flaky = lintAt(TEXT, 'we we', 'Twice');
    const before = runOf('1', inText(teh()));
    const again = runOf('1', inText(teh(), flaky));
    const now = runOf('2', inText(teh(), flaky, lintAt(TEXT, 'lake', 'New')));
    expect(outline(diffRuns(before, now))).toEqual(['same Spelling Spelling', 'added - Twice', 'added - New']);
    const diff = diffRuns(before, now, { again: [again, again] });
    expect(outline(diff)).toEqual(['same Spelling Spelling', 'added - New']);
    expect(diff.unstable).toMatchObject([{ version: '1', lint: { rule: 'Twice' }, check: { unit: 'a' } }]);
    expect([diff.sameVersion, diffRuns(before, again).sameVersion]).toEqual([false, true]);
    expect(diffRuns(before, runOf('1', inText(), { options: { strict: true } })).sameVersion).toBe(false);
    expect(() => diffRuns(before, now, { again: [runOf('3', [])] })).toThrow(StetError);
  });

  it('looks at each lint a bounded number of times, also where thousands overlap in one text', () => {
    const reads = (count: number): number => {
      let seen = 0;
      const lints = (shift: number): Lint[] =>
        Array.from({ length: count }, (_, at) => ({
          ...{ rule: `R${at % 3}`, end: count + at + shift, text: '', message: '', suggestions: [] },
          get start() {
            seen++;
            return at;
          },
        }));
      const { counts } = diffRuns(runOf('1', inText(...lints(0))), runOf('2', inText(...lints(1))), { resamples: 1 });
      expect(counts.moved).toBe(count);
      return seen;
    };
    expect(reads(2000) / reads(500)).toBeLessThan(5);
  });
});

const byPlace = (a: Lint, b: Lint): number => JSON.stringify(a).localeCompare(JSON.stringify(b));
