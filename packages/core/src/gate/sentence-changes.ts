import { referencesOf } from '../corpus/references.js';
import type { EditMetric } from '../metrics/edit-based/edit-metric.js';
import type { Counts } from '../metrics/f-score.js';
import { sameCounts, type BaselineComparison } from './compare-with-baseline.js';

/** A sentence that a system now corrects differently, for better or worse. */
export interface SentenceChange {
  /** The line in the system's file, from 1. */
  readonly sentence: number;
  /** By how much the score of the whole changes when this sentence alone does. */
  readonly effect: number;
  readonly source: string;
  readonly before: string;
  readonly now: string;
  /** The corrected texts of the annotators, each once. */
  readonly gold: readonly string[];
  /** Against the annotator that suits each output best. */
  readonly counts: { readonly before: Counts; readonly now: Counts };
}

/** The sentences whose counts changed, most harmful first. */
export function sentenceChanges(metric: EditMetric, comparison: BaselineComparison): SentenceChange[] {
  const { gold, sentences, before, now } = comparison;
  const whole = metric.corpus(before.stats).value;
  const counts = [before, now].map(({ stats }) => metric.sentences(stats));
  return sentences
    .flatMap((sentence, at): SentenceChange[] => {
      if (sameCounts(before.stats[at], now.stats[at])) return [];
      const effect = metric.corpus(before.stats.with(at, now.stats[at])).value - whole;
      return [
        {
          sentence: gold.pairs[at][0] + 1,
          effect,
          source: sentence.source,
          before: before.lines[at],
          now: now.lines[at],
          gold: [...new Set(referencesOf(sentence))],
          counts: { before: plainCounts(counts[0][at]), now: plainCounts(counts[1][at]) },
        },
      ];
    })
    .sort((a, b) => a.effect - b.effect || a.sentence - b.sentence);
}

function plainCounts({ correct, proposed, gold }: Counts): Counts {
  return { correct, proposed, gold };
}
