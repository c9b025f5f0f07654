import { expect, it } from 'vitest';
import { offeredTypes } from './offered-types.js';

it('offers the whole set that a gold is annotated with', () => {
  expect(offeredTypes(['ArtOrDet', 'Wci'])).toHaveLength(28);
  expect(offeredTypes([])).toHaveLength(28);
});

it('offers what the gold has where no known set has all of it', () => {
  expect(offeredTypes(['ArtOrDet', 'R:VERB']).map(({ tag }) => tag)).toEqual(['ArtOrDet', 'R:VERB']);
});
