import type { ReactElement } from 'react';
import { Curves } from '../charts/curves.js';
import { DotPlot } from '../charts/dot-plot.js';
import { Histogram } from '../charts/histogram.js';
import { PrecisionRecall } from '../charts/precision-recall.js';
import { RankRanges } from '../charts/rank-ranges.js';
import { Scatter } from '../charts/scatter.js';
import { SmallMultiples } from '../charts/small-multiples.js';
import { ExampleList } from '../examples/example-list.js';
import { ExplorerBlock } from '../explorer/explorer-block.js';
import { AgreementMatrix } from '../matrix/agreement-matrix.js';
import { HeadToHead } from '../matrix/head-to-head.js';
import { HeatMap } from '../matrix/heat-map.js';
import { PValueMatrix } from '../matrix/p-value-matrix.js';
import { DataTable } from '../table/data-table.js';
import type { Block } from './block.js';

/** Draws a block of a report by its name. */
export function ReportBlock(block: Block): ReactElement {
  switch (block.block) {
    case 'agreement-matrix':
      return <AgreementMatrix {...block} />;
    case 'curves':
      return <Curves {...block} />;
    case 'dot-plot':
      return <DotPlot {...block} />;
    case 'examples':
      return <ExampleList {...block} />;
    case 'head-to-head':
      return <HeadToHead {...block} />;
    case 'heat-map':
      return <HeatMap {...block} />;
    case 'histogram':
      return <Histogram {...block} />;
    case 'p-value-matrix':
      return <PValueMatrix {...block} />;
    case 'precision-recall':
      return <PrecisionRecall {...block} />;
    case 'rank-ranges':
      return <RankRanges {...block} />;
    case 'scatter':
      return <Scatter {...block} />;
    case 'sentence-explorer':
      return <ExplorerBlock {...block} />;
    case 'small-multiples':
      return <SmallMultiples {...block} />;
    case 'table':
      return <DataTable {...block} />;
    case 'text':
      return <p dir="auto">{block.text}</p>;
    case 'side-by-side':
      return (
        <div className="side-by-side">
          {block.blocks.map((chart, at) => (
            <ReportBlock key={at} {...chart} />
          ))}
        </div>
      );
  }
}
