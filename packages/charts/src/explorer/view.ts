import { filterExplored, type ExploredSentence } from '@stet/core/internal';
import { numberOf, type Slot } from './use-sentences.js';

/**
 * The sentences with these numbers, or all of them if there are none, loaded or not; those that are loaded with the
 * outputs of `systems`.
 */
export function shownSlots(
  slots: readonly Slot[],
  numbers: readonly number[] | undefined,
  systems: readonly string[],
): readonly Slot[] {
  const passing = new Set(numbers);
  const chosen = numbers === undefined ? slots : slots.filter((slot) => passing.has(numberOf(slot)));
  const loaded = chosen.filter((slot): slot is ExploredSentence => typeof slot !== 'number');
  const withOutputs = filterExplored(loaded, { systems });
  let next = 0;
  return chosen.map((slot) => (typeof slot === 'number' ? slot : withOutputs[next++]));
}
