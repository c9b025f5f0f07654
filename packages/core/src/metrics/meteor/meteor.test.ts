import { newStemmer } from 'snowball-stemmers';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/contract.js';
import { meteor, type MeteorStats } from './index.js';
import type { MeteorModule, MeteorOptions } from './options.js';
import { parseParaphrases } from './paraphrase-table.js';
import type { MeteorResources } from './resources.js';
import { smallTable } from './testing/small-table.js';

const stemmer = newStemmer('english');
const synonyms = smallTable(
  { cat: [1], dog: [1, 2], hound: [2], car: [3], automobile: [3], go: [4], travel: [4] },
  {
    went: ['go'],
  },
);
const paraphrases = parseParaphrases('0.3\nas well as\nand\n0.1\nin spite of\ndespite the\n', {
  name: 'paraphrases:small',
});

describeContract(() => meteor({}, { stemmer, synonyms }), {
  'a perfect hypothesis scores best': 'nothing for an empty reference scores 0, and another annotator may leave words',
});
describeContract(() => meteor({ mode: 'norm', task: 'hter', modules: ['exact', 'paraphrase'] }, { paraphrases }), {
  'a perfect hypothesis scores best': 'nothing for an empty reference scores 0, and another annotator may leave words',
});

function measure(
  hypothesis: string,
  references: readonly string[],
  options: MeteorOptions = {},
  resources: MeteorResources = { stemmer, synonyms, paraphrases },
): MeteorStats {
  const sentence = { source: '', annotations: [{ annotator: 0, edits: [] }] as const, references };
  return meteor(options, resources).sentence({ sentence, hypothesis });
}

const ALL: readonly MeteorModule[] = ['exact', 'stem', 'synonym', 'paraphrase'];

describe('meteor()', () => {
  it('scores an equal sentence 1 and one that shares nothing 0', () => {
    expect(measure('We like cats .', ['We like cats .']).score).toBe(1);
    expect(measure('We like cats .', ['You hate dogs !'], { modules: ['exact'] }).score).toBe(0);
  });

  it('counts words, function words, matches by module and chunks, the hypothesis first', () => {
    const { counts } = measure('the cats chased a automobile', ['a dog was chasing the car']);
    // "cats" reaches "cat" by its ending, "dog" is a synonym; "a" and "the" are function words, out of order.
    expect(counts).toEqual([5, 6, 2, 3, 0, 0, 2, 2, 1, 1, 0, 0, 2, 2, 0, 0, 5]);
  });

  it('computes by hand: 4 of 5 words matched in 2 chunks', () => {
    const { score } = measure('green cats sleep very well', ['green cats doze very well'], { modules: ['exact'] });
    expect(score).toBeCloseTo(0.8 * (1 - 0.6 * (2 / 4) ** 0.2), 12);
  });

  it('weighs a match by its module: a stem 0.6, a synonym 0.8', () => {
    expect(measure('walked', ['walks']).score).toBeCloseTo(0.6, 12);
    expect(measure('automobile', ['car']).score).toBeCloseTo(0.8, 12);
  });

  it('leaves out a lone word that matches by stem and by synonym, as METEOR does: neither gains, both open a chunk', () => {
    expect(measure('cars', ['car']).score).toBe(0);
  });

  it('gives weights by place in the list, whichever modules stand there', () => {
    expect(measure('automobile', ['car'], { modules: ['exact', 'synonym'] }).score).toBeCloseTo(0.6, 12);
  });

  it('finds synonyms through base forms, regular and irregular', () => {
    expect(measure('went', ['travels'], { modules: ['exact', 'stem', 'synonym'] }).score).toBeCloseTo(0.8, 12);
  });

  it('matches phrases of different length, in either direction of the table', () => {
    const options = { modules: ALL };
    // Weights of the fourth module 0.6; function words weigh 0.25 and content words 0.75.
    expect(measure('red and blue', ['red as well as blue'], options).counts).toEqual([
      ...[3, 5, 1, 2],
      ...[2, 2, 0, 0],
      ...[0, 0, 0, 0, 0, 0, 0, 0],
      ...[0, 1, 1, 2],
      1,
    ]);
    expect(measure('red as well as blue', ['red and blue'], options).counts.slice(-5)).toEqual([1, 0, 2, 1, 1]);
  });

  it('takes the reference with the best score, the first of equal ones', () => {
    expect(measure('a cat', ['a bird', 'a cat', 'a cat']).reference).toBe(1);
    expect(measure('a cat', ['a bird', 'a bird']).reference).toBe(0);
  });

  it('makes references from the edits where there are no texts', () => {
    const edit = { start: 0, end: 1, type: 'T', corrections: ['cat'], required: true, comment: '' };
    const sentence = { source: 'dgo sat', annotations: [{ annotator: 0, edits: [edit] }] };
    expect(meteor({ modules: ['exact'] }).sentence({ sentence, hypothesis: 'cat sat' }).score).toBe(1);
  });

  it('adds statistics over the corpus, leaving out the chunks of sentences that match wholly', () => {
    const metric = meteor({ modules: ['exact'] });
    const stats = [measure('x y', ['x y'], { modules: ['exact'] }), measure('x z', ['x y'], { modules: ['exact'] })];
    const { counts, precision, value } = metric.corpus(stats);
    expect(counts).toEqual([4, 4, 0, 0, 3, 3, 0, 0, 1]);
    expect(precision).toBe(0.75);
    expect(value).toBeCloseTo(0.75 * (1 - 0.6 * (1 / 3) ** 0.2), 12);
  });

  it('minds case unless told otherwise, and tokenises only with norm', () => {
    const score = (mode: MeteorOptions['mode']): number =>
      measure('The Cats.', ['the cats .'], { mode, modules: ['exact'] }).score;
    expect(score('cased')).toBe(0);
    expect(score('lower')).toBeLessThan(1);
    expect(score('norm')).toBe(1);
  });

  it('splits at ASCII blanks only, as METEOR does', () => {
    expect(measure('a\u00a0b\tc', ['x']).counts[0]).toBe(2);
  });

  it('refuses two lines with too many matches before it runs out of memory', () => {
    const line = 'the '.repeat(3000);
    expect(() => measure(line, [line])).toThrow(expect.objectContaining({ code: 'SENTENCE_TOO_LONG' }));
  });

  it('scores 0 where a side is empty', () => {
    expect(measure('', ['']).score).toBe(0);
    expect(measure('', ['a cat']).score).toBe(0);
    expect(measure('a cat', ['']).score).toBe(0);
  });

  it.each([
    ['adq', 0.8 * (1 - 0.45 * 0.5 ** 1.4)],
    ['hter', 0.8 * (1 - 0.35 * 0.5 ** 1.5)],
    ['li', 0.8 * (1 - 0.7 * 0.5 ** 1.4)],
  ] as const)('has the parameters of the task %s', (task, expected) => {
    const options = { task, modules: ['exact'] } as const;
    expect(measure('green cats sleep very well', ['green cats doze very well'], options).score).toBeCloseTo(
      expected,
      12,
    );
  });

  it('signs with everything that the number depends on', () => {
    expect(meteor({ modules: ALL, mode: 'lower' }, { stemmer, synonyms, paraphrases }).signature()).toMatch(
      /^meteor\|task:rank\|modules:exact\+stem\+synonym\+paraphrase\|mode:lower\|synonyms:small\|paraphrases:small\|stet:/u,
    );
    expect(meteor({ modules: ['exact'] }, { synonyms }).signature()).not.toContain('synonyms:small');
  });

  it.each<[string, MeteorOptions, string]>([
    ['the module synonym without a table', {}, 'MISSING_RESOURCE'],
    ['the module paraphrase without a table', { modules: ['exact', 'paraphrase'] }, 'MISSING_RESOURCE'],
    ['no module', { modules: [] }, 'BAD_OPTION'],
    ['a module twice', { modules: ['exact', 'exact'] }, 'BAD_OPTION'],
    ['an unknown module', { modules: ['guess' as MeteorModule] }, 'BAD_OPTION'],
    ['an unknown task', { task: 'win' as 'rank' }, 'BAD_OPTION'],
    ['an unknown mode', { mode: 'upper' as 'lower' }, 'BAD_OPTION'],
  ])('refuses %s', (_, options, code) => {
    expect(() => meteor(options)).toThrow(expect.objectContaining({ code }));
  });
});
