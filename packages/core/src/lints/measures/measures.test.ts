import { describe, expect, it } from 'vitest';
import { parseGold } from '../../formats/parse-gold.js';
import { textsOfGold } from '../gold/tokenised-text.js';
import { goldTexts, matchText } from '../gold/match-text.js';
import type { Lint, LintCheck, LintRun } from '../lint-run.js';
import { findConflicts } from './conflicts.js';
import { measureFalseAlarms, poissonRate } from './false-alarms.js';
import { measureOnGold } from './gold-measures.js';
import { measureLatency } from './latency.js';
import { correctedTexts, findInstability } from './stability.js';

const OPTIONS = { resamples: 200, seed: 1, confidence: 0.95, beta: 0.5 };

const lint = (text: string, slice: string, rule: string, ...suggestions: readonly string[]): Lint => {
  const start = text.indexOf(slice);
  return { rule, start, end: start + slice.length, text: slice, message: '', suggestions };
};
const check = (unit: string, words: number, lints: readonly Lint[] = [], register = 'news'): LintCheck => ({
  unit,
  register,
  words,
  lints,
});
const runOf = (checks: readonly LintCheck[], more: Partial<LintRun> = {}): LintRun => ({
  checker: 'toy',
  version: '1',
  options: {},
  checks,
  ...more,
});

describe('measureOnGold(texts)', () => {
  const sentences = parseGold(
    Array.from(
      { length: 4 },
      () => 'S She go at home\nA 1 2|||SVA|||goes|||REQUIRED|||-NONE-|||0\nA 2 3|||Prep||||||REQUIRED|||-NONE-|||0\n',
    ).join('\n'),
  );
  const golds = goldTexts(textsOfGold('g', sentences, { detokenise: true }), sentences);
  const TEXT = 'She go at home';
  const lints = [lint(TEXT, 'go', 'Verb', 'goes'), lint(TEXT, 'go at', 'Both', 'x'), lint(TEXT, 'home', 'Vague')];
  const measures = measureOnGold(
    golds.map((gold, at) => matchText(gold, at === 3 ? [] : lints)),
    OPTIONS,
  );

  it('says of each rule what it finds, what only it finds, and how often it is wrong', () => {
    const counts = measures.rules.map(({ rule, lints: count, found, alone, falseLints }) => [
      rule,
      count,
      found,
      alone,
      falseLints,
    ]);
    expect(counts).toEqual([
      ['Both', 3, 6, 3, 0],
      ['Vague', 3, 0, 0, 3],
      ['Verb', 3, 3, 0, 0],
    ]);
    expect(measures.rules[0].types).toEqual([
      { type: 'Prep', found: 3 },
      { type: 'SVA', found: 3 },
    ]);
  });

  it('hides the rates of fewer than five lints, and shows their counts', () => {
    expect(measures.rules[2].precision.first).toEqual({ count: 3, of: 3, value: null, interval: null });
    expect(measures.precision.first).toMatchObject({ count: 3, of: 9, value: 1 / 3 });
  });

  it('counts an error that two lints find once in recall, and both lints in precision', () => {
    expect(measures.precision.detection).toMatchObject({ count: 6, of: 9 });
    expect(measures.recall.detection).toMatchObject({ count: 6, of: 8, value: 0.75 });
    const [p, r] = [1 / 3, 3 / 8];
    expect(measures.f.first.value).toBeCloseTo((1.25 * p * r) / (0.25 * p + r), 12);
  });

  it('draws whole texts for its intervals, so that texts that are alike leave no doubt of precision', () => {
    expect(measures.precision.detection.interval?.map((bound) => bound.toFixed(9))).toEqual([
      '0.666666667',
      '0.666666667',
    ]);
    const [low, high] = measures.recall.detection.interval ?? [];
    expect(low).toBeLessThan(0.75);
    expect(high).toBe(1);
  });

  it('covers errors by their type, length and operation', () => {
    const rows = (kind: 'types' | 'lengths' | 'operations') =>
      measures.coverage[kind].map(({ name, edits, recall }) => [
        name,
        edits,
        recall.detection.count,
        recall.first.count,
      ]);
    expect(rows('types')).toEqual([
      ['Prep', 4, 3, 0],
      ['SVA', 4, 3, 3],
    ]);
    expect(rows('lengths')).toEqual([['1 word', 8, 6, 3]]);
    expect(rows('operations')).toEqual([
      ['deletion', 4, 3, 0],
      ['replacement', 4, 3, 3],
    ]);
  });
});

describe('measureFalseAlarms(checks)', () => {
  const name = (times: number): Lint[] =>
    Array.from({ length: times }, () => lint('Wolfshiem', 'Wolfshiem', 'Spelling'));
  const checks = [
    check('a', 100, name(8)),
    check('b', 100),
    check('c', 100),
    check('d', 100, [lint('a an', 'an', 'Articles')], 'law'),
    check('e', 300, [], 'law'),
  ];
  const { registers, mean, pooled } = measureFalseAlarms(checks, OPTIONS);

  it('gives rates by register, their mean, and all texts together', () => {
    expect(
      registers.map(({ register, words, lints, distinct, rate }) => [register, words, lints, distinct, rate]),
    ).toEqual([
      ['news', 300, 8, 1, 8000 / 300],
      ['law', 400, 1, 1, 2.5],
    ]);
    expect(mean.rate).toBeCloseTo((8000 / 300 + 2.5) / 2, 12);
    expect(pooled.rate).toBeCloseTo(9000 / 700, 12);
  });

  it('says how far lints cluster: the variance of their number over its mean', () => {
    // 8, 0, 0: mean 8/3, variance 64/3.
    expect(registers[0].dispersion).toBeCloseTo(8, 12);
    const { bootstrap, poisson } = registers[0];
    expect(bootstrap?.[0]).toBe(0);
    expect(bootstrap?.[1]).toBeGreaterThan(poisson?.[1] ?? Infinity);
  });

  it('resamples each register by itself, so that the mean of two that are alike is surer than either', () => {
    const alike = ['news', 'law'].flatMap((register) =>
      Array.from({ length: 8 }, (_, at) => check(`${register} ${at}`, 100, name(at % 4), register)),
    );
    const { registers: both, mean: surer } = measureFalseAlarms(alike, OPTIONS);
    const width = ([low, high] = [0, 0] as readonly [number, number]): number => high - low;
    expect(width(surer.interval ?? undefined)).toBeLessThan(width(both[0].bootstrap ?? undefined));
    expect(width(surer.interval ?? undefined)).toBeGreaterThan(0);
  });

  it('gives each rule its rate in each register', () => {
    expect(registers[0].rules).toMatchObject([{ rule: 'Spelling', lints: 8, distinct: 1 }]);
    expect(registers[1].rules).toMatchObject([{ rule: 'Articles', lints: 1, rate: 2.5 }]);
  });

  it('does not spread a single text', () => {
    expect(measureFalseAlarms([check('a', 10)], OPTIONS).pooled).toMatchObject({ bootstrap: null, dispersion: null });
    expect(measureFalseAlarms([], OPTIONS)).toMatchObject({
      registers: [],
      mean: { rate: null },
      pooled: { rate: null },
    });
  });

  // Lints of harper.js 2.10.0 on whole documents, and their rates by an independent computation.
  it.each([
    ['Alice', 349, 26524, '13.16 11.81 14.61'],
    ['Alice', 312, 26524, '11.76 10.49 13.14'],
    ['Gatsby', 725, 48308, '15.01 13.94 16.14'],
    ['Gatsby', 620, 48308, '12.83 11.84 13.89'],
    ['Constitution', 138, 6454, '21.38 17.96 25.26'],
    ['Constitution', 90, 6454, '13.94 11.21 17.14'],
    ['Computer science', 123, 4235, '29.04 24.14 34.65'],
    ['Computer science', 100, 4235, '23.61 19.21 28.72'],
    ['Part-of-speech tagging', 55, 1992, '27.61 20.80 35.94'],
    ['Part-of-speech tagging', 50, 1992, '25.10 18.63 33.09'],
  ])('%s: %i lints in %i words', (_, lints, words, expected) => {
    const { rate, poisson } = poissonRate(lints, words, 0.95);
    expect([rate, ...(poisson ?? [])].map((value) => value?.toFixed(2)).join(' ')).toBe(expected);
  });
});

describe('measureLatency(run)', () => {
  const timed = Array.from({ length: 20 }, (_, at): LintCheck => ({
    unit: `u${at}`,
    words: 10,
    ms: at + 1,
    warm: true,
    lints: [],
  }));
  const cold = { phase: 'cold', unit: 'u0', ms: 400, words: 10, characters: 50 } as const;
  const { phases, memory } = measureLatency(
    runOf([{ unit: 'first', words: 10, ms: 900, warm: false, lints: [] }, ...timed], {
      timings: [cold, { ...cold, ms: 600 }],
      memory: 1024,
    }),
    OPTIONS,
  );

  it('gives times that were measured, by nearest rank', () => {
    expect(phases.map(({ phase, answers, ms }) => [phase, answers, ms])).toEqual([
      ['cold', 2, { 50: 400, 90: 600, 95: 600, 99: 600, 100: 600 }],
      ['warm', 20, { 50: 10, 90: 18, 95: 19, 99: 20, 100: 20 }],
    ]);
    expect(memory).toBe(1024);
  });

  it('gives words and characters for each second as sums over sums', () => {
    expect(phases[1].wordsPerSecond).toBeCloseTo(200 / 0.21, 9);
    expect(phases[1].charactersPerSecond).toBeNull();
    expect(phases[0].charactersPerSecond).toBe(100);
  });

  it('has intervals around its percentiles', () => {
    const [low, high] = phases[1].intervals[50] ?? [0, 0];
    expect(low).toBeLessThan(10);
    expect(high).toBeGreaterThan(10);
    expect(high).toBeLessThanOrEqual(20);
  });
});

describe('findConflicts(checks)', () => {
  const TEXT = 'It is fine here , see';
  const kinds = (...lints: readonly Lint[]): string[] =>
    findConflicts([{ ...check('u', 5, lints), text: TEXT }]).pairs.flatMap(({ rules, counts }) =>
      Object.entries(counts).flatMap(([kind, count]) => (count === 0 ? [] : [`${rules.join('+')} ${kind} ${count}`])),
    );

  it.each([
    ['the same result', [lint(TEXT, 'fine', 'B', 'good'), lint(TEXT, 'is fine', 'A', 'is good')], ['A+B duplicate 1']],
    [
      'other results',
      [lint(TEXT, 'is fine', 'A', 'is good'), lint(TEXT, 'fine here', 'B', 'here')],
      ['A+B conflict 1'],
    ],
    ['one within the other', [lint(TEXT, 'is fine here', 'A', 'x'), lint(TEXT, 'fine', 'B', 'y')], ['A+B nested 1']],
    ['one without advice', [lint(TEXT, 'is fine', 'A'), lint(TEXT, 'fine here', 'B', 'y')], ['A+B overlap 1']],
    [
      'commas on either side of a gap',
      [lint(TEXT, 'fine', 'A', 'fine,'), lint(TEXT, 'here', 'B', ', here')],
      ['A+B conflict 1'],
    ],
    ['neighbours', [lint(TEXT, 'is', 'A', 'was'), lint(TEXT, 'fine', 'B', 'good')], []],
  ])('%s', (_, lints, expected) => {
    expect(kinds(...lints)).toEqual(expected);
  });

  it('says what is left out when all suggestions are made from left to right', () => {
    const lints = [lint(TEXT, 'fine here', 'B', 'x'), lint(TEXT, 'is fine', 'A', 'y'), lint(TEXT, 'see', 'B', 'z')];
    expect(findConflicts([check('u', 5, lints)]).leftOut).toEqual([{ rule: 'B', lints: 1 }]);
  });
});

describe('findInstability(corrected, recheck)', () => {
  const TEXT = 'He he said it';
  const original = {
    ...check('u', 4, [lint(TEXT, 'He he', 'Doubled', 'He'), lint(TEXT, 'said', 'Vague', 'told')]),
    text: TEXT,
  };
  const corrected = correctedTexts([original]);

  it('makes one suggestion at a time', () => {
    expect(corrected.map(({ unit, text, start, end }) => [unit, text, start, end])).toEqual([
      ['u~1', 'He said it', 0, 2],
      ['u~2', 'He he told it', 6, 10],
    ]);
  });

  it('names a rule that fires again, and one that takes a correction back', () => {
    const [first, second] = corrected;
    const again = check(first.unit, 3, [
      lint(first.text, 'He said', 'Doubled', 'he'),
      lint(first.text, 'it', 'Doubled'),
    ]);
    const undone = check(second.unit, 4, [
      lint(second.text, 'told', 'Formal', 'said'),
      lint(second.text, 'told it', 'Wordy', 'said so'),
    ]);
    const { checked, unstable } = findInstability(corrected, runOf([again, undone]));
    expect(checked).toBe(2);
    expect(unstable.map(({ kind, corrected: { lint: made }, by }) => `${made.rule}: ${kind} by ${by.rule}`)).toEqual([
      'Doubled: again by Doubled',
      'Vague: undone by Formal',
    ]);
  });
});
