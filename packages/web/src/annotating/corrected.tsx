import { correctParagraph } from '@stet/core/internal';
import type { Mark } from '@stet/server';
import { useMemo, type ReactElement } from 'react';

interface CorrectedProps {
  readonly text: string;
  readonly number: number;
  readonly marks: readonly Mark[];
  readonly language: string;
}

/** How a paragraph reads with its marks applied; renders nothing if it has none. */
export function Corrected({ text, number, marks, language }: CorrectedProps): ReactElement | null {
  const { pieces, leftOut } = useMemo(() => correctParagraph(text, number, marks), [text, number, marks]);
  if (!marks.some(({ startParagraph }) => startParagraph === number)) return null;
  return (
    <p className="corrected" aria-label="Corrected">
      <span className="quiet">reads: </span>
      <bdi lang={language} dir="auto">
        {pieces.map((piece, at) =>
          piece.mark === undefined ? <span key={at}>{piece.text}</span> : <ins key={at}>{piece.text}</ins>,
        )}
      </bdi>
      {leftOut.length > 0 && (
        <small>
          left out here, because they overlap or their meaning is unclear: {leftOut.map((mark) => mark + 1).join(', ')}
        </small>
      )}
    </p>
  );
}
