import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../corpus/m2/block.js';
import { parseM2 } from '../../corpus/m2/parse.js';
import type { EditScore } from '../edit-based/edit-metric.js';
import { describeContract } from '../testing/contract.js';
import { m2, type M2Options } from './index.js';

const SHORTEST_PATH =
  'edits lie on a shortest path from source to hypothesis, and those of a gold that makes detours are not all on one';

describeContract(() => m2(), {
  'the order of sentences changes nothing': 'annotators are chosen by running totals, sentence after sentence',
  'a perfect hypothesis scores best':
    'the path that overlaps most may read a perfect hypothesis as other edits, and the choice of annotators is greedy',
  'the gold as its own system is perfect': SHORTEST_PATH,
  'a gold of one annotator as its own system is perfect': SHORTEST_PATH,
});

/** Gold edits as [start, end, corrections, annotator]. */
type Gold = [number, number, string, number?];

function goldOf(source: string, golds: readonly Gold[]): string {
  const lines = golds.map(
    ([start, end, text, id = 0]) =>
      `A ${String(start)} ${String(end)}|||T|||${text}|||REQUIRED|||-NONE-|||${String(id)}\n`,
  );
  return `S ${source}\n${lines.join('')}\n`;
}

function score(gold: string, hypotheses: readonly string[], options: M2Options = {}): EditScore {
  const sentences = parseM2(gold, { strictOriginal: options.strictOriginal }).flatMap(sentencesOf);
  const metric = m2(options);
  return metric.corpus(sentences.map((sentence, at) => metric.sentence({ sentence, hypothesis: hypotheses[at] })));
}

function counts(source: string, hypothesis: string, golds: readonly Gold[], options: M2Options = {}): number[] {
  const { correct, proposed, gold } = score(goldOf(source, golds), [hypothesis], options);
  return [correct, proposed, gold];
}

describe('m2()', () => {
  it('counts a substitution, an insertion and a deletion that the gold has', () => {
    expect(counts('a b c d', 'a x c d', [[1, 2, 'x']])).toEqual([1, 1, 1]);
    expect(counts('b c', 'a b c', [[0, 0, 'a']])).toEqual([1, 1, 1]);
    expect(counts('a b c', 'a c', [[1, 2, '-NONE-']])).toEqual([1, 1, 1]);
  });

  it('matches "word" to "a word", which the HOO scorer misses (Dahlmeier & Ng 2012, section 1)', () => {
    const source = 'Our baseline system feeds word into PB-SMT pipeline .';
    expect(
      counts(source, 'Our baseline system feeds a word into PB-SMT pipeline .', [[4, 5, 'a word||words']]),
    ).toEqual([1, 1, 1]);
  });

  it('scores the worked example of the shared tasks: P 1, R 1/3, F1 1/2 (Ng et al. 2013, section 4)', () => {
    const source = 'There is no a doubt , tracking system has brought many benefits in this information age .';
    const gold = goldOf(source, [
      [3, 5, 'doubt'],
      [7, 8, 'systems'],
      [8, 9, 'have'],
    ]);
    const { precision, recall, value } = score(gold, [source.replace('a doubt', 'doubt')], { beta: 1 });
    expect([precision, recall, value]).toEqual([1, 1 / 3, 0.5]);
  });

  it.each<[string, string, Gold[], number[]]>([
    [
      'should basic translational unit be word',
      'should basic translational unit be a word',
      [[5, 6, 'a word']],
      [1, 1, 1],
    ],
    [
      'development set similar with test set',
      'development set similar to the test set',
      [
        [3, 4, 'to'],
        [4, 4, 'the'],
      ],
      [2, 2, 2],
    ],
    [
      'Xinhua portion of the English Gigaword3',
      'The xinhua portion of the English Gigaword3',
      [[0, 0, 'The']],
      [1, 2, 1],
    ],
  ])('extracts the edits of Dahlmeier & Ng 2012, Table 2: %s', (source, hypothesis, golds, expected) => {
    expect(counts(source, hypothesis, golds)).toEqual(expected);
  });

  it('joins wrong changes with at most two unchanged words between them', () => {
    expect(counts('a b c d e f', 'a X c d Y f', [[0, 1, 'z']])).toEqual([0, 1, 1]);
    expect(counts('a b c d e f g', 'a X c d e Y g', [[0, 1, 'z']])).toEqual([0, 2, 1]);
    expect(counts('a b c d e f', 'a X c d Y f', [[0, 1, 'z']], { maxUnchanged: 1 })).toEqual([0, 2, 1]);
  });

  it('keeps a matched edit apart from a wrong one close by', () => {
    expect(counts('a b c d e f', 'a X c d Y f', [[1, 2, 'X']])).toEqual([1, 2, 1]);
  });

  it('matches a phrase with more unchanged words only when these are allowed', () => {
    expect(counts('a b c d e', 'a b c X e', [[0, 4, 'a b c X']])).toEqual([0, 1, 1]);
    expect(counts('a b c d e', 'a b c X e', [[0, 4, 'a b c X']], { maxUnchanged: 3 })).toEqual([1, 1, 1]);
  });

  it('uses gold insertions at one place in order and once each', () => {
    expect(
      counts('a b', 'a x y b', [
        [1, 1, 'x'],
        [1, 1, 'y'],
      ]),
    ).toEqual([2, 2, 2]);
    expect(
      counts('a b', 'a y x b', [
        [1, 1, 'x'],
        [1, 1, 'y'],
      ]),
    ).toEqual([1, 2, 2]);
    expect(counts('a b', 'a x x b', [[1, 1, 'x']])).toEqual([1, 2, 1]);
    expect(counts('a b', 'a y x z b', [[1, 1, 'x']])).toEqual([1, 3, 1]);
  });

  it('accepts a substitution as insertion and deletion, in either order', () => {
    expect(
      counts('a b c', 'a x c', [
        [1, 1, 'x'],
        [1, 2, ''],
      ]),
    ).toEqual([2, 2, 2]);
    expect(
      counts('a b c', 'a x c', [
        [1, 2, ''],
        [2, 2, 'x'],
      ]),
    ).toEqual([2, 2, 2]);
  });

  it('never matches a correction with irregular blanks, nor an edit that changes nothing', () => {
    expect(counts('a b c', 'a x y c', [[1, 2, 'x  y']])).toEqual([0, 1, 1]);
    expect(counts('a b c', 'a b c', [[1, 2, 'b']])).toEqual([0, 0, 1]);
  });

  it('counts a duplicated gold edit once; the official scorer twice', () => {
    const golds: Gold[] = [
      [1, 2, 'x'],
      [1, 2, 'x'],
    ];
    expect(counts('a b c', 'a x c', golds)).toEqual([1, 1, 2]);
    expect(counts('a b c', 'a x c', golds, { strictOriginal: true })).toEqual([2, 1, 2]);
  });

  it('finds matches of gold edits in any order; the official scorer only in order', () => {
    const golds: Gold[] = [
      [5, 6, 'Y'],
      [1, 2, 'X'],
    ];
    expect(counts('a b c d e f g', 'a X c d e Y g', golds)).toEqual([2, 2, 2]);
    expect(counts('a b c d e f g', 'a X c d e Y g', golds, { strictOriginal: true })).toEqual([1, 2, 2]);
  });

  it('does not count edits of blanks and capitals when these are ignored', () => {
    const options = { ignoreWhitespaceCasing: true };
    expect(counts('a b c', 'a B c', [[1, 2, 'B']], options)).toEqual([0, 0, 1]);
    expect(counts('a b c', 'a bc', [[1, 3, 'bc']], options)).toEqual([0, 0, 1]);
    expect(counts('ΑΣ İ c', 'ασ i c', [], options)).toEqual([0, 0, 0]);
  });

  it('takes for each sentence the annotator that suits the running totals', () => {
    const gold = goldOf('a b c d', [
      [1, 2, 'x', 0],
      [2, 3, 'z', 0],
      [0, 1, 'y', 1],
    ]);
    expect(score(gold, ['a b c d'])).toMatchObject({ correct: 0, gold: 1 });
    expect(score(gold, ['a x c d'])).toMatchObject({ correct: 1, gold: 2 });
  });

  it('scores one annotator alone, without the sentences that do not list it', () => {
    const gold = `${goldOf('a b', [
      [0, 1, 'x', 0],
      [1, 2, 'y', 1],
    ])}${goldOf('a b', [[0, 1, 'x', 0]])}`;
    expect(score(gold, ['x b', 'x b'], { annotator: 0 })).toMatchObject({ correct: 2, proposed: 2, gold: 2 });
    expect(score(gold, ['x b', 'x b'], { annotator: 1 })).toMatchObject({ correct: 0, proposed: 1, gold: 1 });
  });

  it('takes the first listed for an annotator that a sentence does not list, if told so, and signs that', () => {
    const gold = `${goldOf('a b', [
      [0, 1, 'x', 0],
      [1, 2, 'y', 1],
    ])}${goldOf('a b', [[0, 1, 'x', 0]])}`;
    const convention = score(gold, ['x b', 'x b'], { annotator: 1, unlisted: 'first' });
    expect(convention).toMatchObject({ correct: 1, proposed: 2, gold: 2 });
    expect(convention.signature).toContain('|annotator:1|unlisted:first|');
    expect(score(gold, ['x b', 'x b'], { annotator: 1, levels: true }).signature).toContain('|unlisted:skip|');
    expect(score(gold, ['x b', 'x b']).signature).not.toContain('unlisted');
  });

  it('gives precision 1 to silence and recall 1 where there is nothing to find', () => {
    expect(score(goldOf('a', [[0, 1, 'x']]), ['a'])).toMatchObject({ precision: 1, recall: 0, value: 0 });
    expect(score(goldOf('a', []), ['x'])).toMatchObject({ precision: 0, recall: 1, value: 0 });
    expect(score('', [])).toMatchObject({ precision: 1, recall: 1, value: 1 });
  });

  it('handles empty sources and empty hypotheses', () => {
    expect(counts('', 'a b', [[0, 0, 'a b']])).toEqual([1, 1, 1]);
    expect(counts('a b c', '', [[1, 2, '']])).toEqual([1, 3, 1]);
    expect(counts('', '', [])).toEqual([0, 0, 0]);
  });

  it('signs a score with every option that changes it', () => {
    expect(m2().signature()).toMatch(
      /^m2\|beta:0\.5\|unchanged:2\|annotator:best\|case:exact\|strict:no\|stet:\d+\.\d+\.\d+$/u,
    );
    const all = m2({ beta: 1, maxUnchanged: 3, annotator: 4, ignoreWhitespaceCasing: true, strictOriginal: true });
    expect(all.signature()).toMatch(
      /^m2\|beta:1\|unchanged:3\|annotator:4\|unlisted:skip\|case:ignored\|strict:yes\|/u,
    );
  });

  it('reads lone surrogates, zero-width characters and "|||" as ordinary text', () => {
    expect(counts('a \ud800 |||', 'a \u200b |||', [[1, 2, '\u200b']])).toEqual([1, 1, 1]);
  });
});

describe('m2() is bounded', () => {
  const words = (count: number, prefix: string): string =>
    Array.from({ length: count }, (_, at) => `${prefix}${String(at)}`).join(' ');

  it('scores 500 tokens rewritten end to end', () => {
    expect(
      counts(words(500, 's'), words(500, 'h'), [
        [10, 11, 'h10'],
        [400, 402, 'h400 h401'],
      ]),
    ).toEqual([2, 5, 2]);
  });

  it('scores an n-gram that a system repeats a thousand times', () => {
    const source = words(30, 's');
    expect(counts(source, `${source} ${'s27 s28 s29 '.repeat(1000)}`, [[3, 4, 'x']])[0]).toBe(0);
  });

  it('scores a sentence of repeated n-grams that lost some of them', () => {
    expect(counts('a b c '.repeat(1000), 'a b c '.repeat(990), [[0, 3, '']])[0]).toBe(1);
  });

  it('scores a line of a megabyte with few changes', () => {
    const source = words(150_000, 'w');
    expect(counts(source, source.replace(' w7 ', ' x '), [[7, 8, 'x']])).toEqual([1, 1, 1]);
  });
});
