import type { ReactElement } from 'react';
import { Curves } from '../charts/curves.js';
import { DotPlot } from '../charts/dot-plot.js';
import { Histogram } from '../charts/histogram.js';
import { RankRanges } from '../charts/rank-ranges.js';
import { Scatter } from '../charts/scatter.js';
import { ExplorerPart } from '../explorer/explorer-part.js';
import { AgreementMatrix } from '../matrix/agreement-matrix.js';
import { HeadToHead } from '../matrix/head-to-head.js';
import { PValueMatrix } from '../matrix/p-value-matrix.js';
import { DataTable } from '../table/data-table.js';
import type { Part } from './part.js';

/** Draws a part of a report by its name. */
export function ReportPart(part: Part): ReactElement {
  switch (part.part) {
    case 'agreement-matrix':
      return <AgreementMatrix {...part} />;
    case 'curves':
      return <Curves {...part} />;
    case 'dot-plot':
      return <DotPlot {...part} />;
    case 'head-to-head':
      return <HeadToHead {...part} />;
    case 'histogram':
      return <Histogram {...part} />;
    case 'p-value-matrix':
      return <PValueMatrix {...part} />;
    case 'rank-ranges':
      return <RankRanges {...part} />;
    case 'scatter':
      return <Scatter {...part} />;
    case 'sentence-explorer':
      return <ExplorerPart {...part} />;
    case 'table':
      return <DataTable {...part} />;
    case 'text':
      return <p dir="auto">{part.text}</p>;
    case 'side-by-side':
      return (
        <div className="side-by-side">
          {part.parts.map((chart, at) => (
            <ReportPart key={at} {...chart} />
          ))}
        </div>
      );
  }
}
