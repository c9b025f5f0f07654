import type { ErrorType, GoldNoteReason, Paragraph } from '@stet/core/internal';
import type { Mark } from '@stet/server';
import type { ReactElement } from 'react';

interface MarkListProps {
  readonly paragraphs: readonly Paragraph[];
  readonly marks: readonly Mark[];
  readonly types: readonly ErrorType[];
  readonly noteOf: (mark: Mark) => GoldNoteReason | undefined;
  /** Whether a mark touches the selection. */
  readonly current: (mark: Mark) => boolean;
  /** Absent once the sheet is done. */
  readonly onEdit?: ((at: number) => void) | undefined;
  readonly onRemove?: ((at: number) => void) | undefined;
}

/** All marks of the essay in words, in text order. */
export function MarkList({ paragraphs, marks, types, noteOf, current, onEdit, onRemove }: MarkListProps): ReactElement {
  const ordered = [...marks.entries()].sort(
    ([, a], [, b]) => a.startParagraph - b.startParagraph || a.startOffset - b.startOffset,
  );
  if (ordered.length === 0) return <p className="quiet">No marks yet.</p>;
  return (
    <ol className="mark-list">
      {ordered.map(([at, mark]) => {
        const stretch = paragraphs[mark.startParagraph].text.slice(mark.startOffset, mark.endOffset);
        const note = noteOf(mark);
        const name = types.find(({ tag }) => tag === mark.type)?.name;
        return (
          <li key={at} className={current(mark) ? 'current' : undefined}>
            <span className="mark-number">{at + 1}</span>
            <p>
              <abbr title={name}>{mark.type}</abbr>{' '}
              <bdi>
                {stretch !== '' && <del>{stretch}</del>} {mark.correction.trim() !== '' && <ins>{mark.correction}</ins>}
                {stretch === '' && <span className="unseen"> (inserted)</span>}
              </bdi>
            </p>
            {mark.comment !== undefined && (
              <p className="quiet">
                <bdi>{mark.comment}</bdi>
              </p>
            )}
            {note !== undefined && <p className="worrying">Not in the gold: {note}.</p>}
            {onEdit !== undefined && onRemove !== undefined && (
              <p className="mark-actions">
                <button type="button" className="quiet" onClick={() => onEdit(at)}>
                  Edit<span className="unseen"> mark {at + 1}</span>
                </button>
                <button type="button" className="quiet" onClick={() => onRemove(at)}>
                  Remove<span className="unseen"> mark {at + 1}</span>
                </button>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
