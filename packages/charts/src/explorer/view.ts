import {
  OUTCOMES,
  filterExplored,
  hasOutcome,
  recallOfExplored,
  type ExploredFilter,
  type ExploredSentence,
  type Outcome,
  type TypeRecall,
} from '@stet/core/internal';
import type { Slot } from './use-sentences.js';

/** The sentences that pass a filter, and the counts of its further choices. */
export interface View {
  /** In order; without a filter also those that are not loaded yet. */
  readonly slots: readonly Slot[];
  /** Sentences with each outcome, under the rest of the filter. */
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** Recall by error type of the first system. */
  readonly types: readonly TypeRecall[];
}

export function viewOf(slots: readonly Slot[], filter: ExploredFilter): View {
  const present = slots.filter((slot): slot is ExploredSentence => typeof slot !== 'number');
  const { systems = [], types = [] } = filter;
  const open = filterExplored(present, { ...filter, types: [], outcomes: [] });
  const count = (outcome: Outcome): number =>
    open.filter(({ outputs }) => outputs.some((output) => hasOutcome(output, outcome, types))).length;
  return {
    slots: isNarrow(filter) ? filterExplored(open, filter) : inPlace(slots, open),
    outcomes: Object.fromEntries(OUTCOMES.map((outcome) => [outcome, count(outcome)])) as Record<Outcome, number>,
    types: systems.length === 0 ? [] : recallOfExplored(present, systems[0]),
  };
}

/** True if the filter may leave sentences out. */
export function isNarrow({ search = '', types = [], outcomes = [], differ = false }: ExploredFilter): boolean {
  return search.trim() !== '' || types.length > 0 || outcomes.length > 0 || differ;
}

function inPlace(slots: readonly Slot[], sentences: readonly ExploredSentence[]): Slot[] {
  let next = 0;
  return slots.map((slot) => (typeof slot === 'number' ? slot : sentences[next++]));
}
