import { useDraggable } from '@dnd-kit/core';
import type { ReactElement } from 'react';
import { letterOf } from './ranks.js';

interface LetterChipProps {
  readonly output: number;
  /** The same letter stands on its card and in the strip of ranks. */
  readonly place: 'card' | 'strip';
}

/** The letter of an output, to be dragged to a rank. The buttons do the same for those who do not drag. */
export function LetterChip({ output, place }: LetterChipProps): ReactElement {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `${place}-${output}`, data: { output } });
  return (
    <span ref={setNodeRef} className={isDragging ? 'chip lifted' : 'chip'} {...listeners}>
      {letterOf(output)}
    </span>
  );
}
