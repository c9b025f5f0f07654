import type { Metric, ReportedScore } from '@stet/core/internal';
import { warnOfInexact } from './warn-of-inexact.js';

interface ReportOptions {
  /** Also give the score of every sentence. */
  readonly perSentence?: boolean;
}

/** The scores by metric and system, from the statistics by metric, system and sentence. */
export function reportScores(
  metrics: readonly Metric[],
  stats: readonly (readonly (readonly unknown[])[])[],
  names: readonly string[],
  { perSentence }: ReportOptions = {},
): ReportedScore[][] {
  const reported = metrics.map((metric, at) =>
    stats[at].map((own) => ({
      ...metric.corpus(own),
      ...(perSentence === true ? { sentences: metric.sentences(own) } : {}),
    })),
  );
  warnOfInexact(metrics, reported, names);
  return reported;
}
