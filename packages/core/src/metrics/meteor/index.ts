import type { Sentence } from '../../corpus/edit.js';
import { referencesOf } from '../../corpus/references.js';
import { englishEvidence, isForeign } from '../../text/english-evidence.js';
import { additive, additiveResampler } from '../additive.js';
import { defineMetric, type MetricCore } from '../define-metric.js';
import type { Notice } from '../notice.js';
import { scoreParts } from '../score-parts.js';
import type { Metric, Score, SentenceScore } from '../metric.js';
import { BeamSearch } from './beam-search.js';
import { javaTokens, normalise } from './normalise.js';
import { Lexicon } from './lexicon.js';
import { METEOR_MODULES, METEOR_PARAMETERS, meteorOptions, type MeteorModule, type MeteorOptions } from './options.js';
import { Reference } from './reference.js';
import type { MeteorResources } from './resources.js';
import { countsOf, countsWidth, scoreCounts, summedCounts, type MeteorCounts, type MeteorParts } from './statistics.js';

/** The reference that suits the hypothesis best, the score against it and its counts. */
export interface MeteorStats {
  /** Index among the references. */
  readonly reference: number;
  readonly score: number;
  readonly counts: MeteorCounts;
}

export interface MeteorScore extends Score, MeteorParts {
  readonly counts: MeteorCounts;
}

export interface MeteorSentenceScore extends SentenceScore, MeteorParts {
  readonly reference: number;
}

export type MeteorMetric = Metric<MeteorStats, MeteorScore, MeteorSentenceScore>;

const MODULE_RESOURCES: Partial<Record<MeteorModule, keyof MeteorResources>> = {
  stem: 'stemmer',
  synonym: 'synonyms',
  paraphrase: 'paraphrases',
};

const englishOnly: Notice = {
  count: ({ source }) => englishEvidence(source),
  text: (sums) =>
    isForeign(sums)
      ? 'the sentences do not look like English, and its stems, synonyms, function words and weights are those of English. Read the score with care.'
      : undefined,
};

export const meteorKind = defineMetric({
  name: 'meteor',
  title: 'METEOR',
  needs: 'references',
  definition: 'words aligned with a reference by form, stem and synonym; recall counts most, broken order costs',
  citation: 'Denkowski and Lavie 2014',
  options: meteorOptions,
  resources: ({ modules }) => modules.flatMap((module) => MODULE_RESOURCES[module] ?? []),
  files: {
    wordnet: { resource: 'synonyms', kind: 'folder', help: 'WordNet files to use instead of the bundled ones' },
    paraphrases: {
      resource: 'paraphrases',
      kind: 'file',
      help: 'a paraphrase table, for the module paraphrase',
      implies: { modules: METEOR_MODULES },
    },
  },
  parts: () =>
    scoreParts('percent', { precision: 'P', recall: 'R', fMean: 'Fmean', penalty: 'Penalty', value: 'METEOR' }),
  create: (
    { task, modules, mode },
    { stemmer, synonyms, paraphrases },
  ): MetricCore<MeteorStats, Omit<MeteorScore, 'signature'>, MeteorSentenceScore> => {
    const lexicon = new Lexicon(stemmer, synonyms);
    const search = new BeamSearch();
    const score = (counts: ArrayLike<number>): MeteorParts => scoreCounts(counts, METEOR_PARAMETERS[task]);
    const rowOf = ({ counts }: MeteorStats): MeteorCounts => summedCounts(counts);
    const encode = (text: string): Int32Array => {
      const normal = mode === 'norm' ? normalise(text) : text;
      return lexicon.encode(javaTokens(mode === 'cased' ? normal : normal.toLowerCase()));
    };
    // Systems are scored sentence by sentence, so the references of the last sentence are mostly asked for again.
    let last: { readonly sentence: Sentence; readonly references: readonly Reference[] } | undefined;
    const preparedReferences = (sentence: Sentence): readonly Reference[] => {
      if (last?.sentence === sentence) return last.references;
      const references = referencesOf(sentence).map(
        (text) => new Reference(encode(text), modules, lexicon, paraphrases),
      );
      last = { sentence, references };
      return references;
    };
    return {
      notice: englishOnly,
      sentence: ({ sentence, hypothesis }) => {
        const words = encode(hypothesis);
        const candidates = preparedReferences(sentence).map((reference, at) => {
          const alignment = search.align(reference.matches(words), words.length);
          const counts = countsOf(words, reference.words, alignment, modules.length, lexicon);
          return { reference: at, score: score(counts).value, counts };
        });
        return candidates.reduce((best, next) => (next.score > best.score ? next : best));
      },
      toRow: ({ reference, counts }) => [reference, ...counts],
      fromRow: ([reference, ...counts]) => ({
        reference,
        // Sums need only the counts, and a score takes a power.
        get score() {
          return score(counts).value;
        },
        counts,
      }),
      ...additive(countsWidth(modules.length), rowOf, (totals) => ({ ...score(totals), counts: Array.from(totals) })),
      // Most of the time of a resample would go into the copy of the counts.
      resampler: (systems) => additiveResampler(systems, rowOf, (totals) => score(totals).value),
      sentences: (stats) => Array.from(stats, ({ reference, counts }) => ({ reference, ...score(counts) })),
    };
  },
});

/**
 * METEOR 1.5 for English (Denkowski & Lavie 2014): words aligned by form, stem, synonym and paraphrase, a harmonic
 * mean that leans to recall, and a penalty for broken order.
 */
export function meteor(options?: MeteorOptions, resources?: MeteorResources): MeteorMetric {
  return meteorKind.create(options, resources);
}
