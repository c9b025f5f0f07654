import { optimalAlignments } from '@stet/core/internal';
import { cellsOf, type Recipe } from '../../recipe.js';

export const table1: Recipe = {
  paper: 'reassessment',
  table: '1',
  needs: [],
  compute: () => {
    const [{ source, hypothesis, reference }] = optimalAlignments(
      'Thus , advice from hospital plays the important role for this .',
      'Thus , advice from hospital plays an important role for this .',
      'Thus , advice from the hospital plays an important role in this .',
    );
    return Object.entries({ INPUT: source, HYPOTHESIS: hypothesis, REFERENCE: reference }).flatMap(([row, tokens]) =>
      cellsOf(row, { Tokens: tokens.map((token) => token ?? 'ε').join(' ') }),
    );
  },
};
