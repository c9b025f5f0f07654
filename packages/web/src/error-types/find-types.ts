import type { ErrorType } from '@stet/core/internal';

/** The error types that what was typed may mean, the best first: by tag, then by name, then by description. */
export function findTypes(types: readonly ErrorType[], typed: string): ErrorType[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [...types];
  return types
    .map((type) => ({ type, rank: rankOf(type, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((one, other) => one.rank - other.rank)
    .map(({ type }) => type);
}

const NO_MATCH = 5;

function rankOf({ tag, name, description }: ErrorType, wanted: string): number {
  const [ownTag, ownName] = [tag.toLowerCase(), name.toLowerCase()];
  if (ownTag === wanted) return 0;
  if (ownTag.startsWith(wanted)) return 1;
  if (ownName.split(/[\s-]+/u).some((word) => word.startsWith(wanted)) || ownName.startsWith(wanted)) return 2;
  if (ownTag.includes(wanted) || ownName.includes(wanted)) return 3;
  return description.toLowerCase().includes(wanted) ? 4 : NO_MATCH;
}
