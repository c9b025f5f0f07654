import type { CurvesProps } from '../charts/curves.js';
import type { DotPlotProps } from '../charts/dot-plot.js';
import type { HistogramProps } from '../charts/histogram.js';
import type { RankRangesProps } from '../charts/ranked-system.js';
import type { ScatterProps } from '../charts/scatter.js';
import type { ExplorerPartProps } from '../explorer/explorer-part.js';
import type { AgreementMatrixProps } from '../matrix/agreement-matrix.js';
import type { HeadToHeadProps } from '../matrix/head-to-head.js';
import type { PValueMatrixProps } from '../matrix/p-value-matrix.js';
import type { DataTableProps } from '../table/data-table.js';

/** A chart, table or text of a report, as plain data. */
export type Part =
  | ({ readonly part: 'agreement-matrix' } & AgreementMatrixProps)
  | ({ readonly part: 'curves' } & CurvesProps)
  | ({ readonly part: 'dot-plot' } & DotPlotProps)
  | ({ readonly part: 'head-to-head' } & HeadToHeadProps)
  | ({ readonly part: 'histogram' } & HistogramProps)
  | ({ readonly part: 'p-value-matrix' } & PValueMatrixProps)
  | ({ readonly part: 'rank-ranges' } & RankRangesProps)
  | ({ readonly part: 'scatter' } & ScatterProps)
  | ({ readonly part: 'sentence-explorer' } & ExplorerPartProps)
  | ({ readonly part: 'table' } & DataTableProps)
  | { readonly part: 'text'; readonly text: string }
  /** Small charts side by side where there is room. */
  | { readonly part: 'side-by-side'; readonly parts: readonly Part[] };
