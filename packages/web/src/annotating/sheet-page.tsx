import type { AnnotatingRoom, EssayToMark, Mark } from '@stet/server';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { counted } from '../shell/format.js';
import { ProblemText } from '../shell/problem-text.js';
import type { AnnotatingOutbox } from './annotating-outbox.js';
import { ConflictNote } from './conflict-note.js';
import type { KeyDeed } from './essay-keys.js';
import { essayModel } from './essay-model.js';
import { EssayText } from './essay-text.js';
import { MarkForm } from './mark-form.js';
import { MarkList } from './mark-list.js';
import { SelectionBar } from './selection-bar.js';
import { endOf, startOf, type Selection } from './selection.js';
import { useSheet } from './use-sheet.js';
import { useUndoKeys } from './use-undo-keys.js';

interface SheetPageProps {
  readonly room: AnnotatingRoom;
  readonly stored: EssayToMark;
  readonly outbox: AnnotatingOutbox;
  /** Called when the essay is done or reopened. */
  readonly onState: (state: 'open' | 'done', marks: number) => void;
}

/** A mark that is being added or changed. */
interface Draft {
  readonly mark: Mark;
  /** Its index in the list; undefined for a new mark. */
  readonly at: number | undefined;
}

/** Where an annotator marks an essay. */
export function SheetPage({ room, stored, outbox, onState }: SheetPageProps): ReactElement {
  const { essay } = stored;
  const { language } = room.task;
  const { sheet, change, undo, redo, takeTheirs } = useSheet(essay.id, stored.sheet, outbox);
  const { marks, state } = sheet;
  const [selection, setSelection] = useState<Selection>();
  const [draft, setDraft] = useState<Draft>();
  const model = useMemo(() => essayModel(essay, language), [essay, language]);
  const area = useRef<HTMLDivElement>(null);
  const isDone = state === 'done';
  useUndoKeys(undo, redo, draft === undefined && !isDone);
  const focusText = (): void => {
    area.current?.querySelector<HTMLElement>('.essay-text')?.focus();
  };
  useEffect(focusText, [essay.id]);
  const close = (): void => {
    setDraft(undefined);
    focusText();
  };
  const open = (chosen: Selection, deletes: boolean): void => {
    if (isDone) return;
    setSelection(chosen);
    setDraft({ mark: proposedMark(essay, chosen, deletes), at: undefined });
  };
  const onDeed = (deed: KeyDeed): void => {
    if (deed.deed === 'mark') open(deed.selection, deed.deletes);
    else setSelection(deed.deed === 'select' ? deed.selection : undefined);
  };
  const save = (mark: Mark): void => {
    change({
      marks:
        draft?.at === undefined ? [...marks, mark] : marks.map((previous, at) => (at === draft.at ? mark : previous)),
    });
    close();
  };
  return (
    <div ref={area} className="sheet">
      <div className="sheet-text">
        {sheet.conflict !== undefined && (
          <ConflictNote theirs={sheet.conflict} mine={sheet} onTheirs={takeTheirs} onMine={() => change({})} />
        )}
        {sheet.refusal !== undefined && (
          <div className="note problem" role="alert">
            <b>The last change could not be saved.</b> <ProblemText problem={sheet.refusal} />
          </div>
        )}
        <EssayText
          essay={essay}
          model={model}
          marks={marks}
          selection={selection}
          language={language}
          onDeed={onDeed}
        />
      </div>
      <aside aria-label="Marks" className={draft === undefined ? 'margin' : 'margin with-form'}>
        {draft === undefined ? (
          <>
            {!isDone && (
              <SelectionBar
                selection={selection}
                words={model.words}
                onSelect={setSelection}
                onMark={open}
                onUndo={sheet.past.length > 0 ? undo : undefined}
                onRedo={sheet.future.length > 0 ? redo : undefined}
              />
            )}
            <h2>{counted(marks.length, 'mark')}</h2>
            <MarkList
              paragraphs={essay.paragraphs}
              marks={marks}
              types={room.errorTypes}
              noteOf={model.noteOf}
              current={(mark) => selection !== undefined && meets(mark, selection)}
              {...(isDone
                ? {}
                : {
                    onEdit: (at: number) => setDraft({ mark: marks[at], at }),
                    onRemove: (at: number) => change({ marks: marks.filter((_, index) => index !== at) }),
                  })}
            />
            <button
              type="button"
              className={isDone ? undefined : 'main'}
              onClick={() => {
                const next = isDone ? 'open' : 'done';
                change({ state: next });
                onState(next, marks.length);
              }}
            >
              {isDone ? 'Open again' : 'Done with this essay'}
            </button>
          </>
        ) : (
          <MarkForm
            key={`${draft.at ?? 'new'} ${draft.mark.startParagraph} ${draft.mark.startOffset}`}
            paragraphs={essay.paragraphs}
            types={room.errorTypes}
            mark={draft.mark}
            isNew={draft.at === undefined}
            language={language}
            onSave={save}
            onCancel={close}
          />
        )}
      </aside>
    </div>
  );
}

/** A new mark of the selection, with its text as the correction to start from. */
function proposedMark({ paragraphs }: EssayToMark['essay'], selection: Selection, deletes: boolean): Mark {
  const { paragraph } = selection;
  const [startOffset, endOffset] = [startOf(selection), endOf(selection)];
  const { text } = paragraphs[paragraph];
  return {
    startParagraph: paragraph,
    startOffset,
    endParagraph: paragraph,
    endOffset,
    type: '',
    correction: deletes ? '' : text.slice(startOffset, endOffset),
  };
}

function meets(mark: Mark, selection: Selection): boolean {
  return (
    mark.startParagraph === selection.paragraph &&
    mark.startOffset <= endOf(selection) &&
    startOf(selection) <= mark.endOffset
  );
}
