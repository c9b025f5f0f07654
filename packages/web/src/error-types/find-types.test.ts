import { errorTypeSets } from '@stet/core/internal';
import { expect, it } from 'vitest';
import { findTypes } from './find-types.js';

const [{ types }] = errorTypeSets;
const found = (typed: string): string[] => findTypes(types, typed).map(({ tag }) => tag);

it('finds error types by what is typed: tags first, then names, then descriptions', () => {
  expect(found('')).toHaveLength(28);
  expect(found('sva')).toEqual(['SVA']);
  expect(found('V')).toEqual(expect.arrayContaining(['Vt', 'Vm', 'V0', 'Vform', 'SVA']));
  expect(found('v').slice(0, 4)).toEqual(['Vt', 'Vm', 'V0', 'Vform']);
  expect(found('article')).toEqual(['ArtOrDet']);
  expect(found('agree')[0]).toBe('SVA');
  expect(found('spelling')).toEqual(['Mec']);
  expect(found('nonsense')).toEqual([]);
});
