import { describe, expect, it } from 'vitest';
import { diffRuns } from '../diff/diff-runs.js';
import type { LintCheck } from '../lint-run.js';
import { checkOf, lintAt, runOf } from '../testing/lint-runs.js';
import { gateLints, type LintGateInput, type LintGateReport } from './lint-gate.js';
import { testSlowdown } from './slowdown.js';

const OPTIONS = { level: 0.05, resamples: 400, seed: 1, confidence: 0.95 };
const TEXTS = Array.from({ length: 10 }, (_, at) => `Text ${at} has teh word.`);

/** A run that flags the texts with these numbers; the first five are letters, the others essays. */
function run(version: string, flagged: readonly number[], more: Partial<LintCheck> = {}) {
  const checks = TEXTS.map((text, at) =>
    checkOf(`u${at}`, text, flagged.includes(at) ? [lintAt(text, 'teh', 'Spelling')] : [], {
      register: at < 5 ? 'letters' : 'essays',
      ...(at === 0 ? more : {}),
    }),
  );
  return runOf(version, checks);
}

function gate(
  before: readonly number[],
  now: ReturnType<typeof run>,
  more: Partial<LintGateInput> = {},
): LintGateReport {
  const diff = diffRuns(run('1', before), now, { isClean: () => true, resamples: 50 });
  return gateLints({ diff, now, ...more }, OPTIONS);
}

describe('gateLints(input, options)', () => {
  it('passes where nothing changed', () => {
    expect(gate([1], run('2', [1]))).toMatchObject({ passed: true, measures: [], must: [], unanswered: [] });
  });

  it('fails where false alarms rise significantly in one register, though they fall in another', () => {
    // Of n lints that came and none that went, two-sided: 5 have p 0.0625, 6 have 0.03125.
    const five = gate([5, 6, 7], run('2', [0, 1, 2, 3, 4]));
    expect(five.passed).toBe(true);
    expect(five.alarms).toMatchObject([
      { register: 'letters', added: 5, removed: 0, p: 0.0625, passed: true },
      { register: 'essays', added: 0, removed: 3, passed: true },
    ]);
    const letters = (version: string, count: number) =>
      runOf(
        version,
        TEXTS.map((text, at) => checkOf(`u${at}`, text, at < count ? [lintAt(text, 'teh', 'Spelling')] : [])),
      );
    const six = letters('2', 6);
    const report = gateLints({ diff: diffRuns(letters('1', 0), six, { isClean: () => true }), now: six }, OPTIONS);
    expect(report).toMatchObject({ passed: false, alarms: [{ passed: false }] });
    expect(report.alarms[0].p).toBeCloseTo(0.03125, 12);
    expect(report.alarms[0].changes).toHaveLength(6);
    const fewer = letters('2', 0);
    expect(gateLints({ diff: diffRuns(six, fewer, { isClean: () => true }), now: fewer }, OPTIONS)).toMatchObject({
      passed: true,
      alarms: [{ removed: 6 }],
    });
    const unjudged = gateLints({ diff: diffRuns(letters('1', 0), six), now: six }, OPTIONS);
    expect(unjudged).toMatchObject({ passed: true, alarms: [{ added: 0 }] });
  });

  it('fails where the first suggestions get worse, paired by text, and not where they get better', () => {
    const counts = (right: number) =>
      TEXTS.map((_, at) => ({ precision: [at < right ? 1 : 0, 1] as const, recall: [at < right ? 1 : 0, 2] as const }));
    const measured = (before: number, now: number) =>
      gate([], run('2', []), { gold: { before: counts(before), now: counts(now) } });
    const worse = measured(10, 2);
    expect(worse.passed).toBe(false);
    expect(worse.measures).toMatchObject([
      { measure: 'precision', before: 1, now: 0.2, changed: 8, significant: true },
      { measure: 'recall', before: 0.5, now: 0.1, changed: 8, significant: true },
    ]);
    // Eight swaps that all go one way happen by chance in one of 256 trials.
    expect(worse.measures[0].p).toBeCloseTo(1 / 256, 2);
    expect(worse.measures[0].interval[1]).toBeLessThan(0);
    expect(measured(2, 10).passed).toBe(true);
    expect(measured(3, 2).passed).toBe(true);
    expect(measured(4, 4).measures[0]).toMatchObject({ change: 0, p: 1, changed: 0 });
  });

  it('fails on a broken must-line, on a check that failed, and on one that is incomplete', () => {
    const line = { must: 'pass', text: TEXTS[0], line: 1 } as const;
    const broken = { line, passed: false, problems: ['Spelling flags "teh".'], notes: [] };
    expect(gate([], run('2', []), { must: [broken] }).passed).toBe(false);
    expect(gate([], run('2', []), { must: [{ ...broken, passed: true }] }).passed).toBe(true);
    expect(gate([], run('2', [], { error: 'down' }))).toMatchObject({
      passed: false,
      unanswered: [{ unit: 'u0', error: 'down' }],
    });
    expect(gate([], run('2', [], { incomplete: true }))).toMatchObject({ passed: false, unanswered: [{ unit: 'u0' }] });
    expect(gate([], run('2', []), { others: [run('2', [], { error: 'down' })] }).passed).toBe(false);
  });
});

describe('testSlowdown(before, now, limit)', () => {
  const timed = (version: string, ms: (at: number) => number, warm = true) =>
    runOf(
      version,
      TEXTS.map((text, at) => checkOf(`u${at}`, text, [], { ms: ms(at), warm })),
    );
  const test = (limit: number, now: (at: number) => number) =>
    testSlowdown(
      timed('1', (at) => 10 + at),
      timed('2', now),
      limit,
      OPTIONS,
    );

  it('fails only where the whole interval of the ratio lies above the limit', () => {
    const twice = (at: number): number => 2 * (10 + at);
    expect(test(1.5, twice)).toMatchObject({ texts: 10, ratio: 2, passed: false });
    expect(test(1.5, twice)?.interval?.[0]).toBeCloseTo(2, 9);
    expect(test(2.5, twice)?.passed).toBe(true);
    // One slow answer of ten may be chance.
    expect(test(1.2, (at) => (at === 3 ? 100 : 10 + at))).toMatchObject({ passed: true });
  });

  it('says nothing without warm answers to compare', () => {
    const cold = timed('1', () => 5, false);
    expect(testSlowdown(cold, cold, 1.2, OPTIONS)).toBeUndefined();
  });
});
