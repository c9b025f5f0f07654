import { expect, it } from 'vitest';
import { parseGold } from '../../formats/parse-gold.js';
import { parsePlainText } from '../../corpus/plain-text.js';
import { describeGolden, readShared, readSharedJson } from '../../testing/shared.js';
import { m2 } from './index.js';

interface Run {
  readonly gold: string;
  readonly system: string;
  readonly annotator0: readonly number[];
  readonly annotator1: readonly number[];
  readonly best_beta05?: readonly number[];
}

describeGolden('UA-GEC by the official M2 scorer', () => {
  const { runs } = readSharedJson('golden/multilingual/m2scorer.json') as {
    readonly runs: readonly Run[];
  };

  it.each(runs.filter((run) => run.best_beta05 !== undefined))(
    'counts $system alike',
    ({ gold, system, ...expected }) => {
      const sentences = parseGold(readShared(gold));
      const lines = parsePlainText(readShared(system));
      const metric = m2({ strictOriginal: true });
      const stats = sentences.map((sentence, at) => metric.sentence({ sentence, hypothesis: lines[at] }));
      const { correct, proposed, gold: golds } = metric.corpus(stats);
      expect([correct, proposed, golds]).toEqual(expected.best_beta05);
      const sums = [0, 1].map((annotator) =>
        [1, 2, 3].map((field) =>
          stats.reduce((sum, counts) => sum + Number(counts.find(([id]) => id === annotator)?.[field] ?? 0), 0),
        ),
      );
      expect(sums).toEqual([expected.annotator0, expected.annotator1]);
    },
  );
});
