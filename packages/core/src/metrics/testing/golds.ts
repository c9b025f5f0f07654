import fc from 'fast-check';
import type { Edit, Sentence } from '../../corpus/edit.js';

/** Tokens that tokenisers like to cut or to rewrite: quotes, contractions, brackets, glued punctuation. */
const TRICKY = [
  '"',
  '``',
  "''",
  "can't",
  'cannot',
  "it's",
  "'",
  '(',
  ')',
  '[x]',
  '-LRB-',
  'etc.',
  'known,the',
  '$5',
  '--',
];
const WORDS = ['the', 'a', 'cat', 'sat', '.', ...TRICKY];

/** Words behind every sentence that nobody edits: nothing is deleted whole, and all texts have n-grams. */
const TAIL = 'so we went on';

const edit = (start: number, end: number, correction: string): Edit => ({
  ...{ start, end, type: 'T', corrections: [correction], required: true, comment: '' },
});

/** A gold of random sentences, and one that certainly has an edit, so that ratios of edits are not of nothing. */
const gold = (sentence: fc.Arbitrary<Sentence>): fc.Arbitrary<Sentence[]> =>
  fc.array(sentence, { minLength: 1, maxLength: 5 }).map((sentences) => {
    const annotators = Math.max(...sentences.map(({ annotations }) => annotations.length));
    const annotations = Array.from({ length: annotators }, (_, annotator) => ({
      annotator,
      edits: [edit(1, 2, 'goes')],
    }));
    return [...sentences, { source: 'He go home now .', annotations }];
  });

const words = (most: number): fc.Arbitrary<string[]> => fc.array(fc.constantFrom(...WORDS), { maxLength: most });

/** Edits, some of them deletions, that can all be made: in order, apart, and each changes something. */
export function feasibleEdits(
  source: readonly string[],
  correction: fc.Arbitrary<readonly string[]>,
): fc.Arbitrary<Edit[]> {
  return fc.array(fc.tuple(fc.nat(source.length), fc.nat(2), correction), { maxLength: 3 }).map((drafts) => {
    const made: Edit[] = [];
    for (const [start, length, tokens] of drafts.sort(([a], [b]) => a - b)) {
      const end = Math.min(source.length, start + length);
      const text = tokens.join(' ');
      const last = made.at(-1);
      if (last !== undefined && (start < last.end || start === last.start)) continue;
      if (text === source.slice(start, end).join(' ')) continue;
      made.push(edit(start, end, text));
    }
    return made;
  });
}

/** Golds of one to three annotators, whose words repeat and hold whatever tokenisers stumble over. */
export const anyGold: fc.Arbitrary<Sentence[]> = gold(
  words(8).chain((source) =>
    fc.array(feasibleEdits(source, words(2)), { minLength: 1, maxLength: 3 }).map((all) => ({
      source: [...source, TAIL].join(' '),
      annotations: all.map((annotatorEdits, annotator) => ({ annotator, edits: annotatorEdits })),
    })),
  ),
);

/** The same, of one annotator. */
export const singleGold: fc.Arbitrary<Sentence[]> = anyGold.map((sentences) =>
  sentences.map(({ source, annotations }) => ({ source, annotations: annotations.slice(0, 1) })),
);

/** Golds whose tokens are all different, with a token left alone between edits: there is one way to read a correction. */
export const plainGold: fc.Arbitrary<Sentence[]> = gold(
  fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.array(fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)), { maxLength: 3 }))
    .map(([length, drafts]) => {
      const made: Edit[] = [];
      let at = 0;
      for (const [gap, span, fresh] of drafts) {
        const start = at + gap;
        const end = start + Math.max(span, fresh === 0 ? 1 : 0);
        if (end > length) break;
        const correction = Array.from({ length: fresh }, (_, word) => `${TRICKY[word]}${String(start)}new`).join(' ');
        made.push(edit(start, end, correction));
        at = end + 1;
      }
      const source = Array.from({ length }, (_, word) => `${TRICKY[word]}${String(word)}`).join(' ');
      return { source: `${source} ${TAIL}`, annotations: [{ annotator: 0, edits: made }] };
    }),
);
