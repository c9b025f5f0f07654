import type { ErrorType, GoldNoteReason, Paragraph } from '@stet/core/internal';
import type { Mark } from '@stet/server';
import type { ReactElement } from 'react';
import { shownTypes } from '../error-types/shown-types.js';
import { words } from '../language/words.js';
import type { WrapText } from '../language/wrap-text.js';

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
  const { annotating } = words();
  const ordered = [...marks.entries()].sort(
    ([, a], [, b]) => a.startParagraph - b.startParagraph || a.startOffset - b.startOffset,
  );
  if (ordered.length === 0) return <p className="quiet">{annotating.noMarks}</p>;
  const named = shownTypes(types);
  return (
    <ol className="mark-list">
      {ordered.map(([at, mark]) => {
        const stretch = paragraphs[mark.startParagraph].text.slice(mark.startOffset, mark.endOffset);
        const note = noteOf(mark);
        const name = named.find(({ tag }) => tag === mark.type)?.name;
        return (
          <li key={at} className={current(mark) ? 'current' : undefined}>
            <span className="mark-number">{at + 1}</span>
            <p>
              <abbr title={name}>{mark.type}</abbr>{' '}
              <bdi>
                {stretch !== '' && <del>{stretch}</del>} {mark.correction.trim() !== '' && <ins>{mark.correction}</ins>}
                {stretch === '' && <span className="unseen"> {annotating.inserted}</span>}
              </bdi>
            </p>
            {mark.comment !== undefined && (
              <p className="quiet">
                <bdi>{mark.comment}</bdi>
              </p>
            )}
            {note !== undefined && <p className="worrying">{annotating.notInGold(annotating.goldNotes[note])}</p>}
            {onEdit !== undefined && onRemove !== undefined && (
              <p className="mark-actions">
                <button type="button" className="quiet" onClick={() => onEdit(at)}>
                  {annotating.editMark(at + 1, unseen)}
                </button>
                <button type="button" className="quiet" onClick={() => onRemove(at)}>
                  {annotating.removeMark(at + 1, unseen)}
                </button>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const unseen: WrapText = (text) => <span className="unseen">{text}</span>;
