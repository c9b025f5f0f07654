import { StetError, quote } from '../../error.js';
import { CONLL_2013 } from './conll-2013.js';
import { CONLL_2014 } from './conll-2014.js';
import type { ErrorType, ErrorTypeSet } from './error-type.js';

/** The sets that come with Stet. */
export const errorTypeSets: readonly ErrorTypeSet[] = [CONLL_2014, CONLL_2013];

/** Defines a set; each tag must be unique, and text that an M2 file can hold. */
export function defineErrorTypes(name: string, types: readonly ErrorType[]): ErrorTypeSet {
  const tags = new Set<string>();
  for (const { tag } of types) {
    if (tag === '' || tag === 'noop' || /[|\s]/u.test(tag) || tags.has(tag)) {
      throw new StetError({
        code: 'BAD_OPTION',
        expected: 'error types with different tags, without spaces or "|", none of them "noop"',
        found: quote(tag),
        remedy: 'Change the tag.',
      });
    }
    tags.add(tag);
  }
  return { name, types };
}

/** The error type with this tag. */
export function findErrorType({ types }: ErrorTypeSet, tag: string): ErrorType | undefined {
  return types.find((type) => type.tag === tag);
}

/** The distinct tags in the order of the set; tags outside of the set follow alphabetically. */
export function orderTypes(tags: Iterable<string>, { types }: ErrorTypeSet = CONLL_2014): string[] {
  const remaining = new Set(tags);
  const ofSet = types.map(({ tag }) => tag).filter((tag) => remaining.delete(tag));
  return [...ofSet, ...[...remaining].sort()];
}
