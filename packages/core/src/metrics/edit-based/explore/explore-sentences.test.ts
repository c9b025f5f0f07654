import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sentence } from '../../../corpus/edit.js';
import { sentencesOf } from '../../../corpus/m2/block.js';
import { parseM2 } from '../../../corpus/m2/parse.js';
import { chosenAlignments, countsOf } from '../edit-metric.js';
import { recallByType } from '../by-type/recall-by-type.js';
import { m2 } from '../../m2/index.js';
import { exploreSentences } from './explore-sentences.js';
import { recallOfExplored, type ExploredSentence } from './explored-sentence.js';
import { corpora } from './testing/corpora.js';

const gold = parseM2(
  [
    'S he speak slow and have patience',
    'A 1 2|||SVA|||speaks|||REQUIRED|||-NONE-|||0',
    'A 2 3|||Wform|||slowly||slow|||REQUIRED|||-NONE-|||0',
    'A 4 4|||Prep|||also|||OPTIONAL|||-NONE-|||0',
    'A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1',
    '',
    'S all is well',
    '',
  ].join('\n'),
).flatMap(sentencesOf);

const explore = (sentences: readonly Sentence[], ...lines: readonly string[]): ExploredSentence[] =>
  exploreSentences(m2(), sentences, [{ name: 'ours', lines }]);

describe('exploreSentences(metric, sentences, systems)', () => {
  const [first, second] = explore(gold, 'he speaks slow and had the patience', 'all is well');

  it('gives the sentence, what the system wrote, the chosen annotator and its counts', () => {
    expect(first).toMatchObject({ sentence: 1, source: 'he speak slow and have patience' });
    expect(first.outputs[0]).toMatchObject({
      system: 'ours',
      hypothesis: 'he speaks slow and had the patience',
      annotator: 0,
      correct: 1,
      proposed: 2,
      gold: 3,
    });
  });

  it('marks what was matched, missed and unneeded, in the order of the sentence', () => {
    expect(first.outputs[0].marks).toEqual([
      { kind: 'matched', start: 1, end: 2, words: 'speak', corrections: ['speaks'], type: 'SVA', annotator: 0 },
      { kind: 'missed', start: 2, end: 3, words: 'slow', corrections: ['slowly', 'slow'], type: 'Wform', annotator: 0 },
      {
        kind: 'missed',
        start: 4,
        end: 4,
        words: '',
        corrections: ['also'],
        type: 'Prep',
        annotator: 0,
        optional: true,
      },
      { kind: 'unneeded', start: 4, end: 5, words: 'have', corrections: ['had the'], type: '', annotator: 0 },
    ]);
  });

  it('shows an unneeded edit without the words around it that stay', () => {
    const [explored] = explore(gold.slice(1), 'all was well');
    expect(explored.outputs[0].marks).toMatchObject([
      { kind: 'unneeded', start: 1, end: 2, words: 'is', corrections: ['was'] },
    ]);
  });

  it('has no marks where there is nothing to do and nothing was done', () => {
    expect(second.outputs[0]).toMatchObject({ proposed: 0, gold: 0, marks: [] });
  });

  it('has counts that the marks add up to, and that add up to the score, for any corpus', () => {
    fc.assert(
      fc.property(corpora(), ({ sentences, systems }) => {
        const metric = m2();
        const explored = exploreSentences(metric, sentences, systems);
        for (const [at, { name, lines }] of systems.entries()) {
          const alignments = sentences.map((sentence, index) => metric.align({ sentence, hypothesis: lines[index] }));
          const outputs = explored.map((sentence) => sentence.outputs[at]);
          const total = { correct: 0, proposed: 0, gold: 0 };
          for (const { marks, correct, proposed, gold: golds } of outputs) {
            const count = (...kinds: string[]): number => marks.filter(({ kind }) => kinds.includes(kind)).length;
            expect([correct, proposed, golds]).toEqual([
              count('matched'),
              count('matched', 'unneeded'),
              count('matched', 'missed'),
            ]);
            total.correct += correct;
            total.proposed += proposed;
            total.gold += golds;
          }
          expect(metric.corpus(alignments.map(countsOf))).toMatchObject(total);
          expect(recallOfExplored(explored, name)).toEqual(recallByType(chosenAlignments(metric, alignments)));
        }
      }),
    );
  });
});
