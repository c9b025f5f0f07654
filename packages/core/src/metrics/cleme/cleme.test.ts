import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edit, Sentence } from '../../corpus/edit.js';
import { parseGold } from '../../formats/parse-gold.js';
import { Vocabulary } from '../../text/vocabulary.js';
import { exploreSentences } from '../edit-based/explore/explore-sentences.js';
import { packExplored, unpackExplored, type PackedExplored } from '../edit-based/explore/pack-explored.js';
import { corpora } from '../edit-based/explore/testing/corpora.js';
import { explainSentences } from '../edit-based/explain.js';
import { cleme2 } from '../cleme2/index.js';
import { toyAnalyser } from '../errant/testing/toy-analyser.js';
import { describeContract } from '../testing/contract.js';
import { feasibleEdits } from '../testing/golds.js';
import { cleme, type ClemeMetric, type ClemeOptions } from './index.js';
import { Outcome } from './judged-chunks.js';
import { weightTable } from './length-weights.js';
import { partition, targetOf } from './partition.js';

const create = (options: ClemeOptions = {}): ClemeMetric => cleme(options, { analyser: toyAnalyser });

const EXTRACTED = 'the edits of a text are those that ERRANT extracts, which need not be those that an annotator wrote';
const MEAN = 'what a chunk weighs depends on the mean length over all sentences and references';
const RUNNING = 'the choice of reference depends on the sentences before, and on rounding';
const WORDLESS = 'a reference without words is taken for a missing one';

describeContract(() => create(), {
  'a perfect hypothesis scores best': EXTRACTED,
  'the gold as its own system is perfect': EXTRACTED,
  'a gold of one annotator as its own system is perfect': EXTRACTED,
  'a plain gold as its own system is perfect': EXTRACTED,
  'a duplicate annotator changes nothing': MEAN,
  'the order of sentences changes nothing': RUNNING,
  'a sentence scores as a corpus of it alone': MEAN,
  'a sentence scores the same whatever stands beside it': MEAN,
});

describeContract(() => create({ goldEdits: 'extracted', weights: 'none', rounding: 'none' }), {
  'a perfect hypothesis scores best': WORDLESS,
  'the order of sentences changes nothing': RUNNING,
});

describeContract(() => create({ goldEdits: 'extracted', level: 'sentence', assumption: 'independent' }), {
  'a perfect hypothesis scores best': WORDLESS,
  'a duplicate annotator changes nothing': MEAN,
  'a sentence scores as a corpus of it alone': MEAN,
  'a sentence scores the same whatever stands beside it': MEAN,
});

const A = (span: string, type: string, correction: string, annotator = 0): string =>
  `A ${span}|||${type}|||${correction}|||REQUIRED|||-NONE-|||${annotator}\n`;

const plain = (options: ClemeOptions = {}): ClemeMetric => create({ weights: 'none', analysis: 'none', ...options });

const outcomesOf = (metric: ClemeMetric, sentence: Sentence, hypothesis: string): unknown =>
  metric.sentence({ sentence, hypothesis }).map(([annotator, , , , detail]) => [annotator, detail]);

describe('partition(source, hypothesis, references)', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 7 });
  const targets = words.chain((source) =>
    fc.record({
      source: fc.constant(source),
      edits: fc.array(feasibleEdits(source, fc.array(fc.constantFrom('a', 'x'), { maxLength: 2 })), {
        minLength: 2,
        maxLength: 4,
      }),
    }),
  );

  /** The cut by marking every offset that an edit covers or touches, one by one. */
  const touchedSpans = (length: number, edits: readonly Edit[]): number[][] => {
    const spans: number[][] = [];
    const isInside = (at: number): boolean => edits.some(({ start, end }) => start <= at && at <= end);
    const isJoined = (at: number): boolean => edits.some(({ start, end }) => start <= at && at + 1 <= end);
    for (let at = 0; at <= length; at++) {
      if (!isInside(at)) continue;
      const last = spans.at(-1);
      if (last !== undefined && at <= last[1]) continue;
      let end = at;
      while (end < length && isJoined(end)) end++;
      spans.push([at, end]);
    }
    return spans;
  };

  it('cuts where nobody edits, and the chunks of each target make its text', () => {
    fc.assert(
      fc.property(targets, ({ source, edits }) => {
        const vocabulary = new Vocabulary();
        const tokens = vocabulary.encode(source);
        const [hypothesis, ...references] = edits.map((list) => targetOf(list, vocabulary));
        const { chunks, untouched } = partition(tokens, hypothesis, references);
        expect(chunks.map(({ start, end }) => [start, end])).toEqual(touchedSpans(source.length, edits.flat()));
        edits.forEach((list, target) => {
          const result: string[] = [];
          let at = 0;
          for (const { start, end, ...texts } of chunks) {
            const { words: changed } = target === 0 ? texts.hypothesis : texts.references[target - 1];
            result.push(...source.slice(at, start));
            if (changed === undefined) result.push(...source.slice(start, end));
            else result.push(...changed.map((word) => vocabulary.token(word)));
            at = end;
          }
          const expected: string[] = [...source];
          for (const { start, end, corrections } of list.toReversed()) {
            expected.splice(start, end - start, ...corrections[0].split(' ').filter((word) => word !== ''));
          }
          expect([...result, ...source.slice(at)]).toEqual(expected);
        });
        const isEdited = source.map((_, at) => chunks.some(({ start, end }) => start <= at && at < end));
        const isCut = (at: number): boolean => chunks.some(({ start, end }) => start === at && end === at);
        const gapStarts = isEdited.filter((edited, at) => !edited && (at === 0 || isEdited[at - 1] || isCut(at)));
        expect(untouched).toBe(gapStarts.length);
      }),
    );
  });
});

describe('weightTable(rule, meanLength, longest)', () => {
  const rule = { weights: 'length', level: 'corpus', assumption: 'dependent' } as const;

  it('gives right and missed changes of more words more weight, wrong ones less, within bounds', () => {
    const table = weightTable(rule, 2, 9);
    const at = (length: number, outcome: number): number => table[4 * length + outcome];
    expect([at(2, Outcome.hit), at(2, Outcome.over)]).toEqual([1, 1]);
    expect(at(3, Outcome.hit)).toBe(1.25);
    expect(at(1, Outcome.under)).toBe(0.75);
    expect(at(9, Outcome.wrong)).toBe(0.75);
    expect(at(0, Outcome.over)).toBe(1.25);
  });

  it('weighs all chunks alike where no reference changes anything, or that was asked for', () => {
    expect(new Set(weightTable(rule, NaN, 5))).toEqual(new Set([1]));
    expect(new Set(weightTable({ ...rule, weights: 'none' }, 2, 5))).toEqual(new Set([1]));
  });
});

describe('typeSums(stats)', () => {
  const word = fc.constantFrom('a', 'b', 'x');
  const corpora = fc.array(
    fc.record({
      edits: fc.array(feasibleEdits(['a', 'b', 'c', 'd'], fc.array(word, { maxLength: 2 })), {
        minLength: 1,
        maxLength: 3,
      }),
      made: feasibleEdits(['a', 'b', 'c', 'd'], fc.array(word, { maxLength: 2 })),
    }),
    { minLength: 1, maxLength: 5 },
  );

  it.each(['corpus', 'sentence'] as const)('adds up the chunks of the references that are chosen: %s', (level) => {
    const metric = create({ level, goldEdits: 'given', weights: 'none', analysis: 'none' });
    fc.assert(
      fc.property(corpora, fc.array(fc.nat()), (corpus, draws) => {
        const stats = corpus.map(({ edits, made }) =>
          metric.sentence({
            sentence: {
              source: 'a b c d',
              // All of one type, so that every chunk counts once.
              annotations: edits.map((list, annotator) => ({
                annotator,
                edits: list.map((edit) => ({ ...edit, type: 'R:OTHER' })),
              })),
            },
            hypothesis: '',
            edits: { source: 'a b c d', edits: made },
          }),
        );
        const indices = Uint32Array.from(draws, (draw) => draw % stats.length);
        const totals = metric.typeSums?.(stats).sum(indices) ?? [];
        const { tp, fp, fn } = metric.corpus(Array.from(indices, (index) => stats[index]));
        const sums = [0, 1, 2].map((column) =>
          Array.from(totals).reduce((sum, value, at) => (at % 4 === column ? sum + value : sum), 0),
        );
        expect(sums).toEqual([tp, fp, fn]);
      }),
    );
  });
});

describe('cleme()', () => {
  const [sentence] = parseGold(
    `S he go in mat today\n${A('1 2', 'R:VERB:SVA', 'goes')}${A('3 3', 'M:DET', 'the')}${A('1 2', 'R:VERB:TENSE', 'went', 1)}`,
  );

  it('counts chunks against each reference, with the types that they count for', () => {
    expect(outcomesOf(plain(), sentence, 'he goes in mat yesterday')).toEqual([
      [
        0,
        {
          kept: 3,
          goldLengths: [2, 2],
          chunks: [
            [Outcome.hit, 1, ['R:VERB:SVA']],
            [Outcome.under, 0, ['M:DET']],
            [Outcome.over, 1, ['R:OTHER']],
          ],
        },
      ],
      [
        1,
        {
          kept: 4,
          goldLengths: [1, 1],
          chunks: [
            [Outcome.wrong, 1, ['R:VERB:TENSE']],
            [Outcome.over, 1, ['R:OTHER']],
          ],
        },
      ],
    ]);
  });

  it('lets each chunk follow another reference where these are independent', () => {
    const metric = plain({ assumption: 'independent' });
    expect(metric.corpus([metric.sentence({ sentence, hypothesis: 'he went in the mat today' })])).toMatchObject({
      tp: 2,
      fp: 0,
      fn: 0,
    });
    // Not all references ask for the article.
    expect(metric.corpus([metric.sentence({ sentence, hypothesis: 'he went in mat today' })])).toMatchObject({
      tp: 1,
      fn: 0,
    });
  });

  it('takes an output without words for one changed chunk', () => {
    const metric = plain();
    expect(metric.corpus([metric.sentence({ sentence, hypothesis: '' })])).toMatchObject({
      tp: 0,
      fp: 1,
      fn: 0,
      tn: 0,
    });
  });

  it('takes any correction of an edit that has several', () => {
    const [choice] = parseGold(`S he go home\n${A('1 2', 'R:VERB', 'goes||went')}`);
    const metric = plain();
    for (const verb of ['goes', 'went']) {
      expect(metric.corpus([metric.sentence({ sentence: choice, hypothesis: `he ${verb} home` })]).value).toBe(1);
    }
  });

  it('leaves sentences out that do not list the annotator that was asked for', () => {
    const metric = plain({ annotator: 1, level: 'sentence' });
    const [other] = parseGold(`S he go home\n${A('1 2', 'R:VERB', 'goes')}`);
    const stats = [
      metric.sentence({ sentence, hypothesis: 'he went in mat today' }),
      metric.sentence({ sentence: other, hypothesis: 'he go home' }),
    ];
    expect(metric.corpus(stats)).toMatchObject({ value: 1, tp: 1, fn: 0 });
    expect(metric.notice?.text(metric.notice.count(other))).toMatch(/^1 sentence does not list annotator/u);
  });

  it('explains its counts by chunks, and the running values end at the score', () => {
    const metric = plain();
    const lines = ['he goes in mat yesterday'];
    const explored = exploreSentences(metric, [sentence], [{ name: 'x', lines }]);
    expect(explored[0].outputs[0].marks.map(({ kind, words, type }) => [kind, words, type])).toEqual([
      ['matched', 'go', 'R:VERB:SVA'],
      ['missed', '', 'M:DET'],
      ['unneeded', 'today', 'R:OTHER'],
    ]);
    const [explained] = explainSentences(metric, [sentence], [{ name: 'x', lines }]);
    const { running, annotators } = explained.systems[0];
    const score = metric.corpus([metric.sentence({ sentence, hypothesis: lines[0] })]);
    expect(running).toMatchObject({ correct: score.tp, value: score.value });
    expect(annotators.map(({ chosen }) => chosen)).toEqual([true, false]);
  });

  it('tells a wrong correction from a needless one, and says what is wanted instead', () => {
    const metric = plain();
    const lines = ['he gone in mat yesterday'];
    const explored = exploreSentences(metric, [sentence], [{ name: 'x', lines }]);
    expect(explored[0].outputs[0].marks[0]).toMatchObject({
      ...{ kind: 'wrong', words: 'go', corrections: ['gone'], wanted: ['went'], type: 'R:VERB:TENSE' },
    });
    const [explained] = explainSentences(metric, [sentence], [{ name: 'x', lines }]);
    const { annotators } = explained.systems[0];
    expect(annotators.map(({ chosen, chunks }) => [chosen, chunks])).toEqual([
      [false, { hit: 0, wrong: 1, under: 1, over: 1 }],
      [true, { hit: 0, wrong: 1, under: 0, over: 1 }],
    ]);
    const independent = create({ weights: 'none', assumption: 'independent', analysis: 'none' });
    const [any] = exploreSentences(independent, [sentence], [{ name: 'x', lines }]);
    expect(any.outputs[0].marks[0]).toMatchObject({ kind: 'wrong', wanted: ['goes', 'went'] });
  });

  it('has marks that add up to hit, wrong, under and over, whatever is edited', () => {
    fc.assert(
      fc.property(
        corpora(),
        fc.constantFrom('dependent' as const, 'independent' as const),
        ({ sentences, systems }, assumption) => {
          const metric = cleme2({ assumption, analysis: 'none' }, { analyser: toyAnalyser });
          const explored = exploreSentences(metric, sentences, systems);
          for (const [at, { lines }] of systems.entries()) {
            const count = (kind: string): number =>
              explored.flatMap(({ outputs }) => outputs[at].marks.filter((mark) => mark.kind === kind)).length;
            const stats = sentences.map((other, line) => metric.sentence({ sentence: other, hypothesis: lines[line] }));
            expect(metric.corpus(stats)).toMatchObject({
              ...{
                tp: count('matched'),
                necessary: count('wrong'),
                fn: count('missed'),
                unnecessary: count('unneeded'),
              },
            });
          }
          const packed = JSON.parse(JSON.stringify(packExplored(explored))) as PackedExplored;
          expect(unpackExplored(packed)).toEqual(explored);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('signs what it takes to get the number again', () => {
    expect(create().signature()).toMatch(
      /^cleme\|beta:0.5\|weights:length\|assumption:dependent\|level:corpus\|unchanged:keep\|gold:given\|.*\|rounding:4\|/u,
    );
  });
});
