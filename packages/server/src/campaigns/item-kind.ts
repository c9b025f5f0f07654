/**
 * What an item is for: `main` items make the ranking; `check` items are attention checks, which look the same and count
 * nowhere. Practice ends with a check of its own, after which judges are told about such items.
 */
export type ItemKind = 'main' | 'check' | 'practice' | 'practice-check';

/** In the order in which judges see them. */
export const PRACTICE_KINDS = ['practice', 'practice-check'] as const satisfies readonly ItemKind[];
export const EARNEST_KINDS = ['main', 'check'] as const satisfies readonly ItemKind[];

export function isPractice(kind: ItemKind): boolean {
  return kind === 'practice' || kind === 'practice-check';
}

/** The kinds that a judge cannot tell from this one. */
export function kindsLike(kind: ItemKind): readonly ItemKind[] {
  return isPractice(kind) ? PRACTICE_KINDS : EARNEST_KINDS;
}
