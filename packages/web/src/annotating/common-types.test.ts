import type { Mark } from '@stet/server';
import { expect, it } from 'vitest';
import { commonTypes } from './common-types.js';

const types = ['Vt', 'Vm', 'Nn', 'Prep', 'Wci', 'SVA', 'ArtOrDet'].map((tag) => ({ tag, name: tag, description: '' }));
const mark = (type: string): Mark => ({
  ...{ startParagraph: 0, startOffset: 0, endParagraph: 0, endOffset: 1 },
  ...{ type, correction: '' },
});

it('puts the types that were used most first, and fills up with the first of the list', () => {
  expect(commonTypes(types, ['ArtOrDet', 'Nn', 'ArtOrDet'].map(mark))).toEqual([
    'ArtOrDet',
    'Nn',
    'Vt',
    'Vm',
    'Prep',
    'Wci',
  ]);
});

it('knows only the types of the task', () => {
  expect(commonTypes(types.slice(0, 2), [mark('Other')])).toEqual(['Vt', 'Vm']);
});
