import { expect, it } from 'vitest';
import { parsePlainText } from '../corpus/plain-text.js';
import { SYSTEMS } from '../metrics/testing/conll14.js';
import { describeGolden, readShared, readSharedJson } from '../testing/shared.js';
import { plainWords } from './hash-sentence.js';
import { parseBaseline } from './parse-baseline.js';
import { printBaseline } from './print-baseline.js';
import { baselineOf, compare, metric, readM2 } from './testing/small-gold.js';

interface OfficialScore {
  readonly correct: number;
  readonly proposed: number;
  readonly gold: number;
  /** With six decimal places. */
  readonly f: number;
}

describeGolden('a baseline of a CoNLL-2014 system, written and read again', () => {
  const gold = readM2(readShared('data/conll14/noalt/official-2014.combined.m2'));
  const official = readSharedJson('golden/m2/corpus.json') as Record<string, OfficialScore>;
  const { systems: officialTypes } = readSharedJson('golden/m2/recall_by_type.json') as {
    systems: Record<string, Record<string, { correct: number; gold: number }>>;
  };
  const output = (system: string): string[] => parsePlainText(readShared(`data/conll14/submissions/${system}`));

  it.each(SYSTEMS)('has the scores of the official scorer for %s, from the output that it restores', (system) => {
    const lines = output(system);
    const baseline = parseBaseline(printBaseline(baselineOf(gold, lines)));
    expect(baseline.value).toBeCloseTo(official[system].f, 6);
    expect(Object.fromEntries(baseline.types.map(({ type, correct, gold: all }) => [type, [correct, all]]))).toEqual(
      Object.fromEntries(
        Object.entries(officialTypes[system])
          .filter(([, row]) => row.gold > 0)
          .map(([type, row]) => [type, [row.correct, row.gold]]),
      ),
    );

    const { before } = compare(baseline, gold, output('INPUT'));
    expect(before.lines).toEqual(lines.map(plainWords));
    const { correct, proposed, gold: all } = metric.corpus(before.stats);
    const { f: _, ...counts } = official[system];
    expect(counts).toMatchObject({ correct, proposed, gold: all });
  });
});
