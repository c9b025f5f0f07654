import type { ReactElement, ReactNode } from 'react';

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
