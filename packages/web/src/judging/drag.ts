import { createContext, use } from 'react';

/** A letter that can be lifted: the same appears on the output's card and in the strip of ranks. */
export interface Letter {
  readonly output: number;
  readonly container: 'card' | 'strip';
}

/** A letter that is dragged, where it is, and the rank below it if there is one. */
export interface Held extends Letter {
  readonly x: number;
  readonly y: number;
  readonly over: number | null | undefined;
}

interface Drag {
  readonly held: Held | undefined;
  readonly lift: (letter: Letter, pressed: PointerEvent) => void;
}

export const DragContext = createContext<Drag>({ held: undefined, lift: () => undefined });

/** The drag that goes on in the `DragRanks` around a component. */
export function useDrag(): Drag {
  return use(DragContext);
}
