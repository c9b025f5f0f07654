import { countAlignment, type Aspect, type ThreeWayAlignment } from '@stet/core/internal';
import { cellsOf, type TableRecipe } from '../../recipe.js';

const TOKENS = ['a', 'b', 'c', '-'];

/** All columns of one to three different tokens or gaps, named in the order in which they first appear. */
const COLUMNS = TOKENS.flatMap((source) =>
  TOKENS.flatMap((hypothesis) => TOKENS.map((reference) => `${source} ${hypothesis} ${reference}`)),
).filter((column) => {
  const words = column.split(' ').filter((token) => token !== '-');
  return words.length > 0 && [...new Set(words)].join('') === 'abc'.slice(0, new Set(words).size);
});

export const table6: TableRecipe = {
  compute: () =>
    COLUMNS.flatMap((column) => {
      const [source, hypothesis, reference] = column.split(' ').map((token) => [token === '-' ? null : token]);
      const alignment = { source, hypothesis, reference };
      return cellsOf(column, {
        Detection: classify(alignment, 'detection'),
        Correction: classify(alignment, 'correction'),
      });
    }),
};

function classify(alignment: ThreeWayAlignment, aspect: Aspect): string {
  return Object.entries(countAlignment(alignment, aspect))
    .filter(([, count]) => count > 0)
    .map(([name]) => name.toUpperCase())
    .join(', ');
}
