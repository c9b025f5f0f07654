import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { m2 } from '../../m2/index.js';
import type { EditMark } from './edit-mark.js';
import { exploreSentences } from './explore-sentences.js';
import { OUTCOMES, type ExploredSentence } from './explored-sentence.js';
import { filterExplored, type ExploredFilter } from './filter-explored.js';
import { corpora } from './testing/corpora.js';

const mark = (kind: EditMark['kind'], type: string, correction: string): EditMark => ({
  kind,
  start: 0,
  end: 1,
  words: 'x',
  corrections: [correction],
  type,
  annotator: 0,
});

function sentence(
  number: number,
  source: string,
  ...outputs: readonly [string, readonly EditMark[]][]
): ExploredSentence {
  return {
    sentence: number,
    source,
    outputs: outputs.map(([hypothesis, marks], at) => {
      const count = (...kinds: readonly string[]): number => marks.filter(({ kind }) => kinds.includes(kind)).length;
      return {
        system: ['one', 'other'][at],
        hypothesis,
        annotator: 0,
        correct: count('matched'),
        proposed: count('matched', 'unneeded'),
        gold: count('matched', 'missed'),
        marks,
      };
    }),
  };
}

const SENTENCES = [
  sentence(
    1,
    'He go home',
    ['He goes home', [mark('matched', 'SVA', 'goes')]],
    ['He go home', [mark('missed', 'SVA', 'goes')]],
  ),
  sentence(
    2,
    'All is well',
    ['All was well', [mark('unneeded', '', 'was'), { ...mark('wrong', 'Vt', 'was'), wanted: ['is fine'] }]],
    ['All is well', []],
  ),
  sentence(
    3,
    'A Café  closes',
    ['A café closes', [mark('unneeded', '', 'café')]],
    ['x', [mark('missed', 'Mec', 'A bar'), mark('unneeded', '', 'x')]],
  ),
];

const numbers = (filter: ExploredFilter): number[] =>
  filterExplored(SENTENCES, filter).map((explored) => explored.sentence);

describe('filterExplored(sentences, filter)', () => {
  it.each<[string, ExploredFilter, number[]]>([
    ['lets all pass where nothing is asked', {}, [1, 2, 3]],
    ['finds text of the source, whatever its capitals and blanks', { search: ' CAFÉ closes' }, [3]],
    ['finds composed text by decomposed', { search: 'cafe\u0301' }, [3]],
    ['finds text of an output', { search: 'was' }, [2]],
    ['finds text of a gold correction', { search: 'a bar' }, [3]],
    ['finds what is wanted in place of a wrong edit', { search: 'is fine' }, [2]],
    ['finds nothing where it is not', { search: 'goes away' }, []],
    ['looks at chosen systems alone', { search: 'goes home', systems: ['other'] }, []],
    ['finds matched edits', { outcomes: ['matched'] }, [1]],
    ['finds missed edits', { outcomes: ['missed'] }, [1, 3]],
    ['finds unneeded edits of one system', { outcomes: ['unneeded'], systems: ['other'] }, [3]],
    ['finds outputs that are all right', { outcomes: ['right'] }, [1, 2]],
    ['finds outputs that are unchanged', { outcomes: ['unchanged'], systems: ['one'] }, []],
    ['takes any one of several outcomes', { outcomes: ['right', 'unneeded'], systems: ['one'] }, [1, 2, 3]],
    ['finds edits of a type', { types: ['SVA'] }, [1]],
    ['takes type and outcome of one and the same edit', { types: ['SVA'], outcomes: ['missed'], systems: ['one'] }, []],
    ['finds no type of an unneeded edit', { types: ['SVA', 'Mec'], outcomes: ['unneeded'] }, []],
    ['finds what is unchanged though an edit of the type was needed', { types: ['SVA'], outcomes: ['unchanged'] }, [1]],
    ['finds where the systems differ', { differ: true }, [1, 2, 3]],
    ['finds no difference of one system with itself', { differ: true, systems: ['one'] }, []],
  ])('%s', (_, filter, expected) => {
    expect(numbers(filter)).toEqual(expected);
  });

  it('keeps the outputs of the chosen systems, in the order in which they are named', () => {
    const [first] = filterExplored(SENTENCES, { systems: ['other', 'one', 'nobody'] });
    expect(first.outputs.map(({ system }) => system)).toEqual(['other', 'one']);
  });

  const explored = corpora().map(({ sentences, systems }) => exploreSentences(m2(), sentences, systems));
  const filters = fc.record({
    systems: fc.subarray(['one', 'other']),
    search: fc.constantFrom('', 'a', 'b c', 'z'),
    types: fc.subarray(['Vt', 'SVA', 'Mec']),
    outcomes: fc.subarray([...OUTCOMES]),
    differ: fc.boolean(),
  });

  it('keeps the order, and filtering again changes nothing', () => {
    fc.assert(
      fc.property(explored, filters, (all, filter) => {
        const once = filterExplored(all, filter);
        const order = once.map((kept) => kept.sentence);
        expect(order).toEqual([...order].sort((a, b) => a - b));
        expect(filterExplored(once, filter)).toEqual(once);
      }),
    );
  });

  it('gives for several outcomes what each of them gives', () => {
    fc.assert(
      fc.property(explored, filters, (all, filter) => {
        const found = (outcomes: ExploredFilter['outcomes']): number[] =>
          filterExplored(all, { ...filter, outcomes: outcomes ?? [] }).map((kept) => kept.sentence);
        if (filter.outcomes.length === 0) return;
        const foundSingly = new Set(filter.outcomes.flatMap((outcome) => found([outcome])));
        expect(new Set(found(filter.outcomes))).toEqual(foundSingly);
      }),
    );
  });

  it('narrows: what a filter asks besides never brings more sentences', () => {
    fc.assert(
      fc.property(explored, filters, (all, { systems, ...filter }) => {
        const every = filterExplored(all, { systems });
        const some = filterExplored(all, { systems, search: filter.search });
        const fewer = filterExplored(all, { systems, ...filter });
        const within = (a: readonly ExploredSentence[], b: readonly ExploredSentence[]): boolean =>
          a.every((inner) => b.some((outer) => outer.sentence === inner.sentence));
        expect(every).toHaveLength(all.length);
        expect(within(some, every)).toBe(true);
        expect(within(fewer, some)).toBe(true);
      }),
    );
  });
});
