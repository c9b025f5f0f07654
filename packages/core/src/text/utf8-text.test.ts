import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { irregularText } from '../testing/irregular-text.js';
import { Utf8Encoder } from './utf8-encoder.js';
import { isSameText, textOf, utf16Length, type Utf8Text } from './utf8-text.js';
import { countTokens, isBlank, stripUtf8 } from './utf8-white-space.js';
import { Vocabulary } from './vocabulary.js';
import { strip, tokenise } from './white-space.js';

/** The text in the middle of other bytes. */
function utf8(text: string): Utf8Text {
  const before = new TextEncoder().encode('\u3000x ');
  const bytes = new TextEncoder().encode(`\u3000x ${text} x`);
  return { bytes, start: before.length, end: bytes.length - 2 };
}

describe('Utf8Encoder.encode(text)', () => {
  it('gives the bytes of well-formed text', () => {
    const encoder = new Utf8Encoder();
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const length = encoder.encode(text);
        expect(encoder.bytes.slice(0, length)).toEqual(new TextEncoder().encode(text));
      }),
    );
  });

  it('gives different bytes for lone surrogates that differ', () => {
    const encoder = new Utf8Encoder();
    const bytesOf = (text: string): string => encoder.bytes.slice(0, encoder.encode(text)).join();
    const texts = ['\ud800', '\ud801', '\udc00', '\udc00\ud800', '\ud800\udc00', '\ud800x', '\ufffd'];
    expect(new Set(texts.map(bytesOf)).size).toBe(texts.length);
  });
});

describe('text as bytes', () => {
  it('is the same text as a string, a byte order mark included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), irregularText, (left, right) => {
        expect(textOf(utf8(left))).toBe(left);
        expect(textOf(utf8(`\ufeff${right}`))).toBe(`\ufeff${right}`);
        expect(utf16Length(utf8(left))).toBe(left.length);
        expect(isSameText(utf8(left), utf8(right))).toBe(left === right);
        expect(isSameText(utf8(left), utf8(left))).toBe(true);
      }),
    );
  });

  it('is stripped, counted and found blank as a string is', () => {
    fc.assert(
      fc.property(irregularText, (text) => {
        const { bytes, start, end } = utf8(text);
        expect(textOf(stripUtf8(bytes, start, end))).toBe(strip(text));
        expect(isBlank(bytes, start, end)).toBe(strip(text) === '');
        expect(countTokens({ bytes, start, end })).toBe(tokenise(text).length);
      }),
    );
  });
});

describe('Vocabulary', () => {
  it('gives equal numbers to equal tokens and to no others, be they bytes or strings', () => {
    fc.assert(
      fc.property(fc.array(irregularText, { maxLength: 30 }), (texts) => {
        const vocabulary = new Vocabulary();
        const numbers = new Map<string, number>();
        for (const text of texts) {
          const expected = tokenise(text).map((token) => {
            if (!numbers.has(token)) numbers.set(token, numbers.size);
            return numbers.get(token);
          });
          expect([...vocabulary.encodeText(utf8(text))]).toEqual(expected);
          expect([...vocabulary.encodeText(text)]).toEqual(expected);
          expect(Array.from(vocabulary.encodeText(text), (id) => vocabulary.token(id))).toEqual(tokenise(text));
          expect([...vocabulary.encode(tokenise(text))]).toEqual(expected);
        }
      }),
    );
  });

  it('keeps apart thousands of tokens, long ones and lone surrogates', () => {
    const vocabulary = new Vocabulary();
    const tokens = Array.from({ length: 20_000 }, (_, at) => `${'x'.repeat(at % 50)}${String(at)}`);
    tokens.push('', '\ud800', '\udfff', 'y'.repeat(10_000), `${'y'.repeat(9999)}z`);
    const expected = tokens.map((_, at) => at);
    expect([...vocabulary.encode(tokens)]).toEqual(expected);
    expect([...vocabulary.encode(tokens)]).toEqual(expected);
    expect(expected.map((id) => vocabulary.token(id))).toEqual(tokens);
  });

  it('keeps apart tokens that were chosen to have one hash', () => {
    const hash = (text: string, start = 0x811c9dc5 | 0): number => {
      let sum = start;
      for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
      return sum;
    };
    // Two words that lead to the same hash can stand for each other before any end: 2 to the power of the stages.
    let tokens = [''];
    for (let stage = 0; stage < 11; stage++) {
      const seen = new Map<number, string>();
      const start = hash(tokens[0]);
      for (let at = 0; ; at++) {
        const word = at.toString(36).padStart(4, '0');
        const sum = hash(word, start);
        const twin = seen.get(sum);
        seen.set(sum, word);
        if (twin === undefined) continue;
        tokens = tokens.flatMap((token) => [token + twin, token + word]);
        break;
      }
    }
    expect(new Set(tokens.map((token) => hash(token))).size).toBe(1);
    const vocabulary = new Vocabulary();
    const expected = tokens.map((_, at) => at);
    expect([...vocabulary.encode(tokens)]).toEqual(expected);
    expect([...vocabulary.encodeText(tokens.join(' '))]).toEqual(expected);
    expect(expected.map((id) => vocabulary.token(id))).toEqual(tokens);
  });

  it('does not change the numbers of an earlier text', () => {
    const vocabulary = new Vocabulary();
    const first = vocabulary.encodeText('a b a');
    for (let at = 0; at < 10_000; at++) vocabulary.encodeText(`c d ${String(at)}`);
    expect([...first]).toEqual([0, 1, 0]);
  });
});
