import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requiredEdit, type Edit, type Sentence } from '../../corpus/edit.js';
import { parseGold } from '../../formats/parse-gold.js';
import type { EditMetric } from '../edit-based/edit-metric.js';
import { explainSentences, missedEdits } from '../edit-based/explain.js';
import { describeContract } from '../testing/contract.js';
import { errant, type ErrantOptions } from './index.js';
import { rowOfStats, statsOfRow } from './stats-row.js';
import { toyAnalyser } from './testing/toy-analyser.js';

const create = (options: ErrantOptions = {}): EditMetric =>
  errant(options, { analyser: toyAnalyser, analyses: toyAnalyser });

const ITS_OWN_READING =
  'the edits of a text are those that ERRANT extracts, which need not be those that an annotator wrote';
const RUNNING = 'the choice of annotator depends on the sentences before, and on rounding';

describeContract(() => create(), {
  'a perfect hypothesis scores best': ITS_OWN_READING,
  'the gold as its own system is perfect': ITS_OWN_READING,
  'a gold of one annotator as its own system is perfect': ITS_OWN_READING,
  'a plain gold as its own system is perfect': ITS_OWN_READING,
  'the order of sentences changes nothing': RUNNING,
});

describeContract(() => create({ goldEdits: 'extracted' }), {
  'the order of sentences changes nothing': RUNNING,
});

describeContract(() => create({ goldEdits: 'extracted', mode: 'dt', beta: 1, edits: 'single', analysis: 'none' }), {
  'the order of sentences changes nothing': RUNNING,
});

const A = (span: string, type: string, correction: string, annotator = 0): string =>
  `A ${span}|||${type}|||${correction}|||REQUIRED|||-NONE-|||${annotator}\n`;

const GOLD = `S he go in mat .
${A('1 2', 'R:VERB:SVA', 'goes')}${A('3 3', 'M:DET', 'the')}${A('1 2', 'R:VERB:TENSE', 'went', 1)}
S the cats sat
${A('1 2', 'Nn', 'cat')}`;
const gold = parseGold(GOLD);
const LINES = ['he goes on mat .', 'the cat sat'];

const measured = (metric: EditMetric, lines = LINES, sentences: readonly Sentence[] = gold) =>
  sentences.map((sentence, at) => metric.sentence({ sentence, hypothesis: lines[at] }));

describe('errant() explained', () => {
  it('makes a gold edit that is listed twice at once, as it counts', () => {
    const twice = parseGold(
      `S he go home\n${A('1 2', 'SVA', 'goes')}${A('1 2', 'Vform', 'goes')}${A('2 3', 'Wci', 'away')}`,
    );
    const metric = create();
    const [alignment] = metric.align({ sentence: twice[0], hypothesis: 'he goes home' });
    expect(alignment).toMatchObject({ correct: 2, proposed: 2, gold: 3, edits: [{ gold: 0, also: [1] }] });
    const [{ systems }] = explainSentences(metric, twice, [{ name: 'x', lines: ['he goes home'] }]);
    const [{ correct, gold: golds, missed }] = systems[0].annotators;
    expect(missed.map(({ type }) => type)).toEqual(['Wci']);
    expect(golds - correct).toBe(missed.length);
  });

  it('shows as many missed edits as it counts, whatever is listed twice', () => {
    const span = fc.tuple(fc.constantFrom(0, 1, 2), fc.constantFrom('x', 'y'), fc.constantFrom('A', 'B'));
    fc.assert(
      fc.property(
        fc.array(span, { maxLength: 6 }),
        fc.constantFrom('x b c', 'a y c', 'x y c', 'a b c'),
        fc.constantFrom('cs', 'cse', 'ds'),
        (listed, hypothesis, mode) => {
          const edits = listed.map(([start, correction, type]) =>
            requiredEdit({ start, end: start + 1, type, correction }),
          );
          const sentence = { source: 'a b c', annotations: [{ annotator: 0, edits }] };
          for (const alignment of create({ mode }).align({ sentence, hypothesis })) {
            expect(missedEdits(alignment)).toHaveLength(alignment.gold - alignment.correct);
          }
        },
      ),
    );
  });
});

describe('errant()', () => {
  it('counts right, wrong and missed edits of each type against each annotator', () => {
    expect(measured(create())).toEqual([
      [
        [
          0,
          1,
          2,
          2,
          [
            ['R:VERB:SVA', 1, 0, 0],
            ['R:PREP', 0, 1, 0],
            ['M:DET', 0, 0, 1],
          ],
        ],
        [
          1,
          0,
          2,
          1,
          [
            ['R:VERB:SVA', 0, 1, 0],
            ['R:PREP', 0, 1, 0],
            ['R:VERB:TENSE', 0, 0, 1],
          ],
        ],
      ],
      [[0, 1, 1, 1, [['Nn', 1, 0, 0]]]],
    ]);
  });

  it('scores the annotators that the running totals choose', () => {
    const metric = create();
    expect(metric.corpus(measured(metric))).toMatchObject({ tp: 2, fp: 1, fn: 1, correct: 2, proposed: 3, gold: 3 });
    expect(metric.parts.map(({ title }) => title)).toEqual(['P', 'R', 'F0.5', 'TP', 'FP', 'FN']);
  });

  it('takes single edits, or none of a type, or edits of the same type alone', () => {
    const counts = (options: ErrantOptions): number[] => {
      const { correct, proposed, gold: golds } = create(options).corpus(measured(create(options)));
      return [correct, proposed, golds];
    };
    expect(counts({ filter: ['R:PREP', 'M:DET'] })).toEqual([2, 2, 2]);
    expect(counts({ mode: 'cse' })).toEqual([1, 3, 3]);
    expect(counts({ mode: 'ds' })).toEqual([2, 3, 2]);
    expect(counts({ edits: 'multi' })).toEqual([0, 0, 0]);
  });

  it('extracts the edits of the gold anew from its corrected texts, or from reference texts', () => {
    const metric = create({ goldEdits: 'extracted' });
    expect(metric.needs).toBe('references');
    const [, [[, , , , types]]] = measured(metric);
    expect(types).toEqual([['R:NOUN:NUM', 1, 0, 0]]);
    const referenced = { ...gold[1], references: ['the cat sits', 'the cat sat'] };
    expect(metric.align({ sentence: referenced, hypothesis: 'the cat sat' })).toMatchObject([
      { annotator: 0, correct: 1, gold: 2 },
      { annotator: 1, correct: 1, gold: 1 },
    ]);
  });

  it('gives the edits of the gold types of ERRANT where that is asked for, and leaves out words that stay', () => {
    const [wide] = parseGold(`S the cats sat\n${A('0 2', 'Nn', 'the cat')}`);
    const typed = (sentence: Sentence): unknown[] =>
      create({ goldEdits: 'typed' })
        .align({ sentence, hypothesis: 'the dog sat' })
        .map(({ correct, golds }) => [correct, golds.map(({ edit: { start, end, type } }) => [start, end, type])]);
    expect(typed(gold[1])).toEqual([[0, [[1, 2, 'R:NOUN:NUM']]]]);
    expect(typed(wide)).toEqual(typed(gold[1]));
    expect(typed({ ...wide, annotations: [{ annotator: 0, edits: [] }] })).toEqual([[0, []]]);
  });

  it('keeps to one annotator, or to one reference', () => {
    const plain = (options: ErrantOptions, sentences = gold) =>
      measured(create(options), LINES, sentences).map((stats) => stats.map((counts) => counts.slice(0, 4)));
    expect(plain({ annotator: 1 })).toEqual([[[1, 0, 2, 1]], [[1, 0, 0, 0]]]);
    expect(plain({ annotator: 1, unlisted: 'first' })[1]).toEqual([[0, 1, 1, 1]]);
    expect(plain({ annotator: 1, goldEdits: 'extracted' }, gold.slice(0, 1))).toEqual([[[1, 0, 2, 1]]]);
    expect(() => plain({ annotator: 1, goldEdits: 'extracted' })).toThrow(
      expect.objectContaining({ code: 'UNKNOWN_ANNOTATOR' }),
    );
  });

  it('shows its edits with their types, and which of the gold they match', () => {
    const [alignment] = create().align({ sentence: gold[0], hypothesis: LINES[0] });
    expect(alignment.edits).toEqual([
      { start: 1, end: 2, from: 1, to: 2, type: 'R:VERB:SVA', gold: 0 },
      { start: 2, end: 3, from: 2, to: 3, type: 'R:PREP', gold: -1 },
    ]);
    expect(alignment.golds.map(({ edit }) => edit.type)).toEqual(['R:VERB:SVA', 'M:DET']);
  });

  it('matches an edit by its tokens where tokens are compared', () => {
    const sentence: Sentence = {
      source: 'a b c',
      annotations: [{ annotator: 0, edits: [requiredEdit({ start: 0, end: 2, type: 'R:OTHER', correction: 'x' })] }],
    };
    const [alignment] = create({ mode: 'dt', merging: 'all-split' }).align({ sentence, hypothesis: 'y b d' });
    expect(alignment.edits.map((edit) => edit.gold)).toEqual([0, -1]);
    expect(alignment).toMatchObject({ correct: 1, proposed: 2, gold: 2 });
  });

  it('signs all that decides the number, the analyser included', () => {
    expect(create().signature()).toMatch(
      /^errant\|beta:0\.5\|mode:cs\|edits:all\|filter:none\|gold:given\|merging:rules\|alignment:linguistic\|analysis:english\|annotator:best\|tagger:toy\|stet:/u,
    );
    expect(create({ filter: ['R:OTHER', 'M:PUNCT'] }).signature()).toContain('|filter:R:OTHER+M:PUNCT|');
    expect(create({ analysis: 'none' }).signature()).not.toContain('toy');
  });

  it('needs no analyser where nobody says what words are', () => {
    const metric = errant({ analysis: 'none' });
    expect(metric.align({ sentence: gold[1], hypothesis: 'the cat sat' })[0].edits).toMatchObject([
      { start: 1, end: 2, gold: 0 },
    ]);
    expect(() => errant()).toThrow(expect.objectContaining({ code: 'MISSING_RESOURCE' }));
  });
});

describe('rowOfStats(stats)', () => {
  it('spells out types that are not those of ERRANT', () => {
    const count = fc.nat(9);
    const types = fc.array(
      fc.tuple(fc.oneof(fc.constantFrom('R:VERB', 'UNK', '', '😀'), fc.string()), count, count, count),
    );
    const stats = fc.array(fc.tuple(count, count, count, count, types), { maxLength: 3 });
    fc.assert(
      fc.property(stats, (generated) => {
        expect(statsOfRow(rowOfStats(generated))).toEqual(generated);
      }),
    );
  });
});

describe('typeSums(stats)', () => {
  const type = fc.constantFrom('R:VERB', 'R:NOUN', 'M:DET', 'U:DET', 'ArtOrDet');
  const edit: fc.Arbitrary<Edit> = fc
    .tuple(fc.nat(4), fc.nat(1), fc.constantFrom('x', 'y', ''), type)
    .map(([start, length, correction, name]) =>
      requiredEdit({ start, end: Math.min(5, start + length), correction, type: name }),
    );
  const sentence: fc.Arbitrary<Sentence> = fc
    .array(fc.array(edit, { maxLength: 3 }), { minLength: 1, maxLength: 3 })
    .map((all) => ({ source: 'a b c d e', annotations: all.map((edits, annotator) => ({ annotator, edits })) }));
  const hypothesis = fc
    .array(fc.constantFrom('a', 'b', 'c', 'x', 'y'), { maxLength: 6 })
    .map((words) => words.join(' '));

  it('adds up the types of the annotators that are chosen for any sentences, in their order', () => {
    const metric = create({ mode: 'ds' });
    fc.assert(
      fc.property(fc.array(fc.tuple(sentence, hypothesis), { minLength: 1 }), fc.array(fc.nat()), (corpus, draws) => {
        const stats = corpus.map(([drawn, text]) => metric.sentence({ sentence: drawn, hypothesis: text }));
        const indices = Uint32Array.from(draws, (draw) => draw % stats.length);
        const sums = metric.typeSums?.(stats);
        const totals = sums?.sum(indices) ?? [];
        const { correct, proposed, gold: golds } = metric.corpus(Array.from(indices, (index) => stats[index]));
        const columns = [0, 1, 2].map((column) =>
          Array.from(totals).reduce((sum, value, at) => (at % 3 === column ? sum + value : sum), 0),
        );
        expect(columns).toEqual([correct, proposed - correct, golds - correct]);
      }),
    );
  });
});
