import type { LintCheck } from '../lint-run.js';
import { UNCHANGED, carrySpans, type Carriers } from './kept-text.js';

/** Two checks of one text, or of two versions of it. */
export interface CheckPair {
  readonly before: LintCheck;
  readonly now: LintCheck;
  readonly carry: Carriers;
}

/** The checks of two runs side by side, and those that cannot be compared. */
export interface PairedChecks {
  readonly pairs: readonly CheckPair[];
  /** Units whose text changed, and whose lints were carried over. */
  readonly carried: readonly string[];
  /** Units whose text changed, and whose texts the runs do not hold. */
  readonly changed: readonly string[];
  readonly onlyBefore: readonly string[];
  readonly onlyNow: readonly string[];
  /** Units for which one of the runs has no answer, or not all of it. */
  readonly unanswered: readonly string[];
}

/** Pairs the checks of two runs: by name and text, then by text wherever it stands now, then by name alone. */
export function pairChecks(before: readonly LintCheck[], now: readonly LintCheck[]): PairedChecks {
  const pairs: CheckPair[] = [];
  const [carried, changed, unanswered]: [string[], string[], string[]] = [[], [], []];
  const add = (old: LintCheck, current: LintCheck, carry: Carriers): void => {
    if ([old, current].some(lacksLints)) unanswered.push(current.unit);
    else pairs.push({ before: old, now: current, carry });
  };
  const byText = takePairs(before, now, ({ unit, sha256 = '' }) => `${sha256} ${unit}`);
  const moved = takePairs(byText.before, byText.now, ({ sha256 }) => sha256);
  for (const [old, current] of [...byText.pairs, ...moved.pairs]) add(old, current, UNCHANGED);
  const renewed = takePairs(moved.before, moved.now, ({ unit }) => unit);
  for (const [old, current] of renewed.pairs) {
    // Without a hash on either side there is nothing that says the text changed.
    if (old.sha256 === undefined || current.sha256 === undefined) {
      add(old, current, UNCHANGED);
    } else if (old.text === undefined || current.text === undefined) {
      changed.push(current.unit);
    } else {
      add(old, current, carrySpans(old.text, current.text));
      carried.push(current.unit);
    }
  }
  const namesOf = (checks: readonly LintCheck[]): string[] => checks.map(({ unit }) => unit);
  return {
    pairs,
    ...{ carried, changed, unanswered },
    onlyBefore: namesOf(renewed.before),
    onlyNow: namesOf(renewed.now),
  };
}

/** A failed check has no lints and an incomplete one not all of them; neither says that a text is clean. */
export function lacksLints({ error, incomplete }: LintCheck): boolean {
  return error !== undefined || incomplete === true;
}

interface Taken<Item> {
  readonly pairs: readonly (readonly [before: Item, now: Item])[];
  /** What is left of both. */
  readonly before: readonly Item[];
  readonly now: readonly Item[];
}

/** Pairs items with the same key, in order, each once; items without a key stay alone. */
export function takePairs<Item>(
  before: readonly Item[],
  now: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): Taken<Item> {
  const waiting = new Map<string, { readonly items: Item[]; next: number }>();
  for (const item of before) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const queue = waiting.get(key);
    if (queue === undefined) waiting.set(key, { items: [item], next: 0 });
    else queue.items.push(item);
  }
  const pairs: (readonly [Item, Item])[] = [];
  const left: Item[] = [];
  const taken = new Set<Item>();
  for (const item of now) {
    const key = keyOf(item);
    const queue = key === undefined ? undefined : waiting.get(key);
    const partner = queue?.items.at(queue.next);
    if (queue === undefined || partner === undefined) {
      left.push(item);
    } else {
      queue.next++;
      taken.add(partner);
      pairs.push([partner, item]);
    }
  }
  return { pairs, before: before.filter((item) => !taken.has(item)), now: left };
}
