import { describe, expect, it } from 'vitest';
import { requiredEdit, type Annotation, type Edit } from '../corpus/edit.js';
import { sentencesOf, blocksOf } from '../corpus/m2/block.js';
import { parseM2 } from '../corpus/m2/parse.js';
import { printM2 } from '../corpus/m2/print.js';
import { m2 } from '../metrics/m2/index.js';
import { addAlternatives, type AlternativeAnswer } from './alternatives.js';

const gold = parseM2(`S The dog run in park .
A 2 3|||SVA|||runs|||REQUIRED|||-NONE-|||0
A 4 4|||ArtOrDet|||the|||REQUIRED|||-NONE-|||0
A 1 2|||Nn|||dogs|||REQUIRED|||-NONE-|||1

S He come .
A 1 2|||Vt|||came|||REQUIRED|||-NONE-|||0
`).flatMap(sentencesOf);

const edit = (start: number, end: number, correction: string, type = 'Others'): Edit =>
  requiredEdit({ start, end, type, correction });
const print = (answers: readonly AlternativeAnswer[]): string => printM2(blocksOf(addAlternatives(gold, answers)));

describe('addAlternatives(gold, answers)', () => {
  it('changes nothing without answers', () => {
    expect(addAlternatives(gold, [])).toEqual(gold);
  });

  it('adds a set: the edits of the annotator, but those that the answer overlaps', () => {
    expect(print([{ sentence: 0, annotator: 0, edits: [edit(2, 3, 'ran', 'Vt')] }])).toContain(
      ['A 2 3|||Vt|||ran|||REQUIRED|||-NONE-|||2', 'A 4 4|||ArtOrDet|||the|||REQUIRED|||-NONE-|||2'].join('\n'),
    );
  });

  it('takes another insertion at the same place for another answer, and one beside a stretch for an addition', () => {
    const answers = [{ sentence: 0, annotator: 0, edits: [edit(4, 4, 'a'), edit(4, 5, 'parks')] }];
    const [{ annotations }] = addAlternatives(gold, answers);
    expect(annotations[2].edits.map(({ start, end, corrections: [text] }) => [start, end, text])).toEqual([
      [2, 3, 'runs'],
      [4, 4, 'a'],
      [4, 5, 'parks'],
    ]);
  });

  it('adds a set that is there already no second time', () => {
    const same = { sentence: 1, annotator: 0, edits: [edit(1, 2, 'comes', 'SVA')] };
    expect(addAlternatives(gold, [same, same])[1].annotations).toHaveLength(2);
    expect(addAlternatives(gold, [{ ...same, edits: [edit(1, 2, 'came', 'Vform')] }])[1].annotations).toHaveLength(1);
  });

  it('varies every sequence of edits that makes the answer', () => {
    const sequence = (...edits: Edit[]): Annotation => ({ annotator: 0, edits });
    const [whole, parts] = [[edit(1, 3, 'dogs run')], [edit(1, 2, 'dogs'), edit(2, 3, 'run')]];
    const twoWays = { source: 'The dog runs home .', annotations: [sequence(...whole), sequence(...parts)] };
    const [{ annotations }] = addAlternatives([twoWays], [{ sentence: 0, annotator: 0, edits: [edit(3, 4, 'away')] }]);
    expect(annotations.slice(2)).toEqual([
      { annotator: 1, edits: [...whole, edit(3, 4, 'away')] },
      { annotator: 1, edits: [...parts, edit(3, 4, 'away')] },
    ]);
  });

  it('makes right what was unneeded, and never lowers a score', () => {
    const metric = m2();
    const hypotheses = ['The dog ran in the park .', 'He comes .'];
    const scoreWith = (answers: readonly AlternativeAnswer[]): number[] => {
      const sentences = addAlternatives(gold, answers);
      const {
        correct,
        proposed,
        gold: edits,
      } = metric.corpus(sentences.map((sentence, at) => metric.sentence({ sentence, hypothesis: hypotheses[at] })));
      return [correct, proposed, edits];
    };
    expect(scoreWith([])).toEqual([1, 3, 3]);
    const answers = [
      { sentence: 0, annotator: 0, edits: [edit(2, 3, 'ran')] },
      { sentence: 1, annotator: 0, edits: [edit(1, 2, 'comes')] },
    ];
    expect(scoreWith(answers)).toEqual([3, 3, 3]);
  });
});
