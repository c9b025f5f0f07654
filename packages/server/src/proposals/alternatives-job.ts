import { addAlternatives, printCherrant, type AlternativeAnswer, type Sentence } from '@stet/core/internal';
import { parseStoredGold } from '../tasks/parse-stored-gold.js';
import { storedFormat } from '../tasks/stored-format.js';
import type { CheckedGold } from '../tasks/checked-gold.js';
import { checkedGold } from '../tasks/read-gold-job.js';

export interface AlternativesTask {
  /** As it is stored; not of essays. */
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
  // Printed as the gold is written: ChERRANT's M2 has several ways to one answer, of which the other kind keeps one.
  const isCherrant = storedFormat(content) === 'cherrant';
  const printed = isCherrant ? printCherrants(sentences) : undefined;
  return { gold: checkedGold(sentences, printed, source, 'gold'), sets: setsOf(sentences) - setsOf(gold) };
}

function printCherrants(sentences: readonly Sentence[]): string {
  return sentences.map((sentence) => printCherrant(sentence, { keepSkipped: true })).join('');
}

function setsOf(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { annotations }) => sum + annotations.length, 0);
}
