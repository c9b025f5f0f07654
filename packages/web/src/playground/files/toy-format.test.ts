import { expect, it, vi } from 'vitest';
import { EMPTY_INPUT } from '../empty-input.js';
import { scoreTexts } from '../scoring/score-texts.js';
import { placeTexts } from './place-texts.js';

vi.mock('../../../../core/src/formats/corpus-formats.js', async (importOriginal) => {
  const { withToyFormat } = await import('../../../../core/src/testing/toy-format.js');
  return withToyFormat(importOriginal);
});

it('takes a file in a format of the list for the gold, and scores by it', async () => {
  const files = [
    { name: 'cats.arrows', text: 'a cat sat => the cat sat\n' },
    { name: 'one.txt', text: 'a cat sat\n' },
  ];
  const input = placeTexts(EMPTY_INPUT, files);
  expect(input).toMatchObject({ basis: 'gold', gold: files[0] });
  const { document } = await scoreTexts(input, () => Promise.resolve());
  expect(document.systems).toMatchObject([{ name: 'one', scores: { m2: { gold: 1, correct: 0 } } }]);
});
