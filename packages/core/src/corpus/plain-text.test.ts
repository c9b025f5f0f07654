import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { strip } from '../text/white-space.js';
import { parsePlainText, printPlainText } from './plain-text.js';

describe('parsePlainText(text)', () => {
  it('reads one sentence per line, stripped, empty ones too', () => {
    expect(parsePlainText('\ufeffa b \r\n\r\n c\r\n')).toEqual(['a b', '', 'c']);
  });

  it('keeps no-break spaces, zero-width characters and "|||" inside a sentence', () => {
    expect(parsePlainText('a\u00a0b\u200bc ||| d\n')).toEqual(['a\u00a0b\u200bc ||| d']);
  });
});

describe('printPlainText(sentences)', () => {
  it('writes what parsePlainText reads back', () => {
    const sentence = fc.string({ unit: 'binary' }).map((text) => strip(text.replace(/[\r\n\ufeff]/gu, '')));
    fc.assert(
      fc.property(fc.array(sentence), (sentences) => {
        expect(parsePlainText(printPlainText(sentences))).toEqual(sentences);
      }),
    );
  });

  it('refuses a sentence with a line break', () => {
    expect(() => printPlainText(['a\nb'])).toThrow(expect.objectContaining({ code: 'UNPRINTABLE' }));
  });
});
