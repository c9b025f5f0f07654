import { expect, it } from 'vitest';
import * as charts from './index.js';

it('exports these names and no others', () => {
  expect(Object.keys(charts).sort()).toEqual([
    'AgreementMatrix',
    'CHART_STYLE',
    'Curves',
    'DataTable',
    'DotPlot',
    'EXPLORER_STYLE',
    'FIRST_VIEW',
    'HeadToHead',
    'HeatMap',
    'Histogram',
    'MarkedSentence',
    'PAGE_STYLE',
    'PValueMatrix',
    'PrecisionRecall',
    'RankRanges',
    'ReportBlock',
    'Scatter',
    'SentenceExplorer',
    'SmallMultiples',
    'agreementBlock',
    'betaBlock',
    'explorerQuery',
    'headToHeadBlock',
    'rankRangesBlock',
    'readExplorerQuery',
    'reportPage',
    'scatterBlock',
    'wantsScript',
    'williamsBlock',
  ]);
});
