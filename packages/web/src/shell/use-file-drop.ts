import { useState, type DragEvent } from 'react';

interface FileDrop {
  /** Whether files are being dragged over the zone. */
  readonly isOver: boolean;
  /** For the element that is the zone. */
  readonly zone: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** Makes an element a zone that files can be dropped on. Dragged text passes, so that it can be dropped into fields. */
export function useFileDrop(onFiles: (files: FileList) => void): FileDrop {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    zone: {
      onDragOver: (event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        // Moving over a child leaves the zone's own box, but not the zone.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event) => {
        setOver(false);
        const { files } = event.dataTransfer;
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      },
    },
  };
}
