import { expect, it } from 'vitest';
import type { Sentence } from '../../corpus/edit.js';
import { printOutputEdits } from '../../corpus/output-edits.js';
import { parseGold } from '../../formats/parse-gold.js';
import { describeGolden, readShared, readSharedJson } from '../../testing/shared.js';
import { conll14Errant } from '../cleme/testing/conll14-errant.js';
import type { Segment } from '../metric.js';
import { SYSTEMS } from '../testing/conll14.js';
import { Fate } from './compare-chunks.js';
import { countDifficulty } from './count-difficulty.js';
import { parseDifficulty, printDifficulty } from './difficulty.js';
import { gotoscorer, type GotoscorerMetric, type GotoscorerOptions } from './index.js';
import type { GotoStats } from './stats.js';

type Printed = Readonly<Record<'TP' | 'FP' | 'FN' | 'TN' | 'P' | 'R' | 'F05' | 'accuracy', number>>;
type DemoChunk = readonly [
  span: readonly [number, number],
  source: string,
  gold: string,
  type: string,
  changed: boolean,
  solved: number,
  weight: number,
  systems: readonly (readonly [changed: boolean, correct: boolean])[],
];

/** The statistics of systems, by system, with what the metric makes of them together. */
function joined(metric: GotoscorerMetric, systems: readonly (readonly Segment[])[]): GotoStats[][] {
  const stats = systems.map((segments) => segments.map((segment) => metric.sentence(segment)));
  const joint = metric.joint?.(systems.length);
  if (joint === undefined) return stats as GotoStats[][];
  const bySentence = stats[0].map((_, at) => joint.join(stats.map((ofSystem) => ofSystem[at])));
  return systems.map((_, system) => bySentence.map((ofSentence) => ofSentence[system] as GotoStats));
}

/** The greatest distance from what the original printed, over all numbers of all systems. */
function furthest(
  metric: GotoscorerMetric,
  stats: readonly (readonly GotoStats[])[],
  printed: readonly Printed[],
): number {
  const distances = stats.flatMap((ofSystem, at) => {
    const { tp, fp, fn, tn, precision, recall, value, accuracy } = metric.corpus(ofSystem);
    const { TP, FP, FN, TN, P, R, F05, accuracy: accuracyPrinted } = printed[at];
    const expected = [TP, FP, FN, TN, P, R, F05, accuracyPrinted];
    return [tp, fp, fn, tn, precision, recall, value, accuracy].map((found, part) => Math.abs(found - expected[part]));
  });
  return Math.max(...distances);
}

describeGolden('gotoscorer() equals GoToScorer', () => {
  const golden = readSharedJson('golden/gts/gts.json') as Record<string, Record<string, Printed>> & {
    demo_files: Record<'ref.m2' | 'hyp.m2', string>;
    demo_chunks: DemoChunk[][];
  };
  const create = (options: GotoscorerOptions, difficulty?: string): GotoscorerMetric =>
    gotoscorer(
      { analysis: 'none', ...options },
      difficulty === undefined ? {} : { difficulty: parseDifficulty(readShared(`golden/gts/${difficulty}`)) },
    );

  it('on its demo, chunk by chunk', () => {
    const gold = parseGold(golden.demo_files['ref.m2']);
    const outputs = parseGold(golden.demo_files['hyp.m2']);
    const systems = [0, 1, 2].map((system) =>
      gold.map((sentence, at): Segment => {
        const { source, annotations } = outputs[at];
        const edits = annotations.find(({ annotator }) => annotator === system)?.edits ?? [];
        return { sentence, hypothesis: '', edits: { source, edits } };
      }),
    );
    const metric = create({});
    const stats = joined(metric, systems);
    expect(furthest(metric, stats, Object.values(golden.demo))).toBeLessThan(1e-12);
    golden.demo_chunks.forEach((chunks, sentence) => {
      chunks.forEach(([, , , type, changed, solved, , bySystem], chunk) => {
        bySystem.forEach((flags, system) => {
          const [[, , , , detail]] = stats[system][sentence];
          const fate = detail?.fates[chunk] ?? 0;
          expect([(fate & Fate.changed) !== 0, (fate & Fate.correct) !== 0]).toEqual(flags);
          expect([(fate & Fate.asked) !== 0, detail?.solved[chunk]]).toEqual([changed, solved]);
        });
        if (changed) expect(stats[0][sentence][0][4]?.types).toContain(type);
      });
    });
  });

  const compared = (
    key: string,
    segments: readonly Segment[][],
    options: GotoscorerOptions,
    difficulty?: string,
  ): number => {
    const metric = create(options, difficulty);
    return furthest(
      metric,
      joined(metric, segments),
      SYSTEMS.map((system) => golden[key][system]),
    );
  };

  it.each([0, 1])('on 13 systems against reference %d of CoNLL-2014, weighted and not', (annotator) => {
    const segments = SYSTEMS.map((system) => conll14Errant(system));
    expect(compared(`conll14 ref${annotator} weighted`, segments, { annotator })).toBeLessThan(1e-9);
    expect(compared(`conll14 ref${annotator} unweighted`, segments, { annotator, weights: 'none' })).toBeLessThan(1e-9);
    const weights = readShared(`golden/gts/correct-counts.ref${annotator}.txt.gz`);
    const { systems, solved } = parseDifficulty(weights);
    const stats = joined(create({ annotator }), segments)[0];
    expect(systems).toBe(13);
    expect(stats.map(([[, , , , detail]]) => detail?.solved)).toEqual(solved);
    const sentences = segments[0].map(({ sentence }) => sentence);
    const outputs = segments.map((ofSystem, at) => ({
      ...{ name: SYSTEMS[at], lines: ofSystem.map(({ hypothesis }) => hypothesis) },
      edits: ofSystem.flatMap(({ edits }) => (edits === undefined ? [] : [printOutputEdits(edits)])),
    }));
    expect(printDifficulty(countDifficulty(create({ annotator }), sentences, outputs))).toBe(weights);
  });

  it.each([0, 1])('on 13 systems against annotator %d of the official gold', (annotator) => {
    // What an annotator is not listed for, the original takes for left alone.
    const gold = parseGold(readShared('data/conll14/noalt/official-2014.combined.m2')).map(
      ({ source, annotations }): Sentence => ({
        source,
        annotations: [annotations.find((done) => done.annotator === annotator) ?? { annotator, edits: [] }],
      }),
    );
    const segments = SYSTEMS.map((system) => conll14Errant(system, gold));
    const key = `official gold annotator ${annotator}`;
    expect(compared(`${key} weighted by the 13`, segments, { annotator })).toBeLessThan(1e-9);
    expect(compared(`${key} unweighted`, segments, { annotator, weights: 'none' })).toBeLessThan(1e-9);
    if (annotator === 1) return;
    for (const systems of ['4sys', '8sys']) {
      const options: GotoscorerOptions = { annotator, weights: 'given' };
      const file = `conll14_${systems}`;
      expect(compared(`${key}, weight file ${file}`, segments, options, `${file}.txt`)).toBeLessThan(1e-9);
    }
    const options: GotoscorerOptions = { annotator, weights: 'given', c: 1 };
    expect(
      compared(`${key}, weight file conll14_8sys, a=1 b=0 c=1`, segments, options, 'conll14_8sys.txt'),
    ).toBeLessThan(1e-8);
  });
});
