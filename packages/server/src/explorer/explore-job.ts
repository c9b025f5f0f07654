import { chosenAlignments, createEditMetric, parsePlainText } from '@stet/core/internal';
import { parseStoredGold } from '../tasks/parse-stored-gold.js';
import { packPages } from './packed-pages.js';

export interface ExploreTask {
  /** M2. */
  readonly gold: string;
  readonly output: string;
}

/** The pages of the explorer for a submission that was not scored against this gold. */
export function exploreSubmission({ gold, output }: ExploreTask): string[] {
  const sentences = parseStoredGold(gold);
  const lines = parsePlainText(output);
  const metric = createEditMetric({ name: 'm2' });
  const alignments = sentences.map((sentence, at) => metric.align({ sentence, hypothesis: lines[at] }));
  return packPages(sentences, lines, chosenAlignments(metric, alignments));
}
