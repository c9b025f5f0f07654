export { AgreementMatrix, type AgreementMatrixProps, type JudgeAgreement } from './matrix/agreement-matrix.js';
export { HeadToHead, type HeadToHeadCell, type HeadToHeadProps } from './matrix/head-to-head.js';
export { HeatMap, type HeatMapCell, type HeatMapProps } from './matrix/heat-map.js';
export { PValueMatrix, type PValue, type PValueMatrixProps } from './matrix/p-value-matrix.js';

export type { Curve, CurvePoint } from './charts/curve.js';
export { Curves, type CurvesProps } from './charts/curves.js';
export { DotPlot, type DotPlotProps } from './charts/dot-plot.js';
export type { DotPlotRow } from './charts/dot-row.js';
export { Histogram, type HistogramBar, type HistogramProps } from './charts/histogram.js';
export { PrecisionRecall, type PrecisionRecallPoint, type PrecisionRecallProps } from './charts/precision-recall.js';
export { RankRanges } from './charts/rank-ranges.js';
export type { RankedSystem, RankRange, RankRangesProps } from './charts/ranked-system.js';
export { SmallMultiples, type Panel, type SmallMultiplesProps } from './charts/small-multiples.js';
export { Scatter, type Correlation, type ScatterPoint, type ScatterProps } from './charts/scatter.js';

export type {
  ExplorerData,
  LoadSentences,
  RenderAction,
  SentenceExplorerProps,
  SurveySentences,
} from './explorer/explorer-props.js';
export { FIRST_VIEW, explorerQuery, readExplorerQuery, type ExplorerState } from './explorer/explorer-state.js';
export { MarkedSentence, type MarkedSentenceProps } from './explorer/marked-sentence.js';
export { SentenceExplorer } from './explorer/sentence-explorer.js';

export type { ChartProps } from './figure/figure.js';
export { COLLECTING_SCRIPT } from './examples/collect-examples.js';
export {
  ExampleList,
  type Example,
  type ExampleListProps,
  type ExampleSheet,
  type MustExample,
} from './examples/example-list.js';
export { Breakable } from './table/breakable.js';
export { DataTable, type DataTableProps } from './table/data-table.js';
export { SORTING_SCRIPT } from './table/sort-tables.js';
export type { Column, Section, TableModel } from './table/table-model.js';

export type { Block } from './report/block.js';
export {
  scriptsOf,
  type Chapter,
  type Origin,
  type PageScript,
  type Report,
  type ScriptName,
} from './report/report.js';
export { reportPage } from './report/report-page.js';
export { ReportBlock } from './report/report-block.js';
export { CHART_STYLE } from './style/chart-style.js';
export { EXPLORER_STYLE } from './style/explorer-style.js';
export { PAGE_STYLE } from './style/page-style.js';

export { drawingChapter } from './chapters/drawing-chapter.js';
export { editsChapter } from './chapters/edits-chapter.js';
export { scoresChapter } from './chapters/scores-chapter.js';

export { agreementBlock } from './blocks/agreement-block.js';
export { betaBlock, type NamedSweep } from './blocks/beta-block.js';
export { headToHeadBlock } from './blocks/head-to-head-block.js';
export { rankRangesBlock } from './blocks/rank-ranges-block.js';
export { scatterBlock } from './blocks/scatter-block.js';
export { windowBlocks } from './blocks/window-blocks.js';
export { williamsBlock } from './blocks/williams-block.js';

export { setChartWords, type ChartWords } from './language/chart-words.js';
export { english as chartEnglish } from './language/english.js';
export { speechOf, type PluralForms, type Speech } from './language/speech.js';
