import type { Sentence } from '../../../corpus/edit.js';
import type { NamedOutput } from '../../../corpus/system-output.js';
import { tokenise } from '../../../text/white-space.js';
import { chosenAlignments, type EditMetric } from '../edit-metric.js';
import { marksOf } from './edit-mark.js';
import type { ExploredOutput, ExploredSentence } from './explored-sentence.js';

/** Every sentence with the edits that each system matched, missed and made without need. */
export function exploreSentences(
  metric: EditMetric,
  sentences: readonly Sentence[],
  systems: readonly Pick<NamedOutput, 'name' | 'lines'>[],
  onProgress?: (done: number, total: number) => void,
): ExploredSentence[] {
  const explored = systems.map((system, at) => {
    onProgress?.(at, systems.length);
    return exploreSystem(metric, sentences, system);
  });
  return sentences.map(({ source }, at) => ({
    sentence: at + 1,
    source,
    outputs: explored.map((outputs) => outputs[at]),
  }));
}

function exploreSystem(
  metric: EditMetric,
  sentences: readonly Sentence[],
  { name, lines }: Pick<NamedOutput, 'name' | 'lines'>,
): ExploredOutput[] {
  const alignments = sentences.map((sentence, at) => metric.align({ sentence, hypothesis: lines[at] }));
  return chosenAlignments(metric, alignments).map((alignment, at) => ({
    system: name,
    hypothesis: lines[at],
    annotator: alignment.annotator,
    correct: alignment.correct,
    proposed: alignment.edits.length,
    gold: alignment.golds.length,
    marks: marksOf(alignment, tokenise(sentences[at].source), tokenise(lines[at])),
  }));
}
