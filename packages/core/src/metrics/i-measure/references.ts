import type { GoldErrors, GoldError } from '../../corpus/i-measure/gold.js';
import type { Vocabulary } from '../../text/vocabulary.js';

export interface EncodedCorrection {
  readonly start: number;
  readonly end: number;
  readonly ids: readonly number[];
}

/** One way to deal with an error: corrections with different offsets; none leaves the source as it is. */
export type Choice = readonly EncodedCorrection[];

const LEFT_ALONE: Choice = [];

/** A reference for each annotator with all its corrections, and the source where an annotator has none. */
export function unmixedReferences(source: Int32Array, gold: GoldErrors, vocabulary: Vocabulary): number[][] {
  const choiceOf = new Map<number, EncodedCorrection[]>();
  for (const { annotator, corrections } of gold.errors.flatMap((error) => error.alternatives)) {
    const earlier = choiceOf.get(annotator) ?? [];
    choiceOf.set(annotator, [...earlier, ...join(corrections, vocabulary)]);
  }
  if (gold.annotators === 0) return [[...source]];
  const references = [...choiceOf.values()].map((choice) => apply(choice, [...source], 0, true));
  return choiceOf.size < gold.annotators ? [[...source], ...references] : references;
}

/** The different ways to deal with an error. */
export function choicesOf({ required, alternatives }: GoldError, vocabulary: Vocabulary): Choice[] {
  const choices: Choice[] = alternatives.map(({ corrections }) => join(corrections, vocabulary));
  if (!required || choices.length === 0) choices.push(LEFT_ALONE);
  return [...new Map(choices.map((choice) => [keyOf(choice), choice])).values()];
}

/** Corrections with the same offsets become one. */
function join(
  corrections: readonly { readonly start: number; readonly end: number; readonly text: string }[],
  vocabulary: Vocabulary,
): EncodedCorrection[] {
  const joined = new Map<string, { start: number; end: number; ids: number[] }>();
  for (const { start, end, text } of corrections) {
    const key = `${String(start)} ${String(end)}`;
    const ids = [...vocabulary.encodeText(text)];
    const earlier = joined.get(key);
    if (earlier === undefined) joined.set(key, { start, end, ids });
    else earlier.ids.push(...ids);
  }
  return [...joined.values()];
}

function keyOf(choice: Choice): string {
  return choice
    .map(({ start, end, ids }) => [start, end, ...ids].join(' '))
    .sort()
    .join('|');
}

/** Whether two corrections have the same offsets, so that the choices cannot be combined. */
export function clash(corrections: readonly EncodedCorrection[]): boolean {
  return new Set(corrections.map(({ start, end }) => `${String(start)} ${String(end)}`)).size < corrections.length;
}

/**
 * Makes the corrections in the tokens, whose first is at `offset` of the source, from right to left: where they
 * overlap, one is made in the result of the other. With `keepOne`, one that would leave nothing is not made.
 */
export function apply(
  corrections: readonly EncodedCorrection[],
  tokens: readonly number[],
  offset: number,
  keepOne: boolean,
): number[] {
  let result = [...tokens];
  for (const { start, end, ids } of [...corrections].sort((a, b) => b.start - a.start || b.end - a.end)) {
    const next = result.toSpliced(start - offset, end - start, ...ids);
    if (next.length > 0 || !keepOne) result = next;
  }
  return result;
}
