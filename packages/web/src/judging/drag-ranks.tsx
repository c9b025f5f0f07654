import {
  DndContext,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { useState, type ReactElement, type ReactNode } from 'react';
import { letterOf } from './ranks.js';

interface DragRanksProps {
  readonly onRank: (output: number, rank: number | null) => void;
  readonly children: ReactNode;
}

/** A movement shorter than this is a click. */
const CLICK_PX = 5;

/** Lets letters inside it be dragged to ranks, by mouse, pen or touch. */
export function DragRanks({ onRank, children }: DragRanksProps): ReactElement {
  const [lifted, setLifted] = useState<number>();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: CLICK_PX } }));
  const drop = ({ active, over }: DragEndEvent): void => {
    setLifted(undefined);
    if (over === null) return;
    const { output } = active.data.current as { output: number };
    const { rank } = over.data.current as { rank: number | null };
    onRank(output, rank);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      // The ranks are always in view at the foot of the page, and do not scroll with it.
      autoScroll={false}
      // For screen readers there are the buttons.
      accessibility={{ screenReaderInstructions: { draggable: '' }, announcements: SILENT, restoreFocus: false }}
      onDragStart={({ active }) => setLifted((active.data.current as { output: number }).output)}
      onDragEnd={drop}
      onDragCancel={() => setLifted(undefined)}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {lifted !== undefined && <span className="chip held">{letterOf(lifted)}</span>}
      </DragOverlay>
    </DndContext>
  );
}

const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
