import { StetError, quote } from '../../error.js';
import { CONLL_2013 } from './conll-2013.js';
import { CONLL_2014 } from './conll-2014.js';
import type { ErrorType, ErrorTypeSet } from './error-type.js';

/** The sets that come with Stet. */
export const errorTypeSets: readonly ErrorTypeSet[] = [CONLL_2014, CONLL_2013];

/** A set of one's own; each tag must be there once, and be text that an M2 file can hold. */
export function defineErrorTypes(name: string, types: readonly ErrorType[]): ErrorTypeSet {
  const tags = new Set<string>();
  for (const { tag } of types) {
    if (tag === '' || tag === 'noop' || /[|\s]/u.test(tag) || tags.has(tag)) {
      throw new StetError({
        code: 'BAD_OPTION',
        expected: 'error types with different tags, without blanks or "|", none of them "noop"',
        found: quote(tag),
        remedy: 'Change the tag.',
      });
    }
    tags.add(tag);
  }
  return { name, types };
}

/** What the set knows of a tag. */
export function findErrorType({ types }: ErrorTypeSet, tag: string): ErrorType | undefined {
  return types.find((type) => type.tag === tag);
}

/** The different tags in the order of the set; those that it does not know follow by name. */
export function orderTypes(tags: Iterable<string>, { types }: ErrorTypeSet = CONLL_2014): string[] {
  const left = new Set(tags);
  const known = types.map(({ tag }) => tag).filter((tag) => left.delete(tag));
  return [...known, ...[...left].sort()];
}
