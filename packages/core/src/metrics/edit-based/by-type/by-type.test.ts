import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../../corpus/m2/block.js';
import { parseM2 } from '../../../corpus/m2/parse.js';
import type { Tagger } from '../../../text/tagger.js';
import { errant } from '../../errant/index.js';
import { m2 } from '../../m2/index.js';
import type { Segment } from '../../metric.js';
import { chosenAlignments } from '../edit-metric.js';
import { NAMED_TYPES, nameEdit, namedTypeOf, type TaggedWord } from './name-edit.js';
import { nameEdits, scoreNamedTypes } from './named-type-scores.js';
import { recallByType } from './recall-by-type.js';

const gold = parseM2(`S The dog run in park .
A 2 3|||SVA|||runs|||REQUIRED|||-NONE-|||0
A 4 4|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 1 2|||Nn|||dogs|||REQUIRED|||-NONE-|||1
A 3 4|||Prep|||through|||REQUIRED|||-NONE-|||1

S He come .
A 1 2|||Vt|||came|||REQUIRED|||-NONE-|||0
`).flatMap(sentencesOf);

const TAGS: Readonly<Record<string, string>> = {
  ...{ The: 'DT', the: 'DT', dog: 'NN', dogs: 'NNS', run: 'VBP', runs: 'VBZ', in: 'IN', to: 'TO', park: 'NN' },
  ...{ He: 'PRP', come: 'VBP', came: 'VBD', '.': '.' },
};
const tagger: Tagger = (tokens) => tokens.map((token) => TAGS[token] ?? 'FW');

const segments: Segment[] = ['The dog runs in the park .', 'He did come .'].map((hypothesis, at) => ({
  sentence: gold[at],
  hypothesis,
}));
const metric = m2();
const chosen = chosenAlignments(
  metric,
  segments.map((segment) => metric.align(segment)),
);

describe('chosenAlignments(metric, alignments)', () => {
  it('keeps the annotator that the running totals choose, one for each sentence', () => {
    expect(chosen.map(({ annotator }) => annotator)).toEqual([0, 0]);
  });
});

describe('recallByType(chosen)', () => {
  it('counts gold edits and those made, in the order of the tables', () => {
    expect(recallByType(chosen)).toEqual([
      { type: 'Vt', correct: 0, gold: 1, recall: 0 },
      { type: 'SVA', correct: 1, gold: 1, recall: 1 },
      { type: 'ArtOrDet', correct: 1, gold: 1, recall: 1 },
    ]);
  });

  it('counts wrong edits too where the metric says their types', () => {
    const typing = errant({ analysis: 'none' });
    const aligned = chosenAlignments(
      typing,
      segments.map((segment) => typing.align(segment)),
    );
    expect(recallByType(aligned)).toEqual([
      { type: 'Vt', correct: 0, gold: 1, recall: 0, wrong: 0 },
      { type: 'SVA', correct: 1, gold: 1, recall: 1, wrong: 0 },
      { type: 'ArtOrDet', correct: 1, gold: 1, recall: 1, wrong: 0 },
      { type: 'M:OTHER', correct: 0, gold: 0, recall: 0, wrong: 1 },
    ]);
  });

  it('adds up to the counts of the score', () => {
    const { correct, gold: edits } = metric.corpus(segments.map((segment) => metric.sentence(segment)));
    const types = recallByType(chosen);
    expect(types.reduce((sum, type) => sum + type.correct, 0)).toBe(correct);
    expect(types.reduce((sum, type) => sum + type.gold, 0)).toBe(edits);
  });
});

describe('nameEdit(before, after)', () => {
  const words = (text: string): TaggedWord[] =>
    text === '' ? [] : text.split(' ').map((pair) => ({ word: pair.split('/')[0], tag: pair.split('/')[1] }));

  it.each([
    ['', 'the/DT', 'ArtOrDet'],
    ['a/DT dog/NN', 'dog/NN', 'ArtOrDet'],
    ['in/IN', 'for/IN', 'Prep'],
    ['', 'to/TO', 'Prep'],
    ['dog/NN', 'dogs/NNS', 'Nn'],
    ['dogs/NNS', 'dog/NN', 'Nn'],
    ['guilty/JJ', 'guilt/NN', 'Nn'],
    ['dog/NN', 'cat/NN', 'other'],
    ['run/VBP', 'runs/VBZ', 'Vform/SVA'],
    ['slow/JJ', 'slowly/RB', 'other'],
    ['I/PRP personally/RB', 'personally/RB I/PRP', 'other'],
    ['to/TO the/DT', 'the/DT to/TO', 'other'],
  ])('%j to %j is %s', (before, after, type) => {
    expect(nameEdit(words(before), words(after))).toBe(type);
  });

  it('does not depend on the direction of the change', () => {
    const word = fc.record({
      word: fc.constantFrom('a', 'b', 'c'),
      tag: fc.constantFrom('DT', 'IN', 'NN', 'NNS', 'JJ', 'VB', 'RB'),
    });
    fc.assert(
      fc.property(fc.array(word), fc.array(word), (before, after) => {
        expect(nameEdit(before, after)).toBe(nameEdit(after, before));
      }),
    );
  });
});

describe('namedTypeOf(errorType)', () => {
  it('groups verb form and agreement, and calls the rest other', () => {
    expect(['ArtOrDet', 'Prep', 'Nn', 'Vform', 'SVA', 'Mec', 'other'].map(namedTypeOf)).toEqual([
      'ArtOrDet',
      'Prep',
      'Nn',
      'Vform/SVA',
      'Vform/SVA',
      'other',
      'other',
    ]);
  });
});

describe('scoreNamedTypes(segments, chosen, tagger, beta)', () => {
  const scores = scoreNamedTypes(segments, chosen, tagger, 0.5);

  it('takes precision from the named edits and recall from the gold types', () => {
    expect(nameEdits(segments[0], chosen[0], tagger)).toEqual(['Vform/SVA', 'ArtOrDet']);
    expect(scores.map(({ type }) => type)).toEqual(NAMED_TYPES);
    expect(scores[0]).toMatchObject({ proposed: 1, correctProposed: 1, gold: 1, correctGold: 1, value: 1 });
    expect(scores[3]).toMatchObject({ proposed: 1, correctProposed: 1, gold: 1, correctGold: 1 });
    expect(scores[4]).toMatchObject({ proposed: 1, correctProposed: 0, gold: 1, correctGold: 0, value: 0 });
  });

  it('gives 0 for nothing of nothing', () => {
    expect(scores[1]).toMatchObject({ proposed: 0, gold: 0, precision: 0, recall: 0, value: 0 });
  });
});
