import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errant } from '../../errant/index.js';
import { m2 } from '../../m2/index.js';
import { exploreSentences } from './explore-sentences.js';
import { packExplored, unpackExplored } from './pack-explored.js';
import { corpora } from './testing/corpora.js';

describe('packExplored(sentences)', () => {
  it.each([
    ['M2', m2()],
    ['ERRANT, which types edits', errant({ analysis: 'none', mode: 'ds' })],
  ])('can be unpacked again, through JSON, for any corpus: %s', (_, metric) => {
    fc.assert(
      fc.property(corpora(), ({ sentences, systems }) => {
        const explored = exploreSentences(metric, sentences, systems);
        const packed: unknown = JSON.parse(JSON.stringify(packExplored(explored)));
        expect(unpackExplored(packed as ReturnType<typeof packExplored>)).toEqual(explored);
      }),
    );
  });

  it('keeps an output as it was written where the edits do not give it', () => {
    const sentence = { source: 'a b', annotations: [{ annotator: 0, edits: [] }] };
    const explored = exploreSentences(
      m2({ ignoreWhitespaceCasing: true }),
      [sentence],
      [{ name: 'one', lines: ['A  b'] }],
    );
    expect(explored[0].outputs[0].marks).toEqual([]);
    expect(unpackExplored(packExplored(explored))).toEqual(explored);
  });

  it('keeps which of several corrections was written', () => {
    const edit = { start: 0, end: 1, type: 'T', corrections: ['x', 'y'], required: true, comment: '' };
    const sentence = { source: 'a b', annotations: [{ annotator: 0, edits: [edit] }] };
    const lines = ['x b', 'y b', 'a b'];
    const explored = exploreSentences(
      m2(),
      [sentence],
      lines.map((line) => ({ name: line, lines: [line] })),
    );
    const packed = packExplored(explored);
    expect(packed.sentences[0][2]).toEqual([[0, 0, 1, 0, 0, 'x', 'y']]);
    expect(unpackExplored(packed)).toEqual(explored);
  });
});
