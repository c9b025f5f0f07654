import { leftColumn as left, rightColumn as right, type TableModel, type TypePair } from '@stet/core/internal';

/** A row for each type of a gold: how many edits it has, and the types of ERRANT that they have, the commonest first. */
export function typePairTable(
  pairs: readonly TypePair[],
  { most, analyser }: { readonly most: number; readonly analyser: string },
): TableModel {
  const types = [...new Set(pairs.map(({ given }) => given))];
  return {
    columns: [left('Gold type'), right('Edits'), left('ERRANT')],
    rows: types.map((type) => {
      const ofType = pairs.filter(({ given }) => given === type);
      const shown = ofType.slice(0, most).map(({ errant, count }) => `${errant} ${String(count)}`);
      const others = ofType.slice(most).reduce((sum, { count }) => sum + count, 0);
      return [
        type,
        String(ofType.reduce((sum, { count }) => sum + count, 0)),
        [...shown, ...(others === 0 ? [] : [`others ${String(others)}`])].join(', '),
      ];
    }),
    notes: [`Typed by ${analyser}.`],
  };
}
