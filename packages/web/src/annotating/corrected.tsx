import { correctParagraph } from '@stet/core/internal';
import type { Mark } from '@stet/server';
import { useMemo, type ReactElement } from 'react';
import { words } from '../language/words.js';

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
  const { annotating } = words();
  return (
    <p className="corrected" aria-label={annotating.corrected}>
      <span className="quiet">{annotating.reads} </span>
      <bdi lang={language} dir="auto">
        {pieces.map((piece, at) =>
          piece.mark === undefined ? <span key={at}>{piece.text}</span> : <ins key={at}>{piece.text}</ins>,
        )}
      </bdi>
      {leftOut.length > 0 && <small>{annotating.leftOut(leftOut.map((mark) => mark + 1))}</small>}
    </p>
  );
}
