import { expect, it } from 'vitest';
import * as charts from './index.js';

it('exports these names and no others', () => {
  expect(Object.keys(charts).sort()).toEqual([
    'AgreementMatrix',
    'CHART_STYLE',
    'Curves',
    'DataTable',
    'DotPlot',
    'HeadToHead',
    'Histogram',
    'PAGE_STYLE',
    'PValueMatrix',
    'RankRanges',
    'ReportPart',
    'Scatter',
    'agreementPart',
    'betaPart',
    'headToHeadPart',
    'rankRangesPart',
    'reportPage',
    'scatterPart',
    'williamsPart',
  ]);
});
