import { phraseEdges } from '@stet/core/internal';
import { cellsOf, type Recipe } from '../../recipe.js';
import { GOLD, HYPOTHESIS, SOURCE } from './example.js';

const MAX_UNCHANGED = 2;

export const figure2: Recipe = {
  paper: 'm2',
  table: 'figure-2',
  needs: [],
  compute: () => {
    const edges = phraseEdges(SOURCE, HYPOTHESIS, MAX_UNCHANGED);
    // Section 2.2; the released scorer takes -|E|, which finds the same edits.
    const matched = -(MAX_UNCHANGED + 1) * edges.length;
    return edges.flatMap(({ from, to, original, correction, length }) => {
      const isGold = from[0] === GOLD.start && to[0] === GOLD.end && GOLD.corrections.includes(correction);
      return cellsOf(`${from.join()} to ${to.join()}`, {
        Edit: original === correction ? original : `${original === '' ? 'ε' : original} → ${correction}`,
        Cost: isGold ? matched : length,
      });
    });
  },
};
