import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishSentences } from './sentences.js';
import { strip } from './white-space.js';

const split = (text: string): string[] => englishSentences(text).map(({ start, end }) => text.slice(start, end));

describe('englishSentences(paragraph)', () => {
  it.each([
    ['ends a sentence at a period, whatever follows', 'People left. it rained.', ['People left.', 'it rained.']],
    ['ends it at the last mark of a row', 'What?! No.', ['What?!', 'No.']],
    ['opens the next with a closing quote', 'Is it "so?" This is.', ['Is it "so?', '" This is.']],
    ['gives a quote at the end a sentence of its own', 'It is "so."', ['It is "so.', '"']],
    ['goes on after an abbreviation', 'Mr. Smith, etc. from here.', ['Mr. Smith, etc. from here.']],
    ['stops there when the next word opens sentences', 'Cats, etc. In June.', ['Cats, etc.', 'In June.']],
    ['goes on after an initial', 'Disease C. They know J. Smith.', ['Disease C. They know J. Smith.']],
    [
      'goes on after a number before a small letter',
      'At 3. they left in 1999. We stayed.',
      ['At 3. they left in 1999.', 'We stayed.'],
    ],
    ['goes on after dots before a small letter', 'Well... yes... No.', ['Well... yes...', 'No.']],
    ['leaves a period inside a word', 'upgrading.Empower is 3.5 times.', ['upgrading.Empower is 3.5 times.']],
    ['needs no mark at the end', ' A title ', ['A title']],
  ])('%s', (_, text, sentences) => {
    expect(split(text)).toEqual(sentences);
  });

  it('loses nothing but white space, and leaves none at the ends', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[A-Ca-c .?!"')3]{0,40}$/u)), (text) => {
        let at = 0;
        for (const { start, end } of englishSentences(text)) {
          expect(text.slice(at, start).trim()).toBe('');
          expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
          expect(end).toBeGreaterThan(start);
          at = end;
        }
        expect(strip(text.slice(at).trim())).toBe('');
      }),
    );
  });
});
