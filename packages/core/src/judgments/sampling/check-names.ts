import { StetError, quote } from '../../error.js';

/** Refuses names that a list separated by blanks would tear apart. */
export function checkNames(systems: readonly string[]): void {
  const torn = systems.find((name) => /\s/u.test(name));
  if (torn === undefined) return;
  throw new StetError({
    code: 'UNPRINTABLE',
    expected: 'names of systems without blanks, which separate them in this format',
    found: quote(torn),
    remedy: 'Give the system another name: NAME=FILE.',
  });
}
