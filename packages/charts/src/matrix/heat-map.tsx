import type { ReactElement } from 'react';
import { Figure, type ChartProps } from '../figure/figure.js';
import { shownPercent } from '../figure/shown-numbers.js';
import { chartWords } from '../language/chart-words.js';
import { left, right, type TableModel } from '../table/table-model.js';
import { Matrix } from './matrix.js';

export interface HeatMapCell {
  /** From 0 to 1. */
  readonly share: number;
  /** Of how many: such as the edits of the type. */
  readonly of: number;
}

/** Shares by row and column, such as recall by error type and system. */
export interface HeatMapProps extends ChartProps {
  /** What rows and columns are. */
  readonly rowName: string;
  readonly columnName: string;
  /** What a cell shows, such as `Recall`. */
  readonly shareName: string;
  /** True where the least share of a row is the best. */
  readonly lessIsBetter?: boolean;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** By row and column; none where there was nothing to count. */
  readonly cells: readonly (readonly (HeatMapCell | undefined)[])[];
}

/** Draws a tinted cell for each share, in whole percent; the best of each row is bold. */
export function HeatMap(props: HeatMapProps): ReactElement {
  const { id, rows, columns, cells, rowName, lessIsBetter = false } = props;
  const best = cells.map((row) => {
    const shares = row.flatMap((cell) => (cell === undefined ? [] : [cell.share]));
    return lessIsBetter ? Math.min(...shares) : Math.max(...shares);
  });
  return (
    <Figure {...props} empty={rows.length === 0 || columns.length === 0} numbers={numbersOf(props)}>
      <Matrix
        id={id}
        corner={rowName.toLowerCase()}
        rows={rows}
        columns={columns}
        cell={(row, column) => {
          const cell = cells[row][column];
          if (cell === undefined) return undefined;
          const { share, of } = cell;
          return {
            text: shownPercent(share, 0),
            lead: share,
            strong: (lessIsBetter || share > 0) && share === best[row],
            title: chartWords().matrix.shareOf(shownPercent(share), of),
          };
        }}
      />
    </Figure>
  );
}

function numbersOf({ rowName, columnName, shareName, rows, columns, cells }: HeatMapProps): TableModel {
  const { matrix: words, of, speech } = chartWords();
  return {
    columns: [left(rowName), left(columnName), right(words.inPercent(shareName)), right(of)],
    rows: rows.flatMap((row, at) =>
      columns.flatMap((column, index) => {
        const cell = cells[at][index];
        return cell === undefined ? [] : [[row, column, shownPercent(cell.share), speech.integer(cell.of)]];
      }),
    ),
  };
}
