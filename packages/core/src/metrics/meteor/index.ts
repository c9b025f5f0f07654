import type { Sentence } from '../../corpus/edit.js';
import { referencesOf } from '../../corpus/references.js';
import { StetError } from '../../error.js';
import { VERSION } from '../../version.js';
import { additiveResampler } from '../additive-resampler.js';
import type { MetricKind } from '../kind.js';
import { accumulate } from '../accumulate.js';
import type { Accumulator, Metric, Resampler, Score, ScorePart, Segment, SentenceScore, StatsList } from '../metric.js';
import { BeamSearch } from './beam-search.js';
import { javaTokens } from './java-tokens.js';
import { Lexicon } from './lexicon.js';
import { normalise } from './normalise.js';
import { meteorSettings, type MeteorOptions, type MeteorSettings } from './options.js';
import { Reference } from './reference.js';
import type { MeteorResources } from './resources.js';
import { CountSums, countsOf, scoreCounts, type MeteorCounts, type MeteorParts } from './statistics.js';

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

export interface MeteorMetric extends Metric<MeteorStats, MeteorScore> {
  sentences(stats: Iterable<MeteorStats>): readonly MeteorSentenceScore[];
}

/**
 * METEOR 1.5 for English (Denkowski & Lavie 2014): words aligned by form, stem, synonym and paraphrase, a harmonic
 * mean that leans to recall, and a penalty for broken order.
 */
export function meteor(options: MeteorOptions = {}, resources: MeteorResources = {}): MeteorMetric {
  return new Meteor(meteorSettings(options), resources);
}

export const meteorKind: MetricKind<MeteorOptions, MeteorMetric, MeteorResources> = {
  name: 'meteor',
  needs: 'references',
  definition: 'words aligned with a reference by form, stem and synonym; recall counts most, broken order costs',
  citation: 'Denkowski and Lavie 2014',
  options: ['--meteor-modules', '--meteor-task', '--meteor-mode', '--wordnet', '--paraphrases'],
  explains: false,
  needsResources: true,
  create: meteor,
};

class Meteor implements MeteorMetric {
  readonly name = 'meteor';
  readonly parts: readonly ScorePart[] = [
    { key: 'precision', title: 'P', kind: 'percent' },
    { key: 'recall', title: 'R', kind: 'percent' },
    { key: 'fMean', title: 'Fmean', kind: 'percent' },
    { key: 'penalty', title: 'Penalty', kind: 'percent' },
    { key: 'value', title: 'METEOR', kind: 'percent' },
  ];
  readonly #settings: MeteorSettings;
  readonly #resources: MeteorResources;
  readonly #lexicon: Lexicon;
  readonly #search = new BeamSearch();
  #known: { readonly sentence: Sentence; readonly references: readonly Reference[] } | undefined;

  constructor(settings: MeteorSettings, { stemmer, synonyms, paraphrases }: MeteorResources) {
    const { modules } = settings;
    if (modules.includes('stem') && stemmer === undefined) {
      throw missing('a stemmer for the module stem', 'Bring one, or leave the module out.');
    }
    if (modules.includes('synonym') && synonyms === undefined) {
      throw missing('a table of synonyms for the module synonym', 'Load WordNet, or leave the module out.');
    }
    if (modules.includes('paraphrase') && paraphrases === undefined) {
      throw missing('a table of paraphrases for the module paraphrase', 'Give a table, or leave the module out.');
    }
    this.#settings = settings;
    this.#resources = {
      synonyms: modules.includes('synonym') ? synonyms : undefined,
      paraphrases: modules.includes('paraphrase') ? paraphrases : undefined,
    };
    this.#lexicon = new Lexicon(stemmer, synonyms);
  }

  signature(): string {
    const { modules, task, mode } = this.#settings;
    const { synonyms, paraphrases } = this.#resources;
    return [
      this.name,
      `task:${task}`,
      `modules:${modules.join('+')}`,
      ...(synonyms === undefined ? [] : [synonyms.name]),
      ...(paraphrases === undefined ? [] : [paraphrases.name]),
      `mode:${mode}`,
      `stet:${VERSION}`,
    ].join('|');
  }

  sentence({ sentence, hypothesis }: Segment): MeteorStats {
    const words = this.#encode(hypothesis);
    const all = this.#references(sentence).map((reference, at) => {
      const alignment = this.#search.align(reference.matches(words), words.length);
      const counts = countsOf(words, reference.words, alignment, this.#settings.modules.length, this.#lexicon);
      return { reference: at, score: this.#score(counts).value, counts };
    });
    return all.reduce((best, next) => (next.score > best.score ? next : best));
  }

  toRow({ reference, counts }: MeteorStats): readonly number[] {
    return [reference, ...counts];
  }

  fromRow([reference, ...counts]: readonly number[]): MeteorStats {
    return { reference, score: this.#score(counts).value, counts };
  }

  accumulator(): Accumulator<MeteorStats, MeteorScore> {
    const sums = new CountSums(this.#settings.modules.length);
    return {
      add: ({ counts }) => {
        sums.add(counts);
      },
      score: () => ({ ...this.#score(sums.totals), counts: [...sums.totals], signature: this.signature() }),
    };
  }

  corpus(stats: Iterable<MeteorStats>): MeteorScore {
    return accumulate(this.accumulator(), stats);
  }

  sentences(stats: Iterable<MeteorStats>): MeteorSentenceScore[] {
    return Array.from(stats, ({ reference, counts }) => ({ reference, ...this.#score(counts) }));
  }

  resampler(stats: StatsList<MeteorStats>): Resampler {
    return additiveResampler(
      stats,
      ({ counts }) => {
        const sums = new CountSums(this.#settings.modules.length);
        sums.add(counts);
        return sums.totals;
      },
      (totals) => this.#score(totals).value,
    );
  }

  #score(counts: ArrayLike<number>): MeteorParts {
    return scoreCounts(counts, this.#settings.parameters);
  }

  /** Systems are scored sentence by sentence, so the references of the last sentence are mostly asked for again. */
  #references(sentence: Sentence): readonly Reference[] {
    if (this.#known?.sentence === sentence) return this.#known.references;
    const references = referencesOf(sentence).map((text) => this.#reference(text));
    this.#known = { sentence, references };
    return references;
  }

  #reference(text: string): Reference {
    return new Reference(this.#encode(text), this.#settings.modules, this.#lexicon, this.#resources.paraphrases);
  }

  #encode(text: string): Int32Array {
    const { mode } = this.#settings;
    const normal = mode === 'norm' ? normalise(text) : text;
    return this.#lexicon.encode(javaTokens(mode === 'cased' ? normal : normal.toLowerCase()));
  }
}

function missing(expected: string, remedy: string): StetError {
  return new StetError({ code: 'MISSING_RESOURCE', expected, found: 'none', remedy });
}
