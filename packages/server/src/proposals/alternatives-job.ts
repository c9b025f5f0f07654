import { addAlternatives, type AlternativeAnswer, type Sentence } from '@stet/core/internal';
import { parseStoredGold } from '../tasks/parse-stored-gold.js';
import type { CheckedGold } from '../tasks/checked-gold.js';
import { checkedGold } from '../tasks/read-gold-job.js';

export interface AlternativesTask {
  /** M2. */
  readonly gold: string;
  /** The content of the source. */
  readonly source: string | undefined;
  readonly answers: readonly AlternativeAnswer[];
}

export interface MadeAlternatives {
  readonly gold: CheckedGold;
  /** How many more annotation sets it has than the gold. */
  readonly sets: number;
}

/** Adds accepted answers to a gold. */
export function addAccepted({ gold: content, source, answers }: AlternativesTask): MadeAlternatives {
  const gold = parseStoredGold(content, 'gold');
  const sentences = addAlternatives(gold, answers);
  return { gold: checkedGold(sentences, undefined, source, 'gold'), sets: setsOf(sentences) - setsOf(gold) };
}

function setsOf(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { annotations }) => sum + annotations.length, 0);
}
