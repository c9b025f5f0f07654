import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseGold } from '../../formats/parse-gold.js';
import type { Lint, LintCheck } from '../lint-run.js';
import { goldTexts, matchText, type MatchedText } from './match-text.js';
import { suggestedEdit, tokenSpan } from './project-lint.js';
import { editKey, trimEdit } from './token-edit.js';
import { detokenisedText, namedAsIn, parseTokenisedTexts, printTokenisedTexts, textsOfGold } from './tokenised-text.js';

const lintAt = (text: string, slice: string, suggestions: readonly string[], rule = 'R'): Lint => {
  const start = text.indexOf(slice);
  return { rule, start, end: start + slice.length, text: slice, message: '', suggestions };
};

/** The lints of a single sentence against its gold; a lint is a stretch of the text with its suggestions. */
function match(
  source: string,
  edits: readonly string[],
  lints: readonly (readonly [string, ...string[]])[],
  annotators: readonly number[] = [],
): MatchedText {
  const lines = edits.map((edit, at) => `A ${edit}|||REQUIRED|||-NONE-|||${annotators.at(at) ?? 0}`);
  const sentences = parseGold([`S ${source}`, ...lines].join('\n'));
  const [gold] = goldTexts(textsOfGold('g', sentences, { detokenise: true }), sentences);
  return matchText(
    gold,
    lints.map(([slice, ...suggestions]) => lintAt(gold.text.text, slice, suggestions)),
  );
}

describe('tokenSpan(place, text)', () => {
  const text = detokenisedText('u', 'He said 😀 : stop it .');

  it('gives the tokens that a place touches, behind an emoji too', () => {
    expect(text.text).toBe('He said 😀: stop it.');
    expect(tokenSpan(lintAt(text.text, 'stop it', []), text)).toEqual({ start: 4, end: 6 });
    expect(tokenSpan(lintAt(text.text, 'it.', []), text)).toEqual({ start: 5, end: 7 });
  });

  it('puts a place without width behind the tokens that end there or before', () => {
    expect(tokenSpan({ start: 7, end: 7 }, text)).toEqual({ start: 2, end: 2 });
    expect(tokenSpan({ start: 8, end: 8 }, text)).toEqual({ start: 2, end: 2 });
    expect(tokenSpan({ start: 0, end: 0 }, text)).toEqual({ start: 0, end: 0 });
  });

  it('takes a place of blanks for one between tokens', () => {
    expect(tokenSpan({ start: 7, end: 8 }, text)).toEqual({ start: 2, end: 2 });
  });
});

describe('suggestedEdit(place, suggestion, text)', () => {
  const edit = (source: string, slice: string, suggestion: string): string | undefined => {
    const text = detokenisedText('u', source);
    const made = suggestedEdit(lintAt(text.text, slice, []), suggestion, text);
    return made === undefined ? undefined : editKey(made);
  };

  it.each([
    ['a word', 'I have teh cat .', 'teh', 'the', '2 3 the'],
    ['a mark behind a word', 'Well I go .', 'Well', 'Well,', '1 1 ,'],
    ['a word that goes', 'We discussed about the plan .', 'about ', '', '2 3 '],
    ['the first of a doubled word', 'and he he works', 'he he', 'he', '1 2 '],
    ['the last word before a period', 'I like cat .', 'cat', 'cats', '2 3 cats'],
    ['a contraction', 'I do not know', 'do not', "don't", "2 3 n't"],
    ['nothing', 'I know .', 'know', 'know', undefined],
  ])('%s', (_, source, slice, suggestion, expected) => {
    expect(edit(source, slice, suggestion)).toBe(expected);
  });

  it('keeps the tokens that a gold gives to what stays, however odd', () => {
    const text = {
      unit: 'u',
      text: 'cannot see teh U.S.A.',
      tokens: ['cannot', 'see', 'teh', 'U.S.A.'],
      spans: [
        { start: 0, end: 6 },
        { start: 7, end: 10 },
        { start: 11, end: 14 },
        { start: 15, end: 21 },
      ],
    };
    expect(suggestedEdit({ start: 0, end: 21 }, 'cannot see the U.S.A.', text)).toEqual({
      start: 2,
      end: 3,
      words: ['the'],
    });
  });
});

describe('trimEdit(edit, tokens)', () => {
  const tokens = fc.array(fc.constantFrom('a', 'b'), { maxLength: 6 });
  const edits = tokens.chain((source) =>
    fc.record({
      source: fc.constant(source),
      start: fc.nat(source.length),
      length: fc.nat(3),
      words: fc.array(fc.constantFrom('a', 'b'), { maxLength: 3 }),
    }),
  );
  const apply = (
    source: readonly string[],
    edit: { start: number; end: number; words: readonly string[] } | undefined,
  ) => (edit === undefined ? source : [...source.slice(0, edit.start), ...edit.words, ...source.slice(edit.end)]);

  it('changes the place of an edit, never what it makes of the sentence', () => {
    fc.assert(
      fc.property(edits, ({ source, start, length, words }) => {
        const edit = { start, end: Math.min(source.length, start + length), words };
        expect(apply(source, trimEdit(edit, source))).toEqual(apply(source, edit));
      }),
    );
  });

  it('gives edits that only insert, or only delete, one place if they make the same sentence', () => {
    fc.assert(
      fc.property(edits, fc.nat(6), ({ source, start, words }, other) => {
        const insertion = { start, end: start, words };
        const moved = { start: Math.min(other, source.length), end: Math.min(other, source.length), words };
        fc.pre(apply(source, insertion).join() === apply(source, moved).join());
        expect(trimEdit(moved, source)).toEqual(trimEdit(insertion, source));
      }),
    );
  });
});

describe('matchText(gold, lints)', () => {
  it('asks of a lint first that it touches an error, then that a suggestion corrects it, then that the first does', () => {
    const { lints } = match(
      'She go home .',
      ['1 2|||SVA|||goes'],
      [
        ['go', 'goes'],
        ['go', 'went', 'goes'],
        ['go', 'went'],
        ['home', 'goes'],
      ],
    );
    expect(lints.map(({ detected, rank }) => [detected, rank])).toEqual([
      [true, 1],
      [true, 2],
      [true, undefined],
      [false, undefined],
    ]);
  });

  it('accepts any of the alternatives of an edit', () => {
    const { lints } = match('She go home .', ['1 2|||SVA|||goes||went'], [['go', 'went']]);
    expect(lints[0].rank).toBe(1);
  });

  it('lets an insertion touch what stands on either side of it', () => {
    const { lints } = match('I like cat .', ['2 2|||Det|||the'], [['cat', 'the cat'], ['like'], ['I']]);
    expect(lints.map(({ detected, rank }) => [detected, rank])).toEqual([
      [true, 1],
      [true, undefined],
      [false, undefined],
    ]);
  });

  it('takes a suggestion that makes several edits at once for right if it makes nothing else', () => {
    const edits = ['1 2|||SVA|||goes', '2 3|||Prep|||to the'];
    const both = match('She go at school .', edits, [
      ['go at', 'goes to the'],
      ['go at', 'goes to a'],
    ]);
    expect(both.lints.map(({ rank }) => rank)).toEqual([1, undefined]);
    expect(both.chosen.edits.map(({ ranks }) => [...ranks])).toEqual([[[0, 1]], [[0, 1]]]);
  });

  it('compares with the annotator who has most first hits, then most detections, then fewest edits', () => {
    const edits = ['1 2|||SVA|||goes', '1 2|||Vt|||went', '2 3|||Prep|||to'];
    const chosen = (...lints: [string, ...string[]][]): number =>
      match('She go home .', edits, lints, [0, 1, 1]).chosen.annotator;
    expect(chosen(['go', 'goes'])).toBe(0);
    expect(chosen(['go', 'went'])).toBe(1);
    expect(chosen(['go'], ['home'])).toBe(1);
    expect(chosen(['She'])).toBe(0);
    expect(match('She go home .', edits, [['She']], [1, 0, 0]).chosen.annotator).toBe(1);
  });
});

describe('namedAsIn(texts, run)', () => {
  it('gives texts that the run knows by other names those names, each once', () => {
    const texts = ['It is', 'It is', 'So what', 'Why'].map((source, at) => detokenisedText(`gold#${at + 1}`, source));
    const check = (unit: string, text: string): LintCheck => ({ unit, text, words: 2, lints: [] });
    const checks = [check('a', 'It is'), check('gold#1', 'It is'), check('b', 'Why'), check('c', 'Else')];
    expect(namedAsIn(texts, { checks }).map(({ unit }) => unit)).toEqual(['gold#1', 'a', 'gold#3', 'b']);
  });
});

describe('texts with the spans of their tokens', () => {
  const texts = [detokenisedText('a', 'He said 😀 : stop .'), detokenisedText('b', '')];

  it('are read back as they were written', () => {
    expect(parseTokenisedTexts(printTokenisedTexts(texts))).toEqual(texts);
  });

  it.each([
    ['{"unit":"a","text":"It is","tokens":["It","is"],"spans":[[0,2],[2,4]]}', /"is" where its span says.*" i"/u],
    ['{"unit":"a","text":"It","tokens":["It"],"spans":[]}', /"unit", "text", "tokens" and "spans"/u],
    ['It is', /as JSON/u],
  ])('are refused where they are wrong: %s', (line, message) => {
    expect(() => parseTokenisedTexts(line)).toThrow(message);
  });

  it('must be those of the gold', () => {
    const sentences = parseGold('S It is\n');
    expect(() => goldTexts(texts, sentences)).toThrow(/1 texts.*2/u);
    expect(() => goldTexts([texts[0]], sentences)).toThrow(/sentence 1 of the gold, "It is"/u);
  });
});
