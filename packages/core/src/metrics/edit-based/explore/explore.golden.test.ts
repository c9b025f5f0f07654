import { expect, it } from 'vitest';
import { sentencesOf } from '../../../corpus/m2/block.js';
import { parseM2 } from '../../../corpus/m2/parse.js';
import { parsePlainText } from '../../../corpus/plain-text.js';
import { describeGolden, readShared, readSharedJson } from '../../../testing/shared.js';
import { SYSTEMS } from '../../testing/conll14.js';
import { m2 } from '../../m2/index.js';
import type { MarkKind } from './edit-mark.js';
import { exploreSentences } from './explore-sentences.js';
import { recallOfExplored } from './explored-sentence.js';

interface Counts {
  readonly correct: number;
  readonly proposed: number;
  readonly gold: number;
}

describeGolden('exploreSentences() on CoNLL-2014', () => {
  const gold = parseM2(readShared('data/conll14/noalt/official-2014.combined.m2')).flatMap(sentencesOf);
  const corpus = readSharedJson('golden/m2/corpus.json') as Record<string, Counts>;
  const { systems: byType } = readSharedJson('golden/m2/recall_by_type.json') as {
    systems: Record<string, Record<string, Pick<Counts, 'correct' | 'gold'>> | undefined>;
  };
  const [, ...sentenceRows] = readShared('golden/m2/sentence.tsv.gz')
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'));

  it.each(SYSTEMS)('%s: marks add up to the official totals, sentences to the official running choice', (system) => {
    const lines = parsePlainText(readShared(`data/conll14/submissions/${system}`));
    const explored = exploreSentences(m2(), gold, [{ name: system, lines }]);
    const outputs = explored.map((sentence) => sentence.outputs[0]);
    const count = (kind: MarkKind): number =>
      outputs.reduce((total, { marks }) => total + marks.filter((mark) => mark.kind === kind).length, 0);
    const [matched, missed, unneeded] = [count('matched'), count('missed'), count('unneeded')];
    const { correct, proposed, gold: golds } = corpus[system];
    expect([matched, matched + unneeded, matched + missed]).toEqual([correct, proposed, golds]);

    const rows = sentenceRows.filter(([name]) => name === system).map((row) => row.slice(1).map(Number));
    expect(outputs.map((output) => [output.annotator, output.correct, output.proposed, output.gold])).toEqual(
      rows.map((row) => row.slice(12, 16)),
    );

    // Table 9 leaves out the input itself.
    const types = byType[system];
    if (types === undefined) return;
    const ours = recallOfExplored(explored, system).map((recall) => [recall.type, recall.correct, recall.gold]);
    const official = Object.entries(types).map(([type, recall]) => [type, recall.correct, recall.gold]);
    expect(new Set(ours.map(String))).toEqual(new Set(official.filter(([, , count]) => count !== 0).map(String)));
  });
});
