import { countAlignment, optimalAlignments } from '@stet/core/internal';
import { cellsOf, type TableRecipe } from '../../recipe.js';

const TEXTS = ['a', 'b', 'a a', 'a b', 'b a', 'b b'];

export const statements: TableRecipe = {
  compute: () => {
    const differing = TEXTS.flatMap((source) =>
      TEXTS.flatMap((hypothesis) =>
        TEXTS.filter((reference) => differentCounts(source, hypothesis, reference) > 1).map((reference) =>
          [source, hypothesis, reference].join(' | '),
        ),
      ),
    );
    return [
      ...cellsOf('equally optimal alignments produce the same results', {
        Holds: differing.length === 0 ? 'yes' : 'no',
      }),
      ...differing.flatMap((texts) => cellsOf(texts, { 'Different counts': 'yes' })),
    ];
  },
  reasons: [
    {
      reason:
        'Source "a a", hypothesis "a b", reference "b a" has alignments of the same cost 11 that count FP or FN; so the program’s order of preference has to be followed.',
    },
  ],
};

/** How many different counts the cheapest alignments give. */
function differentCounts(source: string, hypothesis: string, reference: string): number {
  return new Set(
    optimalAlignments(source, hypothesis, reference).map((alignment) =>
      Object.values(countAlignment(alignment, 'correction')).join(),
    ),
  ).size;
}
