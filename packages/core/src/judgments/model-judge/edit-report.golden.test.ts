import { expect, it } from 'vitest';
import { sentencesOf } from '../../corpus/m2/block.js';
import { parseM2 } from '../../corpus/m2/parse.js';
import { tokenise } from '../../text/white-space.js';
import { describeGolden, readShared } from '../../testing/shared.js';
import { readJudgments } from '../formats/read.js';
import { markSpans } from '../mark-spans.js';
import type { Ranking } from '../ranking.js';
import { editPages } from './edit-pages.js';
import { goldShares } from './edit-report.js';

/** The labels of all annotators. */
function rankings(): Ranking[] {
  const ranks = readJudgments(readShared('data/seeda/judgments_edit.xml'));
  return readJudgments(readShared('data/seeda/step1.jsonl'), { ranks });
}

// The numbers were counted by another program than this, from the released files.
describeGolden('goldShares(rankings, gold) on step 1 of SEEDA', () => {
  it('finds that people call most edits valid that no annotator of CoNLL-2014 has', () => {
    const gold = parseM2(readShared('data/conll14/noalt/official-2014.combined.m2')).flatMap(sentencesOf);
    expect(goldShares(rankings(), gold)).toEqual({
      inGold: { labels: 3065, valid: 2992 },
      beyondGold: { labels: 3263, valid: 2758 },
    });
  });

  it('asks about outputs whose edits, applied to the source, give what the system wrote', () => {
    const linesOf = (system: string): string[] => readShared(`data/seeda/outputs/all/${system}.txt`).split('\n');
    const { pages } = editPages(rankings(), linesOf('INPUT'));
    const differing = pages.filter(({ source, sentence, systems, edits }) => {
      const corrected = markSpans(tokenise(source), edits, ({ correction }) => correction);
      return tokenise(corrected).join(' ') !== linesOf(systems[0])[sentence];
    });
    expect(pages.length).toBeGreaterThan(1700);
    expect(differing).toEqual([]);
  });
});
