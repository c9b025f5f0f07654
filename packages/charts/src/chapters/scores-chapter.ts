import {
  assessedMeansTable,
  plainPercent,
  scoreAgreementTables,
  scoreStatisticsTables,
  type Resampled,
  type ScaleAgreement,
  type ScoreTally,
  type SystemRanking,
} from '@stet/core/internal';
import type { Block } from '../report/block.js';
import type { Chapter } from '../report/report.js';
import { tableBlocks } from './table-blocks.js';

/** What is known of the scores of a direct assessment; each part of it has its place in the chapter. */
interface AssessedScores {
  /** The ranking by direct assessment. */
  readonly ranking?: SystemRanking | undefined;
  /** How far judges agree, and how the intervals were drawn. */
  readonly agreed?: { readonly scales: readonly ScaleAgreement[]; readonly settings: Resampled } | undefined;
  /** How each judge uses the scales. */
  readonly tallies?: readonly ScoreTally[] | undefined;
}

/** The scores of a direct assessment: what systems got, how far judges agree, and how each uses the scales. */
export function scoresChapter({ ranking, agreed, tallies = [] }: AssessedScores): Chapter {
  return {
    id: 'the-scores',
    heading: 'Scores',
    text:
      'Judges scored each output from 0 to 100 on each scale. Some are strict and some are mild: ' +
      'z is the score once it is standardised for each judge.',
    blocks: [
      ...(ranking === undefined ? [] : [meansChart(ranking)]),
      ...tableBlocks('scores', [
        ...(ranking === undefined ? [] : [assessedMeansTable(ranking)]),
        ...(agreed === undefined ? [] : scoreAgreementTables(agreed.scales, agreed.settings)),
        ...scoreStatisticsTables(tallies),
      ]),
    ],
  };
}

function meansChart({ systems, confidence }: SystemRanking): Block {
  const scales = systems.at(0)?.assessment?.scales ?? [];
  return {
    block: 'small-multiples',
    id: 'scores-chart',
    title: 'Means on each scale',
    caption: `The bars are ${plainPercent(confidence)} % intervals.`,
    numbersNearby: true,
    series: 'mean z',
    rows: systems.map(({ name }) => name),
    panels: scales.map(({ scale }, at) => {
      const means = systems.flatMap(({ assessment }) => assessment?.scales[at] ?? []);
      return {
        title: scale,
        unit: 'z',
        values: means.map(({ z }) => z),
        intervals: means.map(({ interval }) => interval),
      };
    }),
    digits: 2,
  };
}
