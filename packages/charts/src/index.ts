export { AgreementMatrix, type AgreementMatrixProps, type JudgeAgreement } from './matrix/agreement-matrix.js';
export { HeadToHead, type HeadToHeadCell, type HeadToHeadProps } from './matrix/head-to-head.js';
export { PValueMatrix, type PValue, type PValueMatrixProps } from './matrix/p-value-matrix.js';

export type { Curve, CurvePoint } from './charts/curve.js';
export { Curves, type CurvesProps } from './charts/curves.js';
export { DotPlot, type DotPlotProps, type DotPlotRow } from './charts/dot-plot.js';
export { Histogram, type HistogramBar, type HistogramProps } from './charts/histogram.js';
export { RankRanges } from './charts/rank-ranges.js';
export type { RankedSystem, RankRange, RankRangesProps } from './charts/ranked-system.js';
export { Scatter, type Correlation, type ScatterPoint, type ScatterProps } from './charts/scatter.js';

export type { ExplorerData, LoadSentences, RenderAction, SentenceExplorerProps } from './explorer/explorer-props.js';
export { FIRST_VIEW, explorerQuery, readExplorerQuery, type ExplorerState } from './explorer/explorer-state.js';
export { MarkedSentence, type MarkedSentenceProps } from './explorer/marked-sentence.js';
export { SentenceExplorer } from './explorer/sentence-explorer.js';

export type { ChartProps } from './figure/chart-props.js';
export { DataTable, type DataTableProps } from './table/data-table.js';
export type { Column, Section, TableModel } from './table/table-model.js';

export type { Part } from './report/part.js';
export { wantsScript, type Chapter, type PageScript, type Report } from './report/report.js';
export { reportPage } from './report/report-page.js';
export { ReportPart } from './report/report-part.js';
export { CHART_STYLE } from './style/chart-style.js';
export { EXPLORER_STYLE } from './style/explorer-style.js';
export { PAGE_STYLE } from './style/page-style.js';

export { agreementPart } from './parts/agreement-part.js';
export { betaPart, type NamedSweep } from './parts/beta-part.js';
export { headToHeadPart } from './parts/head-to-head-part.js';
export { rankRangesPart } from './parts/rank-ranges-part.js';
export { scatterPart } from './parts/scatter-part.js';
export { williamsPart } from './parts/williams-part.js';
