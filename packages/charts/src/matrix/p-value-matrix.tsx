import type { ReactElement } from 'react';
import { Figure, type ChartProps } from '../figure/figure.js';
import { shownDecimal } from '../figure/shown-numbers.js';
import { chartWords } from '../language/chart-words.js';
import { left, right } from '../table/table-model.js';
import { Matrix, type MatrixCell } from './matrix.js';
import { pText } from './p-text.js';

/** How likely a lead this large is by chance. */
export interface PValue {
  readonly better: string;
  readonly worse: string;
  readonly p: number;
}

/** Whether one metric correlates better with people than another (Williams 1959). */
export interface PValueMatrixProps extends ChartProps {
  /** The best first. */
  readonly metrics: readonly string[];
  readonly values: readonly PValue[];
  /** The tint gets stronger at each threshold that p does not exceed; the largest first. */
  readonly thresholds?: readonly number[];
}

const THRESHOLDS = [0.1, 0.05, 0.01];

/** Draws p for each better metric (row) and worse metric (column). */
export function PValueMatrix(props: PValueMatrixProps): ReactElement {
  const { id, metrics, values, thresholds = THRESHOLDS } = props;
  const words = chartWords().matrix;
  const rows = metrics.filter((metric) => values.some(({ better }) => better === metric));
  const columns = metrics.filter((metric) => values.some(({ worse }) => worse === metric));
  return (
    <Figure
      {...props}
      empty={values.length === 0}
      legend={<ThresholdKeys thresholds={thresholds} />}
      numbers={{
        columns: [left(words.better), left(words.worse), right('p')],
        rows: values.map(({ better, worse, p }) => [better, worse, shownDecimal(p, 4)]),
      }}
    >
      <Matrix
        id={id}
        corner={words.betterThan}
        rows={rows}
        columns={columns}
        cell={(row, column) =>
          cellOf(
            values.find(({ better, worse }) => better === rows[row] && worse === columns[column]),
            thresholds,
          )
        }
      />
    </Figure>
  );
}

function cellOf(value: PValue | undefined, thresholds: readonly number[]): MatrixCell | undefined {
  if (value === undefined) return undefined;
  const passed = thresholds.filter((threshold) => value.p <= threshold).length;
  return { text: pText(value.p), lead: passed / thresholds.length, strong: passed > 0 };
}

function ThresholdKeys({ thresholds }: { readonly thresholds: readonly number[] }): ReactElement {
  const bounds = thresholds.map((threshold) => `p ≤ ${shownDecimal(threshold)}`).join(', ');
  return <span className="key">{chartWords().matrix.bold(bounds)}</span>;
}
