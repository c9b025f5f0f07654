import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../../corpus/m2/block.js';
import { parseM2 } from '../../../corpus/m2/parse.js';
import { m2 } from '../../m2/index.js';
import { exploreSentences } from './explore-sentences.js';
import { OUTCOMES } from './explored-sentence.js';
import { filterExplored } from './filter-explored.js';
import { isNarrow, surveyExplored } from './survey-explored.js';
import { corpora } from './testing/corpora.js';

const GOLD = `S He speak slow .
A 1 2|||SVA|||speaks|||REQUIRED|||-NONE-|||0
A 2 3|||Wform|||slowly|||REQUIRED|||-NONE-|||0

S All is well .

S I have cat .
A 2 2|||ArtOrDet|||a|||REQUIRED|||-NONE-|||0
`;

const SENTENCES = exploreSentences(m2(), parseM2(GOLD).flatMap(sentencesOf), [
  { name: 'careful', lines: ['He speaks slow .', 'All is well .', 'I have a cat .'] },
  { name: 'idle', lines: ['He speak slow .', 'All is well .', 'I have cat .'] },
]);

describe('surveyExplored(sentences, filter)', () => {
  it('counts the sentences with each outcome under the rest of the filter', () => {
    const careful = { systems: ['careful'] };
    expect(surveyExplored(SENTENCES, careful)).toMatchObject({
      sentences: [1, 2, 3],
      outcomes: { matched: 2, missed: 1, unneeded: 0, right: 2, unchanged: 1 },
    });
    expect(surveyExplored(SENTENCES, { ...careful, types: ['SVA'], outcomes: ['missed'] })).toMatchObject({
      sentences: [],
      outcomes: { matched: 1, missed: 0, unneeded: 0, right: 0, unchanged: 0 },
    });
  });

  it('counts recall by type of the first system over all sentences, whatever the filter', () => {
    const { types } = surveyExplored(SENTENCES, { systems: ['careful', 'idle'], search: 'nowhere' });
    expect(types.map(({ type, correct, gold }) => `${type} ${correct}/${gold}`).sort()).toEqual([
      'ArtOrDet 1/1',
      'SVA 1/1',
      'Wform 0/1',
    ]);
  });

  it('finds what filterExplored finds, and counts for an outcome what ticking it finds', () => {
    const explored = corpora().map(({ sentences, systems }) => exploreSentences(m2(), sentences, systems));
    const filters = fc.record({
      systems: fc.subarray(['one', 'other']),
      search: fc.constantFrom('', 'a', 'b c', 'z'),
      types: fc.subarray(['Vt', 'SVA', 'Mec']),
      outcomes: fc.subarray([...OUTCOMES]),
      differ: fc.boolean(),
    });
    fc.assert(
      fc.property(explored, filters, (all, filter) => {
        const survey = surveyExplored(all, filter);
        expect(survey.sentences).toEqual(filterExplored(all, filter).map(({ sentence }) => sentence));
        for (const outcome of OUTCOMES) {
          expect(survey.outcomes[outcome]).toBe(filterExplored(all, { ...filter, outcomes: [outcome] }).length);
        }
        if (!isNarrow(filter)) expect(survey.sentences).toHaveLength(all.length);
      }),
    );
  });
});
