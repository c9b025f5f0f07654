import { StetError, quote } from '../../error.js';

/** Refuses names that no file of judgments can hold: blanks and commas separate the systems of an output there. */
export function checkNames(systems: readonly string[]): void {
  const unusable = systems.find((name) => name === '' || /[\s,]/u.test(name));
  if (unusable === undefined) return;
  throw new StetError({
    code: 'BAD_OPTION',
    expected: 'names of systems without blanks and commas, which separate them in files of judgments',
    found: quote(unusable),
    remedy: 'Give the system another name: NAME=FILE.',
  });
}
