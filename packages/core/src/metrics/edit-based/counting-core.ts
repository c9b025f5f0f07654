import type { MetricCore } from '../define-metric.js';
import { precisionRecall, type Counts, type PrecisionRecall } from '../f-score.js';
import type { SentenceScore, UnsignedScore } from '../metric.js';
import { orderedResampler } from '../ordered-resampler.js';
import type { AnnotatorCounts, RunningChoice } from './choose-annotators.js';
import { packedCounts, type PackedChoice } from './packed-counts.js';

export interface EditCounts extends PrecisionRecall, Counts {
  readonly beta: number;
}

export interface EditSentenceScore extends SentenceScore, Counts {
  /** The annotator that suits the sentence best when it is scored by itself, and its counts. */
  readonly annotator: number;
  /** The annotator that the running totals of the corpus chose, and its counts; these add up to the corpus's. */
  readonly running: Counts & { readonly annotator: number };
}

/** How annotators are chosen, and what their counts come to. */
export interface CountingRules {
  readonly beta: number;
  /** The ratio of nothing to nothing. */
  readonly nothing: number;
  /** A choice that has seen no sentence. */
  readonly startChoice: () => RunningChoice;
  /** The same choice over packed counts. */
  readonly packedChoice: PackedChoice;
}

/** F of edits, as a core of a metric shares it. */
type CountingCore<Stats> = Required<
  Pick<MetricCore<Stats, UnsignedScore & EditCounts, EditSentenceScore>, 'accumulator' | 'sentences' | 'resampler'>
> & {
  /** The value of the corpus up to and with each sentence. */
  runningValues(stats: Iterable<Stats>): number[];
};

/** Scores the counts of edits against annotators, one of whom is chosen for each sentence. */
export function countingCore<Candidate extends AnnotatorCounts>({
  beta,
  nothing,
  startChoice,
  packedChoice,
}: CountingRules): CountingCore<readonly Candidate[]> {
  return {
    accumulator: () => {
      const choice = startChoice();
      return {
        add: (stats) => void choice.choose(stats),
        score: () => scoreCounts(choice.totals, beta, nothing),
      };
    },
    sentences: (stats) => {
      const running = startChoice();
      return Array.from(stats, (counts) => {
        const [runningAnnotator, correct, proposed, gold] = running.choose(counts);
        const alone = startChoice();
        const [best] = alone.choose(counts);
        const { value } = precisionRecall(alone.totals, beta, nothing);
        return {
          annotator: best,
          ...alone.totals,
          value,
          running: { annotator: runningAnnotator, correct, proposed, gold },
        };
      });
    },
    runningValues: (stats) => {
      const running = startChoice();
      return Array.from(stats, (counts) => {
        running.choose(counts);
        return precisionRecall(running.totals, beta, nothing).value;
      });
    },
    resampler: (systems) => {
      const packed = packedCounts(systems, packedChoice);
      return orderedResampler(systems, (indices) => precisionRecall(packed.choose(indices, beta), beta, nothing).value);
    },
  };
}

/** The score of counts: value, precision, recall, and the counts themselves. */
export function scoreCounts(counts: Counts, beta: number, nothing: number): EditCounts {
  const { value, precision, recall } = precisionRecall(counts, beta, nothing);
  return { value, precision, recall, ...counts, beta };
}
