import { createEditMetric, exploreSentences, parseM2, parsePlainText, sentencesOf } from '@stet/core/internal';

export interface ExploreTask {
  /** M2. */
  readonly gold: string;
  readonly output: string;
  readonly system: string;
}

/** The explorer's sentences as JSON, which takes less memory to cache and goes to the page as it is. */
export function exploreSubmission({ gold, output, system }: ExploreTask): string {
  const sentences = parseM2(gold).flatMap(sentencesOf);
  const metric = createEditMetric({ name: 'm2' });
  return JSON.stringify(exploreSentences(metric, sentences, [{ name: system, lines: parsePlainText(output) }]));
}
