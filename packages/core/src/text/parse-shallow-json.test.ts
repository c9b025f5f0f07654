import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseShallowJson } from './parse-shallow-json.js';

describe('parseShallowJson(text)', () => {
  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseShallowJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('does not count brackets within strings', () => {
    const text = JSON.stringify(['['.repeat(500), `\\"${'{'.repeat(500)}`]);
    expect(parseShallowJson(text)).toEqual(JSON.parse(text));
  });

  it('refuses documents that nest too deeply, at once', () => {
    expect(() => parseShallowJson('['.repeat(5_000_000))).toThrow(SyntaxError);
    expect(() => parseShallowJson(`${'[{"a":'.repeat(51)}1`)).toThrow('more than 100 levels');
  });
});
