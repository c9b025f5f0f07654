import { expect, it } from 'vitest';
import type { Assumption } from '../cleme/judged-chunks.js';
import { conll14Errant } from '../cleme/testing/conll14-errant.js';
import { describeGolden, readSharedJson } from '../../testing/shared.js';
import { SYSTEMS } from '../testing/conll14.js';
import { cleme2 } from './index.js';

type Counts = Readonly<Record<'tp' | 'fn' | 'tn' | 'fp_ne' | 'fp_un' | 'com' | 'hit' | 'err' | 'und' | 'ove', number>>;
type Runs = Readonly<Record<`heuo_${'corpus' | 'sentence'}_${'un' | ''}weighted`, Counts>>;

const LEVELS = ['corpus', 'sentence'] as const;

describeGolden('cleme2() on CoNLL-2014 equals CLEME 1.1.0', () => {
  const { systems } = readSharedJson('golden/cleme/cleme-v2.json') as {
    systems: Record<string, Record<string, Readonly<Record<`heuo:${'corpus' | 'sentence'}`, Runs>>>>;
  };

  it.each(SYSTEMS)('%s: all levels, factors and weights, with and without references that change nothing', (system) => {
    const segments = conll14Errant(system);
    let compared = 0;
    let furthest = 0;
    for (const assumption of ['dependent', 'independent'] satisfies Assumption[]) {
      for (const unchangedReferences of ['keep', 'drop'] as const) {
        const golden = systems[unchangedReferences === 'keep' ? assumption : `${assumption}:changed-only`][system];
        const common = { assumption, unchangedReferences, analysis: 'none' } as const;
        const measuring = cleme2(common);
        const stats = segments.map((segment) => measuring.sentence(segment));
        for (const factors of LEVELS) {
          for (const level of LEVELS) {
            for (const weights of ['length-1.1', 'none'] as const) {
              const run = golden[`heuo:${factors}`][`heuo_${level}_${weights === 'none' ? 'un' : ''}weighted`];
              const score = cleme2({ ...common, level, factors, weights }).corpus(stats);
              const found = [score.value, score.hit, score.wrong, score.under, score.over];
              const counts = [score.tp, score.necessary, score.unnecessary, score.fn, score.tn];
              const printed = [run.com, run.hit, run.err, run.und, run.ove];
              const printedCounts = [run.tp, run.fp_ne, run.fp_un, run.fn, run.tn];
              [...found, ...counts].forEach((value, at) => {
                compared++;
                furthest = Math.max(furthest, Math.abs(value - [...printed, ...printedCounts][at]));
              });
            }
          }
        }
      }
    }
    expect(compared).toBe(320);
    expect(furthest).toBeLessThan(1e-8);
  });
});
