import type { ReactElement } from 'react';
import { useDrag, type Letter } from './drag.js';
import { letterOf } from './ranks.js';

/** The letter of an output, to be dragged to a rank. The buttons do the same for those who do not drag. */
export function LetterChip({ output, container }: Letter): ReactElement {
  const { held, lift } = useDrag();
  const isLifted = held?.output === output && held.container === container;
  return (
    <span
      className={isLifted ? 'chip lifted' : 'chip'}
      onPointerDown={({ nativeEvent }) => lift({ output, container }, nativeEvent)}
    >
      {letterOf(output)}
    </span>
  );
}
