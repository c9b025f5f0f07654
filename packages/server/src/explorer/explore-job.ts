import { chosenAlignments, parsePlainText, type MetricSpec } from '@stet/core/internal';
import { explainingMetric } from '../scoring/explaining-metric.js';
import { parseStoredGold } from '../tasks/parse-stored-gold.js';
import { packPages } from './packed-pages.js';

export interface ExploreTask {
  /** M2. */
  readonly gold: string;
  readonly output: string;
  /** The metric whose edits are shown. */
  readonly metric: MetricSpec;
}

/** The pages of the explorer for a submission that was not scored against this gold. */
export async function exploreSubmission({ gold, output, metric: explaining }: ExploreTask): Promise<string[]> {
  const sentences = parseStoredGold(gold);
  const lines = parsePlainText(output);
  const metric = await explainingMetric(explaining);
  const alignments = sentences.map((sentence, at) => metric.align({ sentence, hypothesis: lines[at] }));
  return packPages(metric, sentences, lines, chosenAlignments(metric, alignments));
}
