import type { ReactElement } from 'react';
import { Figure, type ChartProps } from '../figure/figure.js';
import { shownDecimal } from '../figure/shown-numbers.js';
import { chartWords } from '../language/chart-words.js';
import { left, right, type TableModel } from '../table/table-model.js';
import { Matrix, type MatrixCell } from './matrix.js';
import { pStatement, pText } from './p-text.js';

/** How the system of a column fared against that of a row. */
export interface HeadToHeadCell {
  /** The fraction of the decided judgments that the column won. */
  readonly share: number;
  /** p of the two-sided binomial test. */
  readonly p: number;
  /** The significance of the difference from one half: ⋆, † or ‡, or nothing. */
  readonly mark: string;
  /** How many judgments were not ties. */
  readonly decided: number;
}

/** Each system against each other one, as in Table 3d of Grundkiewicz et al. (2015). */
export interface HeadToHeadProps extends ChartProps {
  /** Best first. */
  readonly systems: readonly string[];
  /** By row and column; none on the diagonal and where nothing was decided. */
  readonly cells: readonly (readonly (HeadToHeadCell | undefined)[])[];
}

const HALF = 0.5;
/** This far from one half a cell has its full tint. */
const STRONG = 0.3;

/** Draws the share of judgments that the column won against the row. */
export function HeadToHead(props: HeadToHeadProps): ReactElement {
  const { id, systems, cells } = props;
  return (
    <Figure {...props} empty={systems.length === 0} numbers={numbersOf(props)}>
      <Matrix
        id={id}
        corner={chartWords().matrix.against}
        rows={systems}
        columns={systems}
        cell={(row, column) => cellOf(cells[row][column])}
      />
    </Figure>
  );
}

function cellOf(cell: HeadToHeadCell | undefined): MatrixCell | undefined {
  if (cell === undefined) return undefined;
  const { share, p, mark, decided } = cell;
  return {
    text: shownDecimal(share) + mark,
    lead: (share - HALF) / STRONG,
    strong: share > HALF,
    title: `n = ${decided}, ${pStatement(p)}`,
  };
}

function numbersOf({ systems, cells }: HeadToHeadProps): TableModel {
  const { matrix: words, of, speech, system } = chartWords();
  return {
    columns: [left(system), left(words.againstColumn), right(words.won), right(of), right('p'), left(words.mark)],
    rows: systems.flatMap((column, at) =>
      systems.flatMap((row, against) => {
        const cell = cells[against][at];
        if (cell === undefined) return [];
        const { share, p, mark, decided } = cell;
        return [[column, row, shownDecimal(share, 3), speech.integer(decided), pText(p), mark]];
      }),
    ),
  };
}
