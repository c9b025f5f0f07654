import type { Sentence } from '../corpus/edit.js';
import { applyEdits } from '../corpus/references.js';
import { lineAt } from '../text/packed-texts.js';
import { textOf } from '../text/utf8-text.js';
import { tokenise } from '../text/white-space.js';
import type { Batch } from './batch.js';

/** How many words are inserted or deleted, by the gold and by each system. Counts, so that stretches add up. */
export interface Rewriting {
  /** Words of the sources. */
  readonly words: number;
  /**
   * First the words changed by whoever a sentence lists first, then those by each annotator or reference; whoever a
   * sentence does not list counts as the first.
   */
  readonly gold: readonly number[];
  readonly systems: readonly number[];
}

export const NO_REWRITING: Rewriting = { words: 0, gold: [], systems: [] };

/** Sentences beyond are not looked at: so many tell what a system does, and millions would cost time. */
const LOOKED_AT = 20_000;

export function countRewriting({ first, sentences, outputs }: Batch): Rewriting {
  if (first >= LOOKED_AT) return NO_REWRITING;
  let words = 0;
  let gold: readonly number[] = [];
  const systems = outputs.map(() => 0);
  sentences.forEach((sentence, at) => {
    const source = tokenise(sentence.source);
    words += source.length;
    gold = joinGold(gold, changedByGold(sentence, source));
    outputs.forEach(({ lines }, system) => {
      const line = textOf(lineAt(lines, at));
      if (line !== sentence.source) systems[system] += changedWords(source, tokenise(line));
    });
  });
  return { words, gold, systems };
}

/** By the edits of each annotator; by the texts where there are no edits. */
function changedByGold({ source, annotations, references = [] }: Sentence, words: readonly string[]): number[] {
  const changedIn = (text: string): number => (text === source ? 0 : changedWords(words, tokenise(text)));
  if (annotations.every(({ edits }) => edits.length === 0)) {
    const changed = references.map(changedIn);
    return [changed.at(0) ?? 0, ...changed];
  }
  const changed = new Map(annotations.map(({ annotator, edits }) => [annotator, changedIn(applyEdits(source, edits))]));
  const [firstListed] = changed.values();
  const most = Math.max(...changed.keys());
  return [firstListed, ...Array.from({ length: most + 1 }, (_, annotator) => changed.get(annotator) ?? firstListed)];
}

/** How many words one text has that the other has not, as often as it has them. */
function changedWords(before: readonly string[], after: readonly string[]): number {
  // Most of a sentence stays, and what stays at its ends needs no counting.
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const counts = new Map<string, number>();
  for (let at = start; at < before.length - end; at++) counts.set(before[at], (counts.get(before[at]) ?? 0) + 1);
  for (let at = start; at < after.length - end; at++) counts.set(after[at], (counts.get(after[at]) ?? 0) - 1);
  let changed = 0;
  for (const count of counts.values()) changed += Math.abs(count);
  return changed;
}

/** The counts of two stretches of a corpus together. */
export function joinRewriting(first: Rewriting, second: Rewriting): Rewriting {
  const systems = Math.max(first.systems.length, second.systems.length);
  return {
    words: first.words + second.words,
    gold: joinGold(first.gold, second.gold),
    systems: Array.from({ length: systems }, (_, at) => (first.systems.at(at) ?? 0) + (second.systems.at(at) ?? 0)),
  };
}

/** Whoever one of them does not list counts as its first. */
function joinGold(first: readonly number[], second: readonly number[]): number[] {
  const countOf = (gold: readonly number[], at: number): number => gold.at(at) ?? gold.at(0) ?? 0;
  return Array.from(
    { length: Math.max(first.length, second.length) },
    (_, at) => countOf(first, at) + countOf(second, at),
  );
}

/** Fewer words tell nothing of a system. */
const FEWEST_WORDS = 1000;

/**
 * A sentence for each system that changes more than the annotator who changes most: beyond that, a gold cannot tell
 * good rewriting from bad. Where there is one annotator, nobody knows how far good corrections spread.
 */
export function rewritingTexts(
  metrics: readonly string[],
  systems: readonly string[],
  { words, gold, systems: changed }: Rewriting,
): string[] {
  const annotators = gold.slice(1);
  if (annotators.length < 2 || words < FEWEST_WORDS) return [];
  const most = Math.max(...annotators);
  const share = (count: number): string => ((100 * count) / words).toFixed(1);
  return systems.flatMap((system, at) =>
    changed[at] > most
      ? [
          `${system}: inserts or deletes ${share(changed[at])} words for each 100 of the source, more than the annotator of the gold who changes most (${share(most)}). ` +
            `${metrics.join(', ')} cannot rank it: what no annotator wrote counts as wrong, however good it is. Let people compare its outputs with others, and rank by their judgments.`,
        ]
      : [],
  );
}
