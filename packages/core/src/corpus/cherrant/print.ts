import type { Annotation, Sentence } from '../edit.js';
import { blocksOf } from '../m2/block.js';
import { printM2 } from '../m2/print.js';
import { applyEdits } from '../references.js';
import { NO_ERROR, NOT_ANNOTATABLE } from './answer-marks.js';

/** Writes a sentence as ChERRANT does: before the edits of each sequence the text that they make. */
export function printCherrant({ source, annotations }: Sentence): string {
  const used = new Map<number, number>();
  const sequences = annotations.map((annotation) => {
    const sequence = used.get(annotation.annotator) ?? 0;
    used.set(annotation.annotator, sequence + 1);
    return printSequence(source, annotation, sequence);
  });
  return `S ${source}\n${sequences.join('')}\n`;
}

function printSequence(source: string, annotation: Annotation, sequence: number): string {
  const { annotator, edits, unedited } = annotation;
  const listed = { ...annotation, ...(edits.length === 0 ? { unedited: unedited ?? ('noop' as const) } : {}) };
  const [, ...lines] = printM2(blocksOf([{ source, annotations: [listed] }])).split('\n');
  const target =
    edits.length > 0
      ? `T${annotator}-A${sequence} ${applyEdits(source, edits)}`
      : `T${annotator} ${unedited === 'NA' ? NOT_ANNOTATABLE : NO_ERROR}`;
  return `${[target, ...lines.filter((line) => line !== '')].join('\n')}\n`;
}
