import { optimalAlignments } from '@stet/core/internal';
import { cellsOf, type Recipe } from '../../recipe.js';

const SOURCE = 'Their is wide spread usage of technology .';
const CORRECTED = 'There is widespread use of technology .';

export const table5: Recipe = {
  paper: 'i-measure',
  table: '5',
  needs: [],
  compute: () =>
    optimalAlignments(SOURCE, CORRECTED, CORRECTED).flatMap(({ source, hypothesis, reference }) => {
      const pattern = (row: readonly (string | null)[]): string =>
        row.map((token, at) => (token === null ? '-' : token === source[at] ? 'A' : 'B')).join(' ');
      return cellsOf(`gap against ${source[hypothesis.indexOf(null)] ?? 'nothing'}`, {
        source: pattern(source),
        hypothesis: pattern(hypothesis),
        reference: pattern(reference),
      });
    }),
};
