import { describe, expect, it } from 'vitest';
import { referencesOf } from '../corpus/references.js';
import { VERSION } from '../version.js';
import { defineMetric, type MetricCore } from './define-metric.js';
import { choiceOption, choicesOption, countOption, flagOption, numberOption, optionalCount } from './options/option.js';
import { describeContract } from './testing/contract.js';

/** The share of sentences that are exactly as some annotator would have them. */
const exactKind = defineMetric({
  name: 'exact',
  title: 'Exact match',
  needs: 'references',
  definition: 'the share of sentences that equal a reference',
  citation: 'nobody',
  options: {
    lowercase: flagOption({
      help: 'compare lower-case text',
      signatureKey: 'case',
      signatureWords: ['exact', 'lower'],
    }),
    rounds: countOption({
      default: 2,
      min: 1,
      max: 3,
      help: 'how often to look',
      matters: ({ lowercase }) => lowercase === true,
    }),
    shown: flagOption({ help: 'show more', matters: false }),
    limit: optionalCount({ help: 'most words', absent: 'none' }),
    weight: numberOption({ default: 1, above: 0, help: 'of a match' }),
    side: choiceOption(['left', 'right'], { default: 'left', help: 'where to begin' }),
    steps: choicesOption(['form', 'stem'], { default: ['form'], help: 'how to compare' }),
  },
  resources: ({ steps }) => (steps.includes('stem') ? ['stemmer'] : []),
  parts: () => [
    { key: 'value', title: 'Exact', kind: 'percent' },
    { key: 'right', title: 'Right', kind: 'count' },
  ],
  create: ({ lowercase }): MetricCore<boolean, { readonly value: number; readonly right: number }> => ({
    sentence: ({ sentence, hypothesis }) =>
      referencesOf(sentence).some((text) =>
        lowercase ? text.toLowerCase() === hypothesis.toLowerCase() : text === hypothesis,
      ),
    toRow: (right) => [right ? 1 : 0],
    fromRow: ([right]) => right === 1,
    accumulator: () => {
      let right = 0;
      let all = 0;
      return {
        add: (equal) => {
          if (equal) right++;
          all++;
        },
        score: () => ({ value: all === 0 ? 0 : right / all, right }),
      };
    },
  }),
});

describeContract(() => exactKind.create());

describe('defineMetric(description)', () => {
  it('fills in what is absent from the accumulator', () => {
    const metric = exactKind.create();
    expect(metric.corpus([true, false])).toEqual({ value: 0.5, right: 1, signature: metric.signature() });
    expect(metric.sentences([true, false]).map(({ value }) => value)).toEqual([1, 0]);
    expect(metric.resampler([[true, false]]).draw(Uint32Array.of(0, 0, 1, 0))).toEqual(Float64Array.of(0.75));
    expect(metric.partsOf(metric.corpus([true, true]))).toEqual({ value: 1, right: 2 });
    expect(metric.partsOf({ value: 1 })).toEqual({ value: 1 });
  });

  it('signs the resolved value of every option that changes the number, what was used, and what is told of the data', () => {
    expect(exactKind.create().signature()).toBe(
      `exact|case:exact|limit:none|weight:1|side:left|steps:form|stet:${VERSION}`,
    );
    const stemmer = { name: 'stems:small', stem: (word: string) => word };
    const all = exactKind.create({ lowercase: true, shown: true, limit: 3, steps: ['stem', 'form'] }, { stemmer });
    expect(all.signature(['refs:2'])).toBe(
      `exact|case:lower|rounds:2|limit:3|weight:1|side:left|steps:stem+form|stems:small|refs:2|stet:${VERSION}`,
    );
  });

  it.each([
    [{ rounds: 4 }, '{{rounds}} of exact to be a whole number from 1 to 3'],
    [{ rounds: 1.5 }, /whole number/u],
    [{ limit: Number.NaN }, /a whole number/u],
    [{ weight: 0 }, '{{weight}} of exact to be a number above 0'],
    [{ weight: Infinity }, /above 0/u],
    [{ side: 'top' }, '{{side}} of exact to be one of left, right'],
    [{ steps: [] }, /some of form, stem/u],
    [{ steps: ['form', 'form'] }, /each at most once/u],
    [{ steps: ['guess'] }, /some of form, stem/u],
    [{ lowercase: 'yes' }, '{{lowercase}} of exact to be true or false'],
  ])('refuses %j', (options, expected) => {
    const wanted: unknown = typeof expected === 'string' ? expected : expect.stringMatching(expected);
    expect(() => exactKind.create(options as object)).toThrow(
      expect.objectContaining({ code: 'BAD_OPTION', expected: wanted }),
    );
  });

  it('asks for the resources that the options need, and brings no others', () => {
    expect(exactKind.resources()).toEqual([]);
    expect(exactKind.resources({ steps: ['stem'] })).toEqual(['stemmer']);
    expect(() => exactKind.create({ steps: ['stem'] })).toThrow(
      expect.objectContaining({ code: 'MISSING_RESOURCE', expected: expect.stringContaining('stemmer') as string }),
    );
    const unused = { name: 'stems:small', stem: (word: string) => word };
    expect(exactKind.create({}, { stemmer: unused }).signature()).not.toContain('stems');
  });
});
