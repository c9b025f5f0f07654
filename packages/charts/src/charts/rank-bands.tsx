import type { ReactElement } from 'react';
import { chartWords } from '../language/chart-words.js';

interface BandsProps {
  /** The cluster of each row. */
  readonly clusters: readonly number[];
  readonly top: number;
  readonly row: number;
  /** How far the bands reach beyond the plot, in rem. */
  readonly before: number;
  readonly after: number;
}

/** A band behind the rows of each cluster, with its number at the end. */
export function Bands({ clusters, top, row, before, after }: BandsProps): ReactElement {
  const starts = clusters.flatMap((cluster, at) => (cluster === clusters.at(at - 1) && at > 0 ? [] : [at]));
  const width = { x: `-${before}rem`, width: `calc(100% + ${before + after}rem)` };
  return (
    <>
      <text x="100%" dx={`${after - 0.5}rem`} y={top - 10} className="head">
        {chartWords().ranks.cluster}
      </text>
      {starts.map((start, at) => {
        const rows = (starts.at(at + 1) ?? clusters.length) - start;
        const y = top + start * row;
        return (
          <g key={start}>
            <rect className={at % 2 === 0 ? 'band' : 'band even'} style={width} y={y} height={rows * row} />
            <text x="100%" dx={`${after - 0.5}rem`} y={y + (rows * row) / 2 + 5} className="cluster">
              {clusters[start]}
            </text>
          </g>
        );
      })}
    </>
  );
}
