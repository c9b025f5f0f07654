import { chosenAlignments, createEditMetric, parseM2, parsePlainText, sentencesOf } from '@stet/core/internal';
import { packPages } from './packed-pages.js';

export interface ExploreTask {
  /** M2. */
  readonly gold: string;
  readonly output: string;
}

/** The pages of the explorer for a submission that was not scored against this gold. */
export function exploreSubmission({ gold, output }: ExploreTask): string[] {
  const sentences = parseM2(gold).flatMap(sentencesOf);
  const lines = parsePlainText(output);
  const metric = createEditMetric({ name: 'm2' });
  const alignments = sentences.map((sentence, at) => metric.align({ sentence, hypothesis: lines[at] }));
  return packPages(sentences, lines, chosenAlignments(metric, alignments));
}
