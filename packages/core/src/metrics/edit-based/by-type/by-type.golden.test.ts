import { expect, it } from 'vitest';
import type { Sentence } from '../../../corpus/edit.js';
import { sentencesOf } from '../../../corpus/m2/block.js';
import { parseM2 } from '../../../corpus/m2/parse.js';
import { parsePlainText } from '../../../corpus/plain-text.js';
import { describeGolden, readShared, readSharedJson } from '../../../testing/shared.js';
import { englishTagger } from '../../../testing/english-tagger.js';
import { m2 } from '../../m2/index.js';
import type { Segment } from '../../metric.js';
import { SYSTEMS } from '../../testing/conll14.js';
import type { Alignment } from '../alignment.js';
import { chosenAlignments } from '../edit-metric.js';
import { namedTypeOf } from './name-edit.js';
import { nameEdits } from './named-type-scores.js';
import { recallByType } from './recall-by-type.js';

const readGold = (path: string): Sentence[] => parseM2(readShared(`data/conll14/${path}`)).flatMap(sentencesOf);
const metric = m2();

function align(gold: readonly Sentence[], system: string): { segments: Segment[]; chosen: Alignment[] } {
  const lines = parsePlainText(readShared(`data/conll14/submissions/${system}`));
  const segments = gold.map((sentence, at) => ({ sentence, hypothesis: lines[at] }));
  const chosen = chosenAlignments(
    metric,
    segments.map((segment) => metric.align(segment)),
  );
  return { segments, chosen };
}

describeGolden('recallByType(chosen) on CoNLL-2014', () => {
  const counts = (chosen: readonly Alignment[]): Record<string, [number, number]> =>
    Object.fromEntries(recallByType(chosen).map(({ type, correct, gold }) => [type, [correct, gold]]));

  describeGolden('gives the counts behind Table 9', () => {
    const gold = readGold('noalt/official-2014.combined.m2');
    const { systems } = readSharedJson('golden/m2/recall_by_type.json') as {
      systems: Record<string, Record<string, { correct: number; gold: number }>>;
    };

    it.each(Object.keys(systems))('%s', (system) => {
      const rows = Object.entries(systems[system]).filter(([, row]) => row.gold > 0);
      const expected = Object.fromEntries(rows.map(([type, row]) => [type, [row.correct, row.gold]]));
      expect(counts(align(gold, system).chosen)).toEqual(expected);
    });
  });

  describeGolden('gives the counts behind Table 10', () => {
    const gold = readGold('alt/official-2014.combined-withalt.m2');
    const { systems } = readSharedJson('golden/m2/alt.json') as {
      systems: Record<string, { types: Record<string, [number, number]> }>;
    };

    it.each(Object.keys(systems))('%s', (system) => {
      expect(counts(align(gold, system).chosen)).toEqual(systems[system].types);
    });
  });
});

describeGolden('nameEdits(segment, alignment, tagger) on the matched edits of CoNLL-2014', () => {
  it('agrees with the annotators on the share that docs/task-results.md tells', () => {
    const gold = readGold('noalt/official-2014.combined.m2');
    const matched = { all: 0, agree: 0, focus: 0, agreeInFocus: 0 };
    for (const system of SYSTEMS) {
      const { segments, chosen } = align(gold, system);
      chosen.forEach((alignment, at) => {
        const names = nameEdits(segments[at], alignment, englishTagger);
        alignment.edits.forEach(({ gold: match }, edit) => {
          if (match === -1) return;
          const type = namedTypeOf(alignment.golds[match].edit.type);
          const agrees = names[edit] === type ? 1 : 0;
          matched.all++;
          matched.agree += agrees;
          if (type === 'other') return;
          matched.focus++;
          matched.agreeInFocus += agrees;
        });
      });
    }
    expect(matched).toEqual({ all: 4082, agree: 3354, focus: 2737, agreeInFocus: 2632 });
  });
});
