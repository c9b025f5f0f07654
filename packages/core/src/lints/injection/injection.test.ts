import { describe, expect, it } from 'vitest';
import { parseTokenisedTexts, printTokenisedTexts } from '../gold/tokenised-text.js';
import { matchText } from '../gold/match-text.js';
import { errorKinds } from './error-kinds.js';
import { injectErrors, type InjectedText } from './inject-errors.js';

const RIGHT = [
  'She walked to the station with an old friend.',
  'The cats were sleeping in the garden 😀 when it began to rain.',
  'In summer, people eat lunch at long tables under the trees.',
  'I don’t know who left these books on the table.',
].flatMap((text, at) => [1, 2, 3].map((copy) => ({ unit: `${at}#${copy}`, text })));

/** The right text, by making the gold edit in the tokens of the wrong one. */
function corrected({ text, sentence }: InjectedText): string {
  const [{ edits }] = sentence.annotations;
  const [{ start, end, corrections }] = edits;
  const span = { start: text.spans.at(start)?.start ?? text.text.length, end: text.spans[end - 1]?.end };
  if (start < end) return text.text.slice(0, span.start) + corrections[0] + text.text.slice(span.end);
  return `${text.text.slice(0, span.start)}${corrections[0]} ${text.text.slice(span.start)}`;
}

describe('injectErrors(texts)', () => {
  const injected = injectErrors(RIGHT, { seed: 7 });

  it('puts one error into each text, which its gold corrects', () => {
    expect(injected).toHaveLength(RIGHT.length);
    injected.forEach((text, at) => {
      expect(text.text.text).not.toBe(RIGHT[at].text);
      expect(corrected(text)).toBe(RIGHT[at].text);
      expect(text.sentence.annotations[0].edits[0].type).toBe(text.kind);
    });
  });

  it('ties the wrong text to its tokens', () => {
    const texts = injected.map(({ text }) => text);
    expect(parseTokenisedTexts(printTokenisedTexts(texts))).toEqual(texts);
  });

  it('is the same for the same seed, and another for another', () => {
    const again = injectErrors(RIGHT, { seed: 7 });
    expect(again).toEqual(injected);
    expect(injectErrors(RIGHT, { seed: 8 })).not.toEqual(injected);
    expect(injectErrors(RIGHT.slice(0, 5), { seed: 7 })).toEqual(injected.slice(0, 5));
  });

  it.each(errorKinds.map((kind) => [kind.name, kind] as const))('makes errors of the kind %s', (name, kind) => {
    const made = injectErrors(RIGHT, { seed: 1, kinds: [kind] });
    expect(made.length).toBeGreaterThan(0);
    made.forEach((text) => {
      expect(text.kind).toBe(name);
      expect(corrected(text)).toBe(RIGHT.find(({ unit }) => unit === text.text.unit)?.text);
    });
  });

  it('counts a lint that puts the error right as a first hit', () => {
    const text = injected.find(({ kind }) => kind === 'letter') ?? injected[0];
    const [{ edits }] = text.sentence.annotations;
    const span = text.text.spans[edits[0].start];
    const lint = {
      rule: 'R',
      ...span,
      text: text.text.tokens[edits[0].start],
      message: '',
      suggestions: edits[0].corrections,
    };
    expect(matchText(text, [lint]).lints[0]).toMatchObject({ detected: true, rank: 1 });
  });

  it('leaves out a text that no error fits', () => {
    expect(injectErrors([{ unit: 'a', text: 'OK.' }], { seed: 1 })).toEqual([]);
  });
});
