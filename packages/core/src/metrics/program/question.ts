import { plainSentence } from '../../corpus/edit.js';
import { referencesOf } from '../../corpus/references.js';
import type { Annotation } from '../../corpus/edit.js';
import type { Segment } from '../metric.js';

/** What a program is asked about a sentence. */
export interface MetricQuestion {
  readonly source: string;
  readonly hypothesis: string;
  readonly references: readonly string[];
  /** The gold edits of each annotator; absent where there is no gold. */
  readonly annotations?: readonly Annotation[];
}

/** The question about a segment; `hasGold` says whether its annotations are somebody's. */
export function questionOf({ sentence, hypothesis }: Segment, hasGold: boolean): MetricQuestion {
  const { source, annotations } = plainSentence(sentence);
  return { source, hypothesis, references: referencesOf(sentence), ...(hasGold ? { annotations } : {}) };
}

/** A program that is asked about sentences. */
export interface MetricProgram {
  /** The statistics of each, in the order of the questions; `onAnswer` is told how many more are there. */
  ask(
    questions: readonly MetricQuestion[],
    onAnswer?: (count: number) => void,
  ): Promise<readonly (readonly number[])[]>;
  close(): Promise<void>;
}
