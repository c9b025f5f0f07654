import type { ErrorType } from '@stet/core/internal';
import type { Mark } from '@stet/server';

/** As many as fit into two lines of the form. */
const MOST = 6;

/** The types that an annotator uses most, then the first of the list: those that get a key of their own. */
export function commonTypes(types: readonly ErrorType[], marks: readonly Mark[]): string[] {
  const uses = new Map(types.map(({ tag }) => [tag, 0]));
  for (const { type } of marks) if (uses.has(type)) uses.set(type, (uses.get(type) ?? 0) + 1);
  return [...uses]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([tag]) => tag);
}
