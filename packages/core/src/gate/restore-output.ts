import type { Edit } from '../corpus/edit.js';
import { applyEdits } from '../corpus/references.js';
import { StetError } from '../error.js';
import type { Baseline, Hash } from './baseline.js';

/** What the system wrote for the sentence `at` of the baseline, whose source is given. */
export function restoreOutput(source: string, { file, sentences }: Baseline, at: number, hash: Hash): string {
  const { edits, output } = sentences[at];
  const restored = applyEdits(
    source,
    edits.map(([start, end, text]): Edit => ({
      start,
      end,
      type: 'R',
      corrections: [text],
      required: true,
      comment: '',
    })),
  );
  if (hash(restored) === output) return restored;
  throw new StetError({
    code: 'BAD_BASELINE',
    file,
    expected: `edits of sentence ${at + 1} that make the output which was measured`,
    found: 'edits that make another text',
    remedy: 'Use the file as it was committed, or write the baseline again.',
  });
}
