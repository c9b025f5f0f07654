import {
  VERDICTS,
  editAgreementTable,
  editTables,
  type EditAgreement,
  type EditStatistics,
  type Resampled,
} from '@stet/core/internal';
import type { Block } from '../report/block.js';
import type { Chapter } from '../report/report.js';
import { tableBlocks } from './table-blocks.js';

/** How far judges agree on edits, and how the intervals were drawn. */
interface ResampledAgreement {
  readonly agreement: EditAgreement;
  readonly settings: Resampled;
}

/** What judges said of single edits, and, where it is given, how far they agree on them. */
export function editsChapter(statistics: EditStatistics, agreed?: ResampledAgreement): Chapter {
  const { total } = statistics;
  return {
    id: 'the-edits',
    heading: 'Edits',
    text:
      `What judges said of single edits: ${total.right} are right, ${total.wrong} wrong and ${total.unnecessary} ` +
      `unnecessary. Errors of the source sentences that they marked: ${total.missed}.`,
    blocks: [
      verdictChart(statistics),
      ...tableBlocks('edits', [
        ...editTables(statistics),
        ...(agreed === undefined ? [] : [editAgreementTable(agreed.agreement, agreed.settings)]),
      ]),
    ],
  };
}

function verdictChart({ systems }: EditStatistics): Block {
  return {
    block: 'dot-plot',
    id: 'edits-chart',
    title: 'Edits of each system, by verdict',
    numbersNearby: true,
    description: `${systems
      .map((tally) => `${tally.system}: ${VERDICTS.map((verdict) => `${tally[verdict]} ${verdict}`).join(', ')}`)
      .join('; ')}.`,
    series: VERDICTS,
    rows: systems.map((tally) => ({ label: tally.system, values: VERDICTS.map((verdict) => [tally[verdict]]) })),
    unit: 'edits',
  };
}
