import { useDraggable } from '@dnd-kit/core';
import type { ReactElement } from 'react';
import { letterOf } from './ranks.js';

interface LetterChipProps {
  readonly output: number;
  /** The same letter appears on the output's card and in the strip of ranks. */
  readonly container: 'card' | 'strip';
}

/** The letter of an output, to be dragged to a rank. The buttons do the same for those who do not drag. */
export function LetterChip({ output, container }: LetterChipProps): ReactElement {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `${container}-${output}`, data: { output } });
  return (
    <span ref={setNodeRef} className={isDragging ? 'chip lifted' : 'chip'} {...listeners}>
      {letterOf(output)}
    </span>
  );
}
