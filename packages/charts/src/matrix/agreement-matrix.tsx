import type { ReactElement } from 'react';
import { Figure, type ChartProps } from '../figure/figure.js';
import { shownDecimal, shownInterval } from '../figure/shown-numbers.js';
import { chartWords } from '../language/chart-words.js';
import { left, right, type TableModel } from '../table/table-model.js';
import { Matrix, type MatrixCell } from './matrix.js';

/** How far two judges agree, or one judge with their earlier self. */
export interface JudgeAgreement {
  readonly first: string;
  readonly second: string;
  readonly kappa: number;
  /** How many pairs of labels were compared. */
  readonly comparisons: number;
  readonly interval?: readonly [low: number, high: number];
}

/** Cohen's kappa of all judges, as in Table 2 of Grundkiewicz et al. (2015). */
export interface AgreementMatrixProps extends ChartProps {
  readonly judges: readonly string[];
  /** Each pair once, in either order. */
  readonly agreements: readonly JudgeAgreement[];
  /** Cells with fewer comparisons show `*`. */
  readonly fewest: number;
}

/** Landis & Koch 1977: from here on agreement is almost perfect, and a cell has its full tint. */
const ALMOST_PERFECT = 0.8;

/** Draws kappa between judges above the diagonal, and within judges on it. */
export function AgreementMatrix(props: AgreementMatrixProps): ReactElement {
  const { id, judges, agreements, fewest } = props;
  const find = (row: string, column: string): JudgeAgreement | undefined =>
    agreements.find(
      ({ first, second }) => (first === row && second === column) || (first === column && second === row),
    );
  return (
    <Figure {...props} empty={judges.length === 0} numbers={numbersOf(props)}>
      <Matrix
        id={id}
        corner="κ"
        rows={judges}
        columns={judges}
        cell={(row, column) =>
          column < row ? undefined : cellOf(find(judges[row], judges[column]), fewest, row === column)
        }
      />
    </Figure>
  );
}

function cellOf(agreement: JudgeAgreement | undefined, fewest: number, framed: boolean): MatrixCell {
  const comparisons = agreement?.comparisons ?? 0;
  if (agreement === undefined || comparisons < fewest) return { text: '*', framed, title: `n = ${comparisons}` };
  return {
    text: shownDecimal(agreement.kappa),
    lead: agreement.kappa / ALMOST_PERFECT,
    framed,
    title:
      agreement.interval === undefined
        ? `n = ${comparisons}`
        : chartWords().matrix.withInterval(comparisons, shownInterval(agreement.interval)),
  };
}

function numbersOf({ agreements }: AgreementMatrixProps): TableModel {
  const intervals = agreements.some((agreement) => agreement.interval !== undefined);
  const { matrix: words, speech } = chartWords();
  return {
    columns: [
      left(words.judge),
      left(words.judge),
      right('κ'),
      ...(intervals ? [right(words.interval95)] : []),
      right(words.comparisons),
    ],
    rows: agreements.map((agreement) => [
      agreement.first,
      agreement.second,
      shownDecimal(agreement.kappa, 3),
      ...(intervals ? [agreement.interval === undefined ? '' : shownInterval(agreement.interval, 3)] : []),
      speech.integer(agreement.comparisons),
    ]),
  };
}
