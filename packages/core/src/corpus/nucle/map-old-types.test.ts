import { describe, expect, it } from 'vitest';
import { describeGolden, readShared } from '../../testing/shared.js';
import { englishTagger } from '../../testing/english-tagger.js';
import type { Essay, Mistake } from './essay.js';
import { mapOldTypes } from './map-old-types.js';
import { parseNucle } from './parse.js';
import { mistakeAt } from './testing/mistakes.js';
const TEXT = 'The people depend of the weather in the summer season.';

function essayWith(stretch: string, correction: string, type: string): Essay {
  return {
    id: '1',
    paragraphs: [{ kind: 'paragraph', text: TEXT }],
    annotations: [{ teacher: '1', mistakes: [mistakeAt(TEXT, stretch, correction, type)] }],
  };
}

const typesOf = (essays: readonly Essay[]): string[] =>
  essays.flatMap(({ annotations }) => annotations.flatMap(({ mistakes }) => mistakes.map(({ type }) => type)));

describe('mapOldTypes(essays, tagger)', () => {
  it.each([
    ['a wrong preposition to Prep', 'of', 'on', 'Wcip', 'Prep'],
    ['a preposition beside words that stay to Prep', 'depend of', 'depend on', 'Wcip', 'Prep'],
    ['a redundant preposition to Prep', 'in ', '', 'Rloc', 'Prep'],
    ['a redundant determiner to ArtOrDet', 'The ', '', 'Rloc', 'ArtOrDet'],
    ['another collocation to Wci', 'depend of', 'count on', 'Wcip', 'Wci'],
    ['another redundancy to Rloc-', 'season', '', 'Rloc', 'Rloc-'],
    ['nothing of other types', 'of', 'on', 'Mec', 'Mec'],
  ])('maps %s', (_, stretch, correction, type, expected) => {
    expect(typesOf(mapOldTypes([essayWith(stretch, correction, type)], englishTagger))).toEqual([expected]);
  });

  it('falls back to the general type where a mistake lies in no sentence', () => {
    const essay = { ...essayWith('season', '', 'Rloc'), paragraphs: [] };
    expect(typesOf(mapOldTypes([essay], englishTagger))).toEqual(['Rloc-']);
  });
});

/** The type that the first NUCLE would have had; deletions were redundancies. */
function oldType({ type, correction }: Mistake): string {
  if (type === 'Wci' || (type === 'Prep' && correction !== '')) return 'Wcip';
  if (type === 'Rloc-' || ((type === 'Prep' || type === 'ArtOrDet') && correction === '')) return 'Rloc';
  return type;
}

describeGolden('mapOldTypes(essays) finds the types of the shared tasks again', () => {
  it.each([
    ['conll13/original/data/official.sgml', 1149, 1191],
    ['conll14/noalt/official-2014.0.sgml', 764, 808],
    ['conll14/noalt/official-2014.1.sgml', 1203, 1254],
  ])('%s: for %d of %d mistakes', (path, right, total) => {
    const essays = parseNucle(readShared(`data/${path}`));
    const old = essays.map((essay) => ({
      ...essay,
      annotations: essay.annotations.map((annotation) => ({
        ...annotation,
        mistakes: annotation.mistakes.map((mistake) => ({ ...mistake, type: oldType(mistake) })),
      })),
    }));
    const [before, after, expected] = [typesOf(old), typesOf(mapOldTypes(old, englishTagger)), typesOf(essays)];
    const changed = expected.flatMap((type, at) => (before[at] === type ? [] : [after[at] === type]));
    expect([changed.filter(Boolean).length, changed.length]).toEqual([right, total]);
  });
});
