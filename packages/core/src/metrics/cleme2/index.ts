import { chunkCore, countsOf, type ChunkRules } from '../cleme/chunk-core.js';
import { chunkLevels, type ChunkLevel } from '../cleme/length-weights.js';
import { chunkOptions, weightsOption } from '../cleme/options.js';
import type { ChunkCounts } from '../cleme/packed-chunks.js';
import { defineMetric } from '../define-metric.js';
import type { ExplainingMetric } from '../edit-based/edit-metric.js';
import { editSource, extraction } from '../errant/extraction.js';
import type { ErrantResources } from '../errant/resources.js';
import type { Counts } from '../f-score.js';
import type { MetricKind } from '../kind.js';
import type { Score, UnsignedScore } from '../metric.js';
import { choiceOption, type OptionsOf } from '../options/option.js';
import { scoreParts } from '../score-parts.js';

const options = {
  weights: weightsOption('none'),
  ...chunkOptions,
  factors: choiceOption(['level', ...chunkLevels], {
    default: 'level',
    help: 'how much hit, wrong, under and over count in the score: as at the level, or as for a corpus or for sentences',
  }),
};

/** The options of CLEME 2.0. */
export type Cleme2Options = OptionsOf<typeof options>;

/** The shares of chunks that a system gets right, wrong, leaves uncorrected, and changes without need. */
interface Cleme2Counts extends UnsignedScore, Counts {
  readonly hit: number;
  readonly wrong: number;
  readonly under: number;
  readonly over: number;
  readonly tp: number;
  readonly necessary: number;
  readonly unnecessary: number;
  readonly fn: number;
  readonly tn: number;
}

export type Cleme2Metric = ExplainingMetric<Score & Cleme2Counts>;

export const cleme2Kind: MetricKind<Cleme2Options, Cleme2Metric> = defineMetric({
  name: 'cleme2',
  title: 'CLEME 2.0',
  ...extraction,
  definition: 'the shares of chunks that are hit, wrong, under- and over-corrected, and a weighted sum of them',
  citation: 'Ye et al. 2025',
  explains: true,
  options,
  parts: () => [
    ...scoreParts('percent', { hit: 'Hit', wrong: 'Wrong', under: 'Under', over: 'Over', value: 'Score' }),
    ...scoreParts('number', { tp: 'TP', necessary: 'FP ne', unnecessary: 'FP un', fn: 'FN', tn: 'TN' }),
  ],
  create: ({ factors, ...settings }, resources) =>
    chunkCore(editSource(settings, resources), settings, cleme2Rules(factors === 'level' ? settings.level : factors)),
});

/** Interpretable evaluation of GEC by hit, wrong, under- and over-correction (Ye et al. 2025). */
export function cleme2(options?: Cleme2Options, resources?: ErrantResources): Cleme2Metric {
  return cleme2Kind.create(options, resources);
}

/** How much each share counts (Ye et al. 2025, appendix): of hits, and of what is not wrong, under or over. */
const FACTORS: Readonly<Record<ChunkLevel, readonly [hit: number, wrong: number, under: number, over: number]>> = {
  corpus: [0.45, 0.35, 0.15, 0.05],
  sentence: [0.35, 0.25, 0.2, 0.2],
};

/** Shares of the chunks that need a correction; over, of those that were changed (Ye et al. 2025, equations 1 to 5). */
function cleme2Rules(level: ChunkLevel): ChunkRules<Cleme2Counts> {
  const [ofHit, ofWrong, ofUnder, ofOver] = FACTORS[level];
  const share = (count: number, of: number): number => (of === 0 ? 0 : count / of);
  const scoreOf = (hit: number, wrong: number, over: number, under: number): number => {
    const needed = hit + wrong + under;
    return (
      ofHit * share(hit, needed) +
      ofWrong * (1 - share(wrong, needed)) +
      ofUnder * (1 - share(under, needed)) +
      ofOver * (1 - share(over, hit + wrong + over))
    );
  };
  return {
    width: 5,
    numbers: ({ hit, wrong, over, under }, into) => {
      const needed = hit + wrong + under;
      into[0] = scoreOf(hit, wrong, over, under);
      into[1] = share(hit, needed);
      into[2] = -share(wrong, needed);
      into[3] = -share(under, needed);
      into[4] = -share(over, hit + wrong + over);
    },
    decide: (hit, wrong, over, _amiss, under) => scoreOf(hit, wrong, over, under),
    ofTypes: { typeValue: ([hit, amiss, under, over]) => scoreOf(hit, amiss - over, over, under) },
    rounded: (value) => value,
    score: ([value, hit, wrong, under, over], totals: ChunkCounts) => ({
      value,
      hit,
      wrong: Math.abs(wrong),
      under: Math.abs(under),
      over: Math.abs(over),
      ...countsOf(totals),
      tp: totals.hit,
      necessary: totals.wrong,
      unnecessary: totals.over,
      fn: totals.under,
      tn: totals.kept,
    }),
  };
}
