import type { CurvesProps } from '../charts/curves.js';
import type { DotPlotProps } from '../charts/dot-plot.js';
import type { HistogramProps } from '../charts/histogram.js';
import type { PrecisionRecallProps } from '../charts/precision-recall.js';
import type { RankRangesProps } from '../charts/ranked-system.js';
import type { ScatterProps } from '../charts/scatter.js';
import type { SmallMultiplesProps } from '../charts/small-multiples.js';
import type { ExampleListProps } from '../examples/example-list.js';
import type { ExplorerBlockProps } from '../explorer/explorer-block.js';
import type { AgreementMatrixProps } from '../matrix/agreement-matrix.js';
import type { HeadToHeadProps } from '../matrix/head-to-head.js';
import type { HeatMapProps } from '../matrix/heat-map.js';
import type { PValueMatrixProps } from '../matrix/p-value-matrix.js';
import type { DataTableProps } from '../table/data-table.js';

/** A chart, table or text of a report, as plain data. */
export type Block =
  | ({ readonly block: 'agreement-matrix' } & AgreementMatrixProps)
  | ({ readonly block: 'curves' } & CurvesProps)
  | ({ readonly block: 'dot-plot' } & DotPlotProps)
  | ({ readonly block: 'examples' } & ExampleListProps)
  | ({ readonly block: 'head-to-head' } & HeadToHeadProps)
  | ({ readonly block: 'heat-map' } & HeatMapProps)
  | ({ readonly block: 'histogram' } & HistogramProps)
  | ({ readonly block: 'p-value-matrix' } & PValueMatrixProps)
  | ({ readonly block: 'precision-recall' } & PrecisionRecallProps)
  | ({ readonly block: 'rank-ranges' } & RankRangesProps)
  | ({ readonly block: 'scatter' } & ScatterProps)
  | ({ readonly block: 'sentence-explorer' } & ExplorerBlockProps)
  | ({ readonly block: 'small-multiples' } & SmallMultiplesProps)
  | ({ readonly block: 'table' } & DataTableProps)
  | { readonly block: 'text'; readonly text: string }
  /** Small charts side by side where there is room. */
  | { readonly block: 'side-by-side'; readonly blocks: readonly Block[] };
