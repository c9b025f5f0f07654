import type { Sentence } from '../../corpus/edit.js';
import { printOutputEdits } from '../../corpus/output-edits.js';
import type { NamedOutput } from '../../corpus/system-output.js';
import type { Metric } from '../metric.js';
import { segmentOf } from '../utf8-segment.js';

type Output = Omit<NamedOutput, 'file'>;

/** Sentences and outputs as a metric cuts and changes them, to be shown beside its counts. */
export function preparedTexts<System extends Output>(
  metric: Pick<Metric, 'prepared'>,
  sentences: readonly Sentence[],
  systems: readonly System[],
): { readonly sentences: readonly Sentence[]; readonly systems: readonly System[] } {
  const prepare = metric.prepared?.bind(metric);
  if (prepare === undefined) return { sentences, systems };
  return {
    sentences: sentences.map((sentence) => prepare({ sentence, hypothesis: '' }).sentence),
    systems: systems.map((system) => {
      const segments = sentences.map((sentence, at) =>
        prepare(segmentOf(sentence, system.lines[at], system.edits?.[at])),
      );
      const lines = segments.map(({ hypothesis }) => hypothesis);
      if (system.edits === undefined) return { ...system, lines };
      const edits = segments.map(({ edits: made }) => (made === undefined ? '' : printOutputEdits(made)));
      return { ...system, lines, edits };
    }),
  };
}
