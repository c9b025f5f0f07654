import type { Sentence } from '../corpus/edit.js';
import type { SystemOutput } from '../corpus/system-output.js';
import type { Alignment } from '../metrics/edit-based/alignment.js';
import type { EditMetric } from '../metrics/edit-based/edit-metric.js';
import { located } from '../metrics/located.js';

/** The alignments of each line of an output to each annotator of its sentence. */
export type SystemAlignments = readonly (readonly Alignment[])[];

/** Aligns an output with its gold; an error names the line. */
export function alignSystem(
  metric: EditMetric,
  sentences: readonly Sentence[],
  { file, lines }: SystemOutput,
  onProgress?: (done: number, total: number) => void,
): SystemAlignments {
  return sentences.map((sentence, at) => {
    onProgress?.(at, sentences.length);
    return located(() => metric.align({ sentence, hypothesis: lines[at] }), file, at + 1);
  });
}
