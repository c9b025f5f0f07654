import { expect, it } from 'vitest';
import type { Sentence } from '../../corpus/edit.js';
import { parseComparedM2 } from '../../corpus/m2/parse-compared.js';
import { StetError } from '../../error.js';
import { inlineRunner } from '../../runner/inline-runner.js';
import { createTools } from '../../runner/tools.js';
import { score } from '../../scoring/score.js';
import { openWhole, readTexts } from '../../scoring/text-source.js';
import { describeGolden, readShared, readSharedJson } from '../../testing/shared.js';
import { createMetric } from '../registry.js';
import { categoriesOf, type TypeDepth } from './categories.js';
import { compareErrant, type ErrantComparison, type CompareErrantOptions } from './compare.js';
import type { ComparisonMode } from './keyed-edits.js';

/** What errant_compare 3.0.2 printed; rows are TP, FP, FN, P, R, F. */
interface Totals {
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
  readonly p: number;
  readonly r: number;
  readonly f: number;
  readonly cats?: Readonly<Record<string, readonly number[]>>;
}

interface Runs {
  readonly ref: string;
  readonly runs: readonly (Totals & { readonly hyp: string; readonly options: string })[];
}

interface ChosenRun {
  readonly ref: string;
  readonly hyp: string;
  readonly options: string;
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
  /** A digit for each sentence. */
  readonly chosen: string;
}

interface FuzzCase {
  readonly kind: string;
  readonly options: string;
  readonly hyp: string;
  readonly ref: string;
  readonly expected?: Totals & { readonly chosen: readonly (readonly [number, number])[] };
  readonly error?: string;
}

const MODES = ['cs', 'cse', 'ds', 'dt'] satisfies ComparisonMode[];

/** The options of the original's command line. */
function optionsOf(flags: string): CompareErrantOptions & { readonly depth: TypeDepth } {
  const words = flags.split(' ').filter((word) => word !== '');
  const after = (flag: string): string[] => {
    if (!words.includes(flag)) return [];
    const following = words.slice(words.indexOf(flag) + 1);
    const end = following.findIndex((word) => word.startsWith('-'));
    return end === -1 ? following : following.slice(0, end);
  };
  return {
    mode: MODES.find((mode) => words.includes(`-${mode}`)),
    single: words.includes('-single'),
    multi: words.includes('-multi'),
    filter: after('-filt'),
    beta: words.includes('-b') ? Number(after('-b')[0]) : undefined,
    depth: Number(after('-cat').at(0) ?? 3) as TypeDepth,
  };
}

const readText = (text: string): Sentence[] => parseComparedM2(text, { strictOriginal: true });

const files = new Map<string, readonly Sentence[]>();

function read(path: string): readonly Sentence[] {
  let sentences = files.get(path);
  if (sentences === undefined) {
    sentences = parseComparedM2(readShared(`data/errant/${path}`), { file: path });
    files.set(path, sentences);
  }
  return sentences;
}

function expectTotals(compared: ErrantComparison, expected: Totals, depth: TypeDepth): void {
  const { tp, fp, fn, precision, recall, value } = compared;
  expect({ tp, fp, fn, p: precision, r: recall, f: value }).toEqual({
    ...{ tp: expected.tp, fp: expected.fp, fn: expected.fn },
    ...{ p: expected.p, r: expected.r, f: expected.f },
  });
  if (expected.cats === undefined) return;
  const rows = categoriesOf(compared.types, depth, compared.beta);
  expect(rows.map((row) => [row.type, [row.tp, row.fp, row.fn, row.precision, row.recall, row.value]])).toEqual(
    Object.entries(expected.cats).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

describeGolden('errant() of outputs that bring their edits equals errant_compare', () => {
  it('in totals and tables by type: compare-conll14, 260 runs', async () => {
    const { ref, runs } = readSharedJson('golden/errant/compare-conll14.json') as Runs;
    const gold = readShared(`data/errant/${ref}`);
    const systems = Object.fromEntries(runs.map(({ hyp }) => [hyp, readShared(`data/errant/${hyp}`)]));
    const whole = readTexts({ gold, systems });
    let compared = 0;
    for (const flags of new Set(runs.map(({ options }) => options))) {
      const { depth, mode, filter, beta, single = false, multi = false } = optionsOf(flags);
      // The metric has no edits that are both: it would count nothing.
      if (single && multi) continue;
      const spec = {
        name: 'errant',
        options: { mode, filter, beta, edits: single ? 'single' : multi ? 'multi' : 'all', analysis: 'none' },
      };
      const runner = inlineRunner(createTools((asked) => Promise.resolve(createMetric(asked))));
      const board = await score(openWhole(whole), [spec], { runner, byType: depth });
      for (const { name, scores } of board.systems) {
        const { parts, types = [], signature } = scores.errant;
        const { tp, fp, fn, cats } = runs.find((run) => run.hyp === name && run.options === flags) ?? {};
        expect(parts, `${name} ${flags}`).toMatchObject({ tp, fp, fn });
        expect(signature).toContain('|outputs:edits|');
        if (cats !== undefined) {
          expect(Object.fromEntries(types.map((row) => [row.type, [row.tp, row.fp, row.fn]]))).toEqual(
            Object.fromEntries(Object.entries(cats).map(([type, row]) => [type, row.slice(0, 3)])),
          );
        }
        compared++;
      }
    }
    expect(compared).toBe(260);
  });
});

describeGolden('compareErrant() equals errant_compare', () => {
  it.each([
    ['compare-conll14', 273],
    ['compare-bea-dev', 126],
    ['compare-conll14-nucle', 130],
    ['compare-several-hypotheses', 8],
  ])('in totals and tables by type: %s, %d runs', (name, count) => {
    const { ref, runs } = readSharedJson(`golden/errant/${name}.json`) as Runs;
    expect(runs).toHaveLength(count);
    for (const run of runs) {
      const { depth, ...options } = optionsOf(run.options);
      expectTotals(compareErrant(read(run.hyp), read(ref), options), run, depth);
    }
  });

  it('in the annotator chosen for each sentence', () => {
    const runs = readSharedJson('golden/errant/chosen-conll14.json') as readonly ChosenRun[];
    expect(runs).toHaveLength(91);
    for (const { ref, hyp, options: flags, tp, fp, fn, chosen } of runs) {
      const { depth: _, ...options } = optionsOf(flags);
      const compared = compareErrant(read(hyp), read(ref), options);
      expect(compared).toMatchObject({ tp, fp, fn });
      expect(compared.chosen.map(({ reference }) => String(reference)).join('')).toBe(chosen);
    }
  });

  it('in random cases, ties, halves, odd files and errors', () => {
    const cases = readSharedJson('golden/errant/compare-fuzz.json') as readonly FuzzCase[];
    expect(cases).toHaveLength(300);
    for (const { hyp, ref, options: flags, expected, error } of cases) {
      const { depth, ...options } = optionsOf(flags);
      const run = (): ErrantComparison => compareErrant(readText(hyp), readText(ref), options);
      if (expected !== undefined) {
        const compared = run();
        expectTotals(compared, expected, depth);
        expect(compared.chosen.map(({ hypothesis, reference }) => [hypothesis, reference])).toEqual(expected.chosen);
      } else if (error === 'ZeroDivisionError') {
        // F0 is precision, and 0 where recall is: the original stops.
        expect(Number.isFinite(run().value)).toBe(true);
      } else {
        expect(run).toThrow(StetError);
      }
    }
  });
});
