import { describe, expect, it } from 'vitest';
import type { Sentence } from '../corpus/edit.js';
import { sentencesOf } from '../corpus/m2/block.js';
import { parseM2 } from '../corpus/m2/parse.js';
import { parsePlainText } from '../corpus/plain-text.js';
import { m2 } from '../metrics/m2/index.js';
import { describeGolden, readShared, readSharedJson } from '../testing/shared.js';
import { englishTagger } from '../testing/english-tagger.js';
import { taskResults } from './results.js';

const TEAMS = 'AMU CAMB CUUI IITB IPN NTHU PKU POST RAC SJTU UFC UMC'.split(' ');

interface Scored {
  readonly precision: number;
  readonly recall: number;
  readonly value: number;
}

const percents = ({ precision, recall, value }: Scored): string =>
  [precision, recall, value].map((part) => (part * 100).toFixed(2)).join(' ');
describeGolden('taskResults(input, options) on CoNLL-2014', async () => {
  const readGold = (path: string): Sentence[] => parseM2(readShared(`data/conll14/${path}`)).flatMap(sentencesOf);
  const results = await taskResults(
    {
      gold: readGold('noalt/official-2014.combined.m2'),
      alternatives: readGold('alt/official-2014.combined-withalt.m2'),
      submissions: TEAMS.map((name) => ({
        name,
        file: name,
        lines: parsePlainText(readShared(`data/conll14/submissions/${name}`)),
      })),
    },
    {
      metric: m2,
      tagger: englishTagger,
      unlisted: 'first',
      ...{ resamples: 50, seed: 1, confidence: 0.95 },
    },
  );
  const corpus = readSharedJson('golden/m2/corpus.json') as Record<string, { table7: string }>;
  const alternatives = readSharedJson('golden/m2/alt.json') as { systems: Record<string, { table8: string }> };
  const perAnnotator = readSharedJson('golden/m2/per_annotator.json') as Record<
    string,
    Record<'annotator0' | 'annotator1', { table11: string }>
  >;

  it('counts the corpus as in Table 2', () => {
    expect(results.corpus).toEqual({ sentences: 1312, tokens: 30144 });
  });

  it('ranks the submissions, best first', () => {
    expect(results.submissions.map(({ name }) => name).slice(0, 3)).toEqual(['CAMB', 'CUUI', 'AMU']);
    expect(results.alternatives?.map(({ name }) => name).slice(0, 3)).toEqual(['CUUI', 'CAMB', 'AMU']);
  });

  describe.each(TEAMS)('%s', (team) => {
    const scored = results.submissions.find(({ name }) => name === team);
    const withAlternatives = results.alternatives?.find(({ name }) => name === team);

    it('prints Table 7', () => {
      expect(scored && percents(scored.score)).toBe(corpus[team].table7);
    });

    it('prints Table 8', () => {
      expect(withAlternatives && percents(withAlternatives.score)).toBe(alternatives.systems[team].table8);
    });

    it('prints Table 11', () => {
      expect(scored?.annotators.map(({ score }) => percents(score))).toEqual([
        perAnnotator[team].annotator0.table11,
        perAnnotator[team].annotator1.table11,
      ]);
    });
  });
});
