import { describe, expect, it } from 'vitest';
import type { Sentence } from '../../corpus/edit.js';
import { parseIMeasure } from '../../corpus/i-measure/parse.js';
import { sentenceOfErrors } from '../../corpus/i-measure/cluster.js';
import { sentencesOf } from '../../corpus/m2/block.js';
import { parseM2 } from '../../corpus/m2/parse.js';
import { describeContract } from '../testing/contract.js';
import { iMeasure, type IMeasureOptions, type IMeasureScore } from './index.js';

const BELOW_ZERO = 'I is below 0 where the text got worse';
const COPIES = 'clusters never merge, so the copy of an edit may join another error';
const NEVER_EMPTY = 'no reference is empty, so an annotator who deletes a whole sentence cannot be met';
const RETOKENISED = 'the original cuts corrections into other tokens than the gold; `tokens: gold` keeps them';

describeContract(() => iMeasure(), {
  'a duplicate annotator changes nothing': COPIES,
  'the score lies between 0 and 1': BELOW_ZERO,
  'a perfect hypothesis scores best': NEVER_EMPTY,
  'the gold as its own system is perfect': RETOKENISED,
  'a gold of one annotator as its own system is perfect': RETOKENISED,
  'a plain gold as its own system is perfect': RETOKENISED,
});

describeContract(() => iMeasure({ tokens: 'gold' }), {
  'a duplicate annotator changes nothing': COPIES,
  'the score lies between 0 and 1': BELOW_ZERO,
  'a perfect hypothesis scores best': NEVER_EMPTY,
});

describeContract(() => iMeasure({ nomix: true, optimise: 'corpus', maximise: 'cf', tokens: 'gold' }), {
  'the score lies between 0 and 1': BELOW_ZERO,
  'a perfect hypothesis scores best': 'the reference chosen maximises F, not I',
  'the order of sentences changes nothing': 'references are chosen by running totals, sentence after sentence',
});

function goldOf(source: string, edits: readonly [number, number, string, number?][]): Sentence {
  const lines = edits.map(
    ([start, end, text, id = 0]) =>
      `A ${String(start)} ${String(end)}|||T|||${text}|||REQUIRED|||-NONE-|||${String(id)}\n`,
  );
  return sentencesOf(parseM2(`S ${source}\n${lines.join('')}\n`)[0])[0];
}

function score(sentence: Sentence, hypothesis: string, options: IMeasureOptions = {}): IMeasureScore {
  const metric = iMeasure(options);
  return metric.corpus([metric.sentence({ sentence, hypothesis })]);
}

const counts = ({ tp, tn, fp, fn, fpn }: IMeasureScore): number[] => [tp, tn, fp, fn, fpn];

/** Felice & Briscoe 2015, Listing 1 and Table 1. */
const machines = sentenceOfErrors(
  parseIMeasure(`<scripts><script id="1"><sentence id="1" numann="2">
    <text>This machines is designed for help people .</text><error-list>
      <error id="1" req="yes" type="SVA">
        <alt ann="0"><c start="0" end="1">These</c><c start="2" end="3">are</c></alt>
        <alt ann="1"><c start="1" end="2">machine</c></alt>
      </error>
      <error id="2" req="yes" type="Vform">
        <alt ann="0"><c start="5" end="6">helping</c></alt><alt ann="1"><c start="4" end="5">to</c></alt>
      </error>
    </error-list></sentence></script></scripts>`)[0].sentences[0],
);

/** Tables 2 and 3. */
const machine = goldOf('Machine is design to help people .', [
  [0, 1, 'Machines'],
  [1, 2, 'are'],
  [2, 3, 'designed'],
]);

describe('iMeasure()', () => {
  it('mixes the corrections of different annotators (Felice & Briscoe 2015, Table 1)', () => {
    const hypothesis = 'These machines are designed to help people .';
    const mixed = score(machines, hypothesis);
    expect([mixed.value, mixed.waccBaseline]).toEqual([1, 0.625]);
    expect(counts(mixed)).toEqual([3, 5, 0, 0, 0]);
    expect(counts(score(machines, hypothesis, { nomix: true }))).toEqual([2, 4, 1, 1, 0]);
  });

  it('rewards a part of a phrase edit (Table 2)', () => {
    const { value, wacc, ...rest } = score(machine, 'Machine is designed to help people .');
    expect(value).toBeCloseTo(0.4167, 4);
    expect(wacc).toBe(0.75);
    expect([rest.tp, rest.tn, rest.fp, rest.fn]).toEqual([1, 4, 0, 2]);
  });

  it('prefers the first hypothesis of Table 3, as the paper asks for', () => {
    const first = score(machine, 'The machine is designed for helping people .');
    const second = score(machine, 'Machines is a design on the helping of the people .');
    expect(first.value).toBeCloseTo(-0.44, 10);
    expect(second.value).toBeCloseTo(-0.61, 2);
    expect(counts(first)).toEqual([1, 2, 4, 2, 1]);
    expect(first.detection).toMatchObject({ tp: 2, tn: 2, fp: 3, fn: 1, fpn: 0 });
  });

  it('finds one error corrected in either way (Figure 1)', () => {
    const gold = goldOf('You have missed word .', [
      [3, 4, 'a word', 0],
      [3, 4, 'words', 1],
    ]);
    expect(score(gold, 'You have missed a word .').value).toBe(1);
    expect(score(gold, 'You have missed words .').value).toBe(1);
    expect(score(gold, 'You have missed word .').value).toBe(0);
  });

  it('gives 1 to a right sentence that is left alone, and less to one that is spoiled', () => {
    const gold = goldOf('All is well .', []);
    expect(score(gold, 'All is well .').value).toBe(1);
    expect(score(gold, 'All is good .').value).toBe(-0.4);
  });

  it('weighs changes by w, and F by beta', () => {
    const hypothesis = 'The machine is designed for helping people .';
    expect(score(machine, hypothesis, { weight: 1 }).wacc).toBe(score(machine, hypothesis).acc);
    const { precision, recall, f } = score(machine, hypothesis, { beta: 0.5 });
    expect(f).toBeCloseTo((1.25 * precision * recall) / (0.25 * precision + recall), 12);
  });

  it('keeps what every reference gives where the corpus is to choose', () => {
    const hypothesis = 'These machines are designed for help people .';
    const mixed = iMeasure({ optimise: 'corpus' }).sentence({ sentence: machines, hypothesis });
    expect(mixed.candidates.length).toBeGreaterThan(1);
    expect(iMeasure().sentence({ sentence: machines, hypothesis }).candidates).toHaveLength(1);
  });

  it('scores empty sentences', () => {
    const empty = goldOf('', []);
    expect(score(empty, '').value).toBe(1);
    expect(counts(score(empty, 'a b'))).toEqual([0, 0, 2, 0, 0]);
    expect(counts(score(goldOf('', [[0, 0, 'a']]), 'a'))).toEqual([1, 0, 0, 0, 0]);
    expect(counts(score(goldOf('a b', []), ''))).toEqual([0, 0, 2, 0, 0]);
  });

  it('counts the sentences for which not every reference could be tried, and bounds what they may do', () => {
    const edits = Array.from({ length: 12 }, (_, at): [number, number, string] => [at, at + 1, 'a a']);
    const gold = goldOf('b a b a b a b a b a b a', [...edits, [11, 12, 'c', 1] as [number, number, string, number]]);
    const exact = score(gold, 'a b a b');
    const { value, inexactSentences, bounds: [low, high] = [] } = score(gold, 'a b a b', { maxReferences: 2 });
    expect(exact.inexactSentences).toBe(0);
    expect(exact).not.toHaveProperty('bounds');
    expect(inexactSentences).toBe(1);
    for (const within of [exact.value, value]) {
      expect(within).toBeGreaterThanOrEqual(low ?? Infinity);
      expect(within).toBeLessThanOrEqual(high ?? -Infinity);
    }
  });

  it('signs every option', () => {
    expect(iMeasure().signature()).toMatch(
      /^i-measure\|mix:yes\|max:cwacc\|opt:sentence\|w:2\|beta:1\|limit:4096\|tokens:original\|stet:/u,
    );
    const chosen: IMeasureOptions = { nomix: true, maximise: 'di', optimise: 'corpus', weight: 3, beta: 0.5 };
    expect(iMeasure({ ...chosen, tokens: 'gold' }).signature()).toMatch(
      /^i-measure\|mix:no\|max:di\|opt:corpus\|w:3\|beta:0.5\|tokens:gold\|stet:/u,
    );
  });

  it.each<[string, IMeasureOptions]>([
    ['a score to maximise that there is not', { maximise: 'cfpn' as 'cfp' }],
    ['a way to optimise that there is not', { optimise: 'sent' as 'sentence' }],
    ['a weight that is not above 0', { weight: 0 }],
    ['a beta that is no number', { beta: Number.NaN }],
    ['no references', { maxReferences: 0 }],
  ])('refuses %s', (_, options) => {
    expect(() => iMeasure(options)).toThrow(expect.objectContaining({ code: 'BAD_OPTION' }));
  });

  it('shows parts that every score has', () => {
    const metric = iMeasure();
    for (const { key } of metric.parts) expect(metric.corpus([])).toHaveProperty(key);
  });
});
