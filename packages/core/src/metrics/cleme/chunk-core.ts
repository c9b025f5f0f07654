import type { AnnotatorCounts } from '../edit-based/choose-annotators.js';
import type { EditSentenceScore } from '../edit-based/counting-core.js';
import { annotatorNotice, type Explaining } from '../edit-based/edit-metric.js';
import type { EditSource } from '../errant/edit-source.js';
import type { Counts } from '../f-score.js';
import type { MetricCore } from '../define-metric.js';
import type { UnsignedScore } from '../metric.js';
import { orderedResampler } from '../ordered-resampler.js';
import { ChunkAligner, type ChunkAlignerOptions } from './chunk-aligner.js';
import { chunksOfRow, rowOfChunks, type ChunkDetail, type ChunkStats } from './chunk-stats.js';
import { ChunkTypeSums } from './chunk-type-sums.js';
import { chooseReferences, type ChosenChunks, type ChunkScoring } from './choose-reference.js';
import type { ChunkLevel, ChunkWeights } from './length-weights.js';
import { PackedChunks, type ChunkCounts } from './packed-chunks.js';

export interface ChunkSettings extends ChunkAlignerOptions {
  readonly level: ChunkLevel;
  readonly weights: ChunkWeights;
}

/** How a metric over chunks makes a score of counts, and of the numbers that it averages where it does. */
export interface ChunkRules<S> extends ChunkScoring {
  score(numbers: Float64Array, totals: ChunkCounts): S;
  /** How the chunks of a type are scored: by F, or by this. */
  readonly ofTypes: { readonly beta?: number; readonly typeValue?: (counts: readonly number[]) => number };
}

type ChunkScore = UnsignedScore & Counts;

/** What metrics over chunks share: CLEME and CLEME 2.0 differ in how they score the counts. */
export function chunkCore<S extends ChunkScore>(
  source: EditSource,
  settings: ChunkSettings,
  rules: ChunkRules<S>,
): MetricCore<ChunkStats, S, S & EditSentenceScore> & Explaining<ChunkStats> {
  const aligner = new ChunkAligner(source, settings);
  const { level } = settings;
  const pack = (stats: Iterable<ChunkStats>): PackedChunks => {
    const packed = new PackedChunks(settings);
    for (const sentence of stats) packed.push(sentence);
    return packed;
  };
  const scoreOf = ({ numbers, totals }: ChosenChunks): S => rules.score(numbers, totals);
  return {
    takesEdits: true,
    ignoresUncorrected: true,
    notice: settings.goldEdits === 'extracted' ? undefined : annotatorNotice(settings),
    align: (segment) => aligner.align(segment),
    sentence: (segment) => aligner.stats(segment),
    typeSums: (stats) => new ChunkTypeSums(stats, settings, rules, rules.ofTypes),
    toRow: rowOfChunks,
    fromRow: chunksOfRow,
    accumulator: () => {
      const packed = new PackedChunks(settings);
      return {
        add: (stats) => packed.push(stats),
        score: () => scoreOf(chooseReferences(packed, allOf(packed), level, rules)),
      };
    },
    sentences: (stats) => {
      const all = [...stats];
      const packed = pack(all);
      const { starts } = packed.arrays;
      const candidateOf = (at: number, candidate: number): AnnotatorCounts<ChunkDetail> =>
        all[at][candidate - starts[at]];
      const running: (Counts & { annotator: number })[] = [];
      // One by one, with the weights that chunks have among all sentences.
      const weights = packed.weights(allOf(packed));
      chooseReferences(packed, allOf(packed), level, rules, {
        weights,
        onChoice: ({ at, candidate, counts }) => {
          running.push({ annotator: candidateOf(at, candidate)[0], ...countsOf(counts) });
        },
      });
      const scores: (S & EditSentenceScore)[] = [];
      for (let at = 0; at < all.length; at++) {
        let annotator = 0;
        const chosen = chooseReferences(packed, [at], level, rules, {
          weights,
          onChoice: ({ candidate }) => {
            [annotator] = candidateOf(at, candidate);
          },
        });
        scores.push({ ...scoreOf(chosen), annotator, running: running[at] });
      }
      return scores;
    },
    runningValues: (stats) => {
      const packed = pack(stats);
      const values: number[] = [];
      const onChoice = ({ soFar }: { readonly soFar: () => Float64Array }): void => void values.push(soFar()[0]);
      chooseReferences(packed, allOf(packed), level, rules, { onChoice });
      return values;
    },
    resampler: (systems) => {
      const packed = pack(systems.flatMap((stats) => [...stats]));
      return orderedResampler(systems, (indices) => scoreOf(chooseReferences(packed, indices, level, rules)).value);
    },
  };
}

function allOf({ sentences }: PackedChunks): Uint32Array {
  return Uint32Array.from({ length: sentences }, (_, at) => at);
}

/** Hits, changed chunks, and hits with what was left alone amiss, by weight. */
export function countsOf({ hit, amiss, under }: ChunkCounts): Counts {
  return { correct: hit, proposed: hit + amiss, gold: hit + under };
}
