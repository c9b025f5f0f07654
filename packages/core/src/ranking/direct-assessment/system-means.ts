import type { ScoreTable } from '../../judgments/direct-assessment/score-table.js';

/** Which scores a mean is taken of: how often each row counts, and how often each sentence. */
export interface RowWeights {
  readonly rows: Int32Array;
  readonly sentences: Int32Array;
}

/**
 * The mean of each system on each scale, by system and scale. Scores of the same system for the same sentence are
 * averaged first, then sentences, as WMT does (Bojar et al. 2016, section 3.3): a sentence that more judges saw, or
 * that one saw again, tells no more about a system than any other. A system without a score gets 0, the mean of
 * every judge's standardised scores.
 */
export function systemMeans(
  { scales, systems, sentences, sentence, starts, system }: ScoreTable,
  values: Float64Array,
  weights?: RowWeights,
): Float64Array {
  const width = scales.length;
  const sums = new Float64Array(sentences * systems.length * width);
  const counts = new Float64Array(sums.length);
  for (let row = 0; row < sentence.length; row++) {
    const times = weights === undefined ? 1 : weights.rows[row];
    if (times === 0) continue;
    for (let place = starts[row]; place < starts[row + 1]; place++) {
      const cell = (sentence[row] * systems.length + system[place]) * width;
      for (let column = 0; column < width; column++) {
        const value = values[row * width + column];
        if (Number.isNaN(value)) continue;
        sums[cell + column] += times * value;
        counts[cell + column] += times;
      }
    }
  }
  return meansOverSentences(sums, counts, sentences, weights?.sentences);
}

function meansOverSentences(
  sums: Float64Array,
  counts: Float64Array,
  sentences: number,
  sentenceTimes: Int32Array | undefined,
): Float64Array {
  const size = sums.length / sentences;
  const means = new Float64Array(size);
  const totals = new Float64Array(size);
  for (let at = 0; at < sentences; at++) {
    const times = sentenceTimes === undefined ? 1 : sentenceTimes[at];
    for (let column = 0; column < size; column++) {
      const count = counts[at * size + column];
      if (count === 0) continue;
      means[column] += (times * sums[at * size + column]) / count;
      totals[column] += times;
    }
  }
  return means.map((sum, column) => (totals[column] === 0 ? 0 : sum / totals[column]));
}

/** The mean over the scales, by system. */
export function meanOverScales(means: Float64Array, scales: number): Float64Array {
  return Float64Array.from({ length: means.length / scales }, (_, system) => {
    let sum = 0;
    for (let column = 0; column < scales; column++) sum += means[system * scales + column];
    return sum / scales;
  });
}
