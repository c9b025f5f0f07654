import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseGold } from '../formats/parse-gold.js';
import { iMeasure } from '../metrics/i-measure/index.js';
import { m2 } from '../metrics/m2/index.js';
import { meteor } from '../metrics/meteor/index.js';
import { NO_OBSERVATIONS, joinObservations, observationTexts, observe, type Observations } from './observations.js';
import { score } from './score.js';

const A = (offsets: string, correction: string, annotator = 0): string =>
  `A ${offsets}|||T|||${correction}|||REQUIRED|||-NONE-|||${annotator}\n`;

const noticesOf = async (gold: string, output: string, metric: string, options = {}): Promise<readonly string[]> =>
  (await score({ gold, systems: { ours: output } }, [{ name: metric, options }])).notices;

const valueOf = async (gold: string, output: string, options = {}): Promise<number> =>
  (await score({ gold, systems: { ours: output } }, [{ name: 'i-measure', options }])).systems[0].scores['i-measure']
    .value;

describe('score() of the I-measure where the original cuts corrections anew', () => {
  const gold = `S he said hello to me and I can go\n${A('2 3', '" hello "')}${A('7 8', "can't")}\n`;
  const perfect = `he said " hello " to me and I can't go`;

  it('says how many corrections are concerned, and how to keep those of the gold', async () => {
    expect(await noticesOf(gold, perfect, 'i-measure')).toEqual([
      expect.stringMatching(/^I-measure: 2 corrections are cut .*\{\{tokens\}\} gold/u),
    ]);
    expect(await valueOf(gold, perfect)).toBeLessThan(0.5);
  });

  it('gives a perfect output a perfect score with the tokens of the gold, and says nothing', async () => {
    expect(await noticesOf(gold, perfect, 'i-measure', { tokens: 'gold' })).toEqual([]);
    expect(await valueOf(gold, perfect, { tokens: 'gold' })).toBe(1);
  });

  it('says nothing where no correction is concerned', async () => {
    expect(await noticesOf(`S a b\n${A('0 1', 'the')}`, 'the b', 'i-measure')).toEqual([]);
  });
});

describe('score() against an annotator whom sentences do not list', () => {
  const gold = `S a b\n${A('0 1', 'x')}${A('0 1', 'y', 1)}\nS a b\n${A('0 1', 'x')}`;

  it('says how many sentences do not count, and how to count them', async () => {
    expect(await noticesOf(gold, 'x b\nx b', 'm2', { annotator: 1 })).toEqual([
      'M²: 1 sentence does not list annotator 1 and does not count. {{unlisted}} first scores them against the first annotator listed.',
    ]);
    expect(await noticesOf(gold, 'x b\nx b', 'm2', { annotator: 1, unlisted: 'first' })).toEqual([]);
    expect(await noticesOf(gold, 'x b\nx b', 'm2', { annotator: 0 })).toEqual([]);
  });
});

describe('score() of files in different Unicode normal forms', () => {
  const composed = `S un caf\u00e9 cher\n${A('2 3', 'ch\u00e8re')}`;

  it.each([
    ['the output is decomposed', composed, 'un café chère'.normalize('NFD')],
    ['only a correction is', composed, `un caf\u00e9 ${'chère'.normalize('NFD')}`],
    ['the gold is decomposed', composed.normalize('NFD'), 'un café chère'.normalize('NFC')],
    ['Korean syllables come apart', 'S 한국 음식\n', '한국 음식'.normalize('NFD')],
  ])('warns where %s, and scores the words as they are', async (_, gold, output) => {
    expect(await noticesOf(gold, output, 'm2')).toEqual([expect.stringMatching(/^ours: 1 line .*NFC against NFD/u)]);
  });

  it.each([
    ['both are composed', composed, 'un café chère'],
    ['both are decomposed', composed.normalize('NFD'), 'un café chère'.normalize('NFD')],
    ['a mark cannot be composed', `S q\u0301 b\n${A('0 1', 'r\u0301')}`, 'r\u0301 b'],
    ['a script always has marks', 'S हिन्दी में\n', 'हिन्दी मैं'],
  ])('says nothing where %s', async (_, gold, output) => {
    expect(await noticesOf(gold, output, 'm2')).toEqual([]);
  });
});

describe('joinObservations(first, second)', () => {
  const metrics = [iMeasure(), m2({ annotator: 1 }), meteor({ modules: ['exact'] })];
  const words = fc.array(fc.constantFrom('a', 'the', 'caf\u00e9', 'cafe\u0301', "can't", 'été'), { minLength: 1 });
  const unknown = A('0 1', '').replace('|||T|||', '|||UNK|||');
  const sentence = fc
    .tuple(words, words, fc.constantFrom('', unknown))
    .map(
      ([source, correction, uncorrected]) =>
        parseGold(`S ${source.join(' ')}\n${A('0 1', correction.join(' '))}${uncorrected}`)[0],
    );

  it('is the same wherever the corpus is cut', () => {
    fc.assert(
      fc.property(fc.array(sentence), fc.nat(9), (sentences, cut) => {
        const lines = sentences.map(({ source }) => source.normalize('NFC'));
        const observed = (from: number, to: number): Observations =>
          observe(metrics, {
            first: from,
            sentences: sentences.slice(from, to),
            outputs: [{ file: 'ours', lines: lines.slice(from, to) }],
          });
        const texts = (observations: Observations): string[] => observationTexts(metrics, ['ours'], observations);
        const joined = joinObservations(observed(0, cut), observed(cut, sentences.length));
        const whole = observed(0, sentences.length);
        expect(texts(joined)).toEqual(texts(whole));
        expect(joined.uncorrectedEdits).toBe(whole.uncorrectedEdits);
        expect(joinObservations(NO_OBSERVATIONS, joined)).toEqual(joined);
      }),
    );
  });
});
