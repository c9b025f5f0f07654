import type { ReactElement, ReactNode } from 'react';
import { DataTable } from '../table/data-table.js';
import type { TableModel } from '../table/table-model.js';
import type { ChartProps } from './chart-props.js';

interface FigureProps extends ChartProps {
  readonly legend?: ReactNode;
  /** The numbers in the chart, for those who would rather read them. */
  readonly numbers?: TableModel;
  /** There is no data yet. */
  readonly empty?: boolean;
  readonly children: ReactNode;
}

/** The frame of a chart: title and legend above it, caption and numbers below it. */
export function Figure(props: FigureProps): ReactElement {
  const { id, title, caption, legend, numbers, numbersNearby = false, empty = false, children } = props;
  return (
    <figure className="stet-chart" id={id}>
      <figcaption id={`${id}-title`}>
        <b>
          <bdi>{title}</bdi>
        </b>{' '}
        {legend}
      </figcaption>
      {empty ? <p className="empty">Nothing to show yet.</p> : children}
      {caption !== undefined && caption !== '' && (
        <p className="caption">
          <bdi>{caption}</bdi>
        </p>
      )}
      {numbers !== undefined && !numbersNearby && !empty && (
        <details>
          <summary>The numbers</summary>
          <DataTable id={`${id}-numbers`} table={{ title: `${title}: the numbers`, ...numbers }} />
        </details>
      )}
    </figure>
  );
}
