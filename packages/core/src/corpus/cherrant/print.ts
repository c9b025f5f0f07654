import type { Annotation, Sentence, SkippedEdit } from '../edit.js';
import { blocksOf, type BlockOptions } from '../m2/block.js';
import { printM2 } from '../m2/print.js';
import { applyEdits } from '../references.js';
import { NO_ERROR, NOT_ANNOTATABLE } from './answer-marks.js';

/** Writes a sentence as ChERRANT does: before the edits of each sequence the text that they make. */
export function printCherrant(
  { source, annotations, skipped = [] }: Sentence,
  { keepSkipped = false }: BlockOptions = {},
): string {
  const used = new Map<number, number>();
  const sequences = annotations.map((annotation) => {
    const sequence = used.get(annotation.annotator) ?? 0;
    used.set(annotation.annotator, sequence + 1);
    // Which of several sequences an edit was left out of is not known.
    const leftOut = keepSkipped && sequence === 0 ? skipped.filter(isBy(annotation)) : [];
    return printSequence({ source, annotations: [annotation], skipped: leftOut }, sequence);
  });
  return `S ${source}\n${sequences.join('')}\n`;
}

const isBy =
  ({ annotator }: Annotation) =>
  (edit: SkippedEdit): boolean =>
    edit.annotator === annotator;

function printSequence({ source, annotations: [annotation], skipped = [] }: Sentence, sequence: number): string {
  const { annotator, edits, unedited } = annotation;
  const listed = { ...annotation, ...(edits.length === 0 ? { unedited: unedited ?? ('noop' as const) } : {}) };
  const blocks = blocksOf([{ source, annotations: [listed], skipped }], { keepSkipped: true });
  const [, ...lines] = printM2(blocks).split('\n');
  const target =
    edits.length > 0
      ? `T${annotator}-A${sequence} ${applyEdits(source, edits)}`
      : `T${annotator} ${unedited === 'NA' ? NOT_ANNOTATABLE : NO_ERROR}`;
  return `${[target, ...lines.filter((line) => line !== '')].join('\n')}\n`;
}
