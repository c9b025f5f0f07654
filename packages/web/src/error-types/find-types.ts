import type { ErrorType } from '@stet/core/internal';

/** The error types that match `typed`, best first: by tag, then by name, then by description. */
export function findTypes(types: readonly ErrorType[], typed: string): ErrorType[] {
  const query = typed.trim().toLowerCase();
  if (query === '') return [...types];
  return types
    .map((type) => ({ type, rank: rankOf(type, query) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ type }) => type);
}

const NO_MATCH = 5;

function rankOf({ tag, name, description }: ErrorType, query: string): number {
  const [ownTag, ownName] = [tag.toLowerCase(), name.toLowerCase()];
  if (ownTag === query) return 0;
  if (ownTag.startsWith(query)) return 1;
  if (ownName.split(/[\s-]+/u).some((word) => word.startsWith(query)) || ownName.startsWith(query)) return 2;
  if (ownTag.includes(query) || ownName.includes(query)) return 3;
  return description.toLowerCase().includes(query) ? 4 : NO_MATCH;
}
