import { expect, it } from 'vitest';
import { documentedCodes } from '../../core/src/testing/documented-codes.js';
import { CHECKERS_ERROR_CODES } from './errors.js';

it('docs/errors.md lists every code of this package', () => {
  expect(documentedCodes('@stet/checkers')).toEqual([...CHECKERS_ERROR_CODES]);
});
