import { fixed, nameWithTitle, type Baseline } from '@stet/core/internal';
import { left, percent, right, type TableModel } from '../table.js';

/** What a baseline holds, in one row. */
export function baselineTable(
  { system, metric, signature, value, clean, sentences }: Baseline,
  title: string,
  bytes: number,
): TableModel {
  const bytesPerSentence = sentences.length === 0 ? '–' : fixed(bytes / sentences.length, 1);
  return {
    columns: [
      left('System'),
      right('Sentences'),
      right(nameWithTitle(metric.name, title)),
      ...(clean === undefined ? [] : [right('Clean words'), right('Edits to them')]),
      right('Bytes'),
      right('Bytes a sentence'),
    ],
    rows: [
      [
        system,
        String(sentences.length),
        percent(value),
        ...(clean === undefined ? [] : [String(clean.words), String(clean.edits)]),
        String(bytes),
        bytesPerSentence,
      ],
    ],
    notes: [signature],
  };
}
