import type { Sentence } from '../../corpus/edit.js';
import { correctionTokens, countRetokenised } from '../../corpus/i-measure/cluster.js';
import { Vocabulary } from '../../text/vocabulary.js';
import { additiveResampler } from '../additive.js';
import { defineMetric, type MetricCore } from '../define-metric.js';
import type { Notice } from '../notice.js';
import { fParts, scoreParts } from '../score-parts.js';
import type { Metric, Score, SentenceScore } from '../metric.js';
import { betaOption } from '../options/common-options.js';
import { choiceOption, countOption, flagOption, numberOption, type OptionsOf } from '../options/option.js';
import { CandidateFinder } from './candidates.js';
import { MAXIMISE, ReferenceChoice } from './choose.js';
import {
  BOUNDS_WIDTH,
  NO_BOUNDS,
  addBounds,
  boundsFromRow,
  boundsOf,
  boundsToRow,
  improvementBounds,
  type CountBounds,
  type Interval,
} from './count-bounds.js';
import { NO_COUNTS, addCounts, countsAt, type Counts } from './counts.js';
import { GoldReader, type GoldSentence } from './gold-sentence.js';
import { scoreAspect, type AspectScores } from './scores.js';
import { textOptions } from '../texts/text-options.js';

export interface IMeasureStats {
  /** What the references give: all different counts where the corpus is to choose, else the chosen ones. */
  readonly candidates: readonly Counts[];
  /** Where not all references could be tried: what the exact choice gives is within them. */
  readonly bounds?: CountBounds;
}

export interface IMeasureScore extends Score, AspectScores {
  /** I of the correction aspect, from -1 to 1. The other numbers beside it are of the same aspect. */
  readonly value: number;
  readonly detection: AspectScores;
  readonly beta: number;
  readonly weight: number;
  readonly inexactSentences: number;
  /** What `value` is at least and at most, where sentences are inexact. */
  readonly bounds?: Interval;
}

export interface IMeasureSentenceScore extends SentenceScore {
  /** Counts of the reference that suits the sentence best when it is scored by itself. */
  readonly counts: Counts;
  /** What `value` is at least and at most, where the sentence is inexact. */
  readonly bounds?: Interval;
}

export type IMeasure = Metric<IMeasureStats, IMeasureScore, IMeasureSentenceScore>;

export type { AspectScores } from './scores.js';
export type { Counts as IMeasureCounts } from './counts.js';

const options = {
  nomix: flagOption({
    help: "keep each annotator's corrections together",
    signatureKey: 'mix',
    signatureWords: ['yes', 'no'],
  }),
  maximise: choiceOption(MAXIMISE, {
    default: 'cwacc',
    help: 'what the chosen reference maximises',
    signatureKey: 'max',
  }),
  optimise: choiceOption(['sentence', 'corpus'], {
    default: 'sentence',
    help: 'choose references for each sentence alone, or for the running totals of the corpus',
    signatureKey: 'opt',
  }),
  weight: numberOption({ default: 2, above: 0, help: 'w of weighted accuracy', signatureKey: 'w' }),
  beta: betaOption(1),
  maxReferences: countOption({
    default: 4096,
    min: 1,
    help: 'how hard to try: most references to list where errors overlap, and to keep side by side elsewhere',
    signatureKey: 'limit',
    matters: ({ nomix }) => nomix === false,
  }),
  tokens: choiceOption(correctionTokens, {
    default: 'original',
    help: 'cut the corrections of M2 into tokens as the original does, or keep those of the gold',
  }),
  ...textOptions,
};

/** The options of the I-measure. */
export type IMeasureOptions = OptionsOf<typeof options>;

const retokenised: Notice = {
  count: (sentence) => [countRetokenised(sentence)],
  text: ([corrections = 0]) =>
    corrections === 0
      ? undefined
      : `${corrections} ${corrections === 1 ? 'correction is' : 'corrections are'} cut into other tokens than the gold has, as in the original program, so that even a perfect output falls short. Keep those of the gold with {{tokens}} gold.`,
};

export const iMeasureKind = defineMetric({
  name: 'i-measure',
  title: 'I-measure',
  needs: 'edits',
  // The tokens of a corrected text are those that systems are held to.
  withoutGold: { tokens: 'gold' },
  definition: 'how far the text moved from the source towards a perfect one (1) or a wholly wrong one (-1)',
  citation: 'Felice and Briscoe 2015',
  options,
  parts: ({ beta }) => [
    ...scoreParts('percent', { value: 'I', wacc: 'WAcc', waccBaseline: 'WAcc base' }),
    ...fParts('f', beta),
    ...scoreParts('count', { tp: 'TP', tn: 'TN', fp: 'FP', fn: 'FN', fpn: 'FPN' }),
  ],
  create: ({
    nomix,
    maximise,
    optimise,
    weight,
    beta,
    maxReferences,
    tokens,
  }): MetricCore<IMeasureStats, Omit<IMeasureScore, 'signature'>, IMeasureSentenceScore> => {
    const weights = { weight, beta };
    const vocabulary = new Vocabulary();
    const goldOf = new WeakMap<Sentence, GoldSentence>();
    const choice = new ReferenceChoice(maximise, weights);
    const reader = new GoldReader(vocabulary, { nomix, limit: maxReferences, tokens });
    const forCorpus = optimise === 'corpus';
    const finder = new CandidateFinder(choice, { limit: maxReferences, weight, forCorpus });
    return {
      takesExtracted: true,
      notice: tokens === 'original' ? retokenised : undefined,
      sentence: ({ sentence, hypothesis }) => {
        let gold = goldOf.get(sentence);
        if (gold === undefined) goldOf.set(sentence, (gold = reader.read(sentence)));
        const { counts, bounds } = finder.find(gold, vocabulary.encodeText(hypothesis));
        const candidates = forCorpus ? counts : [choice.best(counts, NO_COUNTS)];
        return bounds === undefined ? { candidates } : { candidates, bounds };
      },
      toRow: ({ candidates, bounds }) =>
        bounds === undefined ? [0, ...candidates.flat()] : [1, ...boundsToRow(bounds), ...candidates.flat()],
      fromRow: (row) => {
        const isInexact = row[0] === 1;
        const candidates: Counts[] = [];
        for (let at = isInexact ? 1 + BOUNDS_WIDTH : 1; at < row.length; at += NO_COUNTS.length) {
          candidates.push(countsAt(row, at));
        }
        return isInexact ? { candidates, bounds: boundsFromRow(row, 1) } : { candidates };
      },
      accumulator: () => {
        let total = NO_COUNTS;
        let certain = NO_COUNTS;
        let uncertain = NO_BOUNDS;
        let inexactSentences = 0;
        return {
          add: ({ candidates, bounds }) => {
            const chosen = choice.best(candidates, total);
            total = addCounts(total, chosen);
            if (bounds !== undefined) inexactSentences++;
            // Once the totals are uncertain that the choice goes by, any candidate may be the exact choice.
            const isCertain = inexactSentences === 0 || (bounds === undefined && !forCorpus);
            if (isCertain) certain = addCounts(certain, chosen);
            else uncertain = addBounds(uncertain, bounds ?? boundsOf(candidates, weight));
          },
          score: () => {
            const correction = scoreAspect(total, 'correction', weights);
            const detection = scoreAspect(total, 'detection', weights);
            return {
              value: correction.i,
              ...correction,
              detection,
              beta,
              weight,
              inexactSentences,
              ...(inexactSentences === 0
                ? {}
                : { bounds: improvementBounds(addBounds(boundsOf([certain], weight), uncertain)) }),
            };
          },
        };
      },
      sentences: (stats) =>
        Array.from(stats, ({ candidates, bounds }) => {
          const counts = choice.best(candidates, NO_COUNTS);
          const value = scoreAspect(counts, 'correction', weights).i;
          return bounds === undefined ? { value, counts } : { value, counts, bounds: improvementBounds(bounds) };
        }),
      // Where the running totals choose, only accumulating gives the value.
      ...(optimise === 'corpus'
        ? {}
        : {
            resampler: (systems) =>
              additiveResampler(
                systems,
                ({ candidates }) => candidates[0],
                (totals) => scoreAspect(countsAt(totals, 0), 'correction', weights).i,
              ),
          }),
    };
  },
});

/** The I-measure (Felice & Briscoe 2015): how much better than the source the corrected text is. */
export function iMeasure(options?: IMeasureOptions): IMeasure {
  return iMeasureKind.create(options);
}
