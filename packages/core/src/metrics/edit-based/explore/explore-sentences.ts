import type { Sentence } from '../../../corpus/edit.js';
import type { NamedOutput } from '../../../corpus/system-output.js';
import { tokenise } from '../../../text/white-space.js';
import { preparedTexts } from '../../texts/prepared-texts.js';
import { segmentOf } from '../../utf8-segment.js';
import type { Alignment } from '../alignment.js';
import { chosenAlignments, type ExplainingMetric } from '../edit-metric.js';
import { marksOf } from './edit-mark.js';
import type { ExploredOutput, ExploredSentence } from './explored-sentence.js';

/** Every sentence with the edits that each system matched, missed and made without need. */
export function exploreSentences(
  metric: ExplainingMetric,
  given: readonly Sentence[],
  outputs: readonly Omit<NamedOutput, 'file'>[],
  onProgress?: (done: number, total: number) => void,
): ExploredSentence[] {
  const { sentences, systems } = preparedTexts(metric, given, outputs);
  const explored = systems.map((system, at) => {
    onProgress?.(at, systems.length);
    const alignments = sentences.map((sentence, line) =>
      metric.align(segmentOf(sentence, system.lines[line], system.edits?.[line])),
    );
    return exploreAlignments(sentences, system, chosenAlignments(metric, alignments));
  });
  return sentences.map(({ source }, at) => ({
    sentence: at + 1,
    source,
    outputs: explored.map((bySentence) => bySentence[at]),
  }));
}

/** What a system made of each sentence, from the alignment that was chosen for it. */
export function exploreAlignments(
  sentences: readonly Sentence[],
  { name, lines }: Pick<NamedOutput, 'name' | 'lines'>,
  chosen: readonly Alignment[],
): ExploredOutput[] {
  return chosen.map((alignment, at) => ({
    system: name,
    hypothesis: lines[at],
    annotator: alignment.annotator,
    correct: alignment.correct,
    proposed: alignment.proposed,
    gold: alignment.gold,
    marks: marksOf(alignment, tokenise(sentences[at].source), tokenise(lines[at])),
  }));
}
