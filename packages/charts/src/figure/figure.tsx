import type { ReactElement, ReactNode } from 'react';
import { Breakable } from '../table/breakable.js';
import { chartWords } from '../language/chart-words.js';
import { DataTable } from '../table/data-table.js';
import type { TableModel } from '../table/table-model.js';

/** Properties that every chart has. */
export interface ChartProps {
  /** Unique on its page; links may point to it. */
  readonly id: string;
  readonly title: string;
  /** A sentence or two below the chart: how to read it, how the numbers were computed. */
  readonly caption?: string;
  /** All that is needed to get these numbers again, below the caption; a table nearby has it, too. */
  readonly signature?: string;
  /** The page shows the numbers and the signature in a table of its own, so the chart does not. */
  readonly numbersNearby?: boolean;
}

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
  const { id, title, caption, signature, legend, numbers, numbersNearby = false, empty = false, children } = props;
  const words = chartWords();
  return (
    <figure className="stet-chart" id={id}>
      <figcaption id={`${id}-title`}>
        <b>
          <bdi>{title}</bdi>
        </b>{' '}
        {legend}
      </figcaption>
      {empty ? <p className="empty">{words.empty}</p> : children}
      {caption !== undefined && caption !== '' && (
        <p className="caption">
          <bdi>{caption}</bdi>
        </p>
      )}
      {signature !== undefined && !numbersNearby && (
        <p className="caption">
          <code>
            <Breakable>{signature}</Breakable>
          </code>
        </p>
      )}
      {numbers !== undefined && !numbersNearby && !empty && (
        <details>
          <summary>{words.numbers}</summary>
          <DataTable id={`${id}-numbers`} table={{ title: words.numbersOf(title), ...numbers }} />
        </details>
      )}
    </figure>
  );
}

interface PlotProps {
  /** The id of the figure, which holds the title. */
  readonly id: string;
  /** What a reader who cannot see the chart should know. */
  readonly description: string;
  /** In pixels. */
  readonly height: number;
  /** Room for labels at the left and the right, in rem. */
  readonly before: number;
  readonly after: number;
  readonly children: ReactNode;
}

/**
 * The area of a chart between its labels. Its width follows the page and x is a percentage, so that text and marks keep
 * their size on a phone; y is in pixels. Labels are in the margins.
 */
export function Plot({ id, description, height, before, after, children }: PlotProps): ReactElement {
  const style = { marginLeft: `${before}rem`, width: `calc(100% - ${before + after}rem)` };
  return (
    <svg className="plot" height={height} style={style} role="img" aria-labelledby={`${id}-title ${id}-desc`}>
      <desc id={`${id}-desc`}>{description}</desc>
      {children}
    </svg>
  );
}

/** Facts as one text, separated by semicolons. */
export function sentences(facts: readonly string[]): string {
  return `${facts.join('; ')}.`;
}
