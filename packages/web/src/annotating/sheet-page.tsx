import type { AnnotatingRoom, EssayToMark, Mark } from '@stet/server';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { words } from '../language/words.js';
import { ProblemText } from '../shell/problem-text.js';
import type { AnnotatingOutbox } from './annotating-outbox.js';
import { ConflictNote } from './conflict-note.js';
import type { KeyDeed } from './essay-keys.js';
import { commonTypes } from './common-types.js';
import { essayModel, type EssayModel } from './essay-model.js';
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
  /** The mark as the form first showed it. */
  readonly proposed: Mark;
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
  /** What was typed before another word was opened. */
  const [unfinished, setUnfinished] = useState<readonly Draft[]>([]);
  const [typesWithKeys] = useState(() => commonTypes(room.errorTypes, stored.sheet.marks));
  const model = useMemo(() => essayModel(essay, language), [essay, language]);
  const area = useRef<HTMLDivElement>(null);
  const isDone = state === 'done';
  useUndoKeys(undo, redo, draft === undefined && !isDone);
  const focusText = (): void => {
    area.current?.querySelector<HTMLElement>('.essay-text')?.focus();
  };
  useEffect(focusText, [essay.id]);
  const { annotating } = words();
  const isMarking = draft !== undefined;
  useEffect(() => {
    if (isMarking) area.current?.querySelector('.chosen, .chosen-place')?.scrollIntoView({ block: 'nearest' });
  }, [isMarking]);
  const close = (): void => {
    setDraft(undefined);
    focusText();
  };
  const openDraft = (opened: Draft): void => {
    const others = draft === undefined || !isChanged(draft) ? unfinished : [...unfinished, draft];
    setDraft(others.find((other) => isSameDraft(other, opened)) ?? opened);
    setUnfinished(others.filter((other) => !isSameDraft(other, opened)));
  };
  const open = (chosen: Selection, deletes: boolean): void => {
    if (isDone) return;
    setSelection(chosen);
    const proposed = proposedMark(essay, chosen, deletes);
    openDraft({ mark: proposed, proposed, at: undefined });
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
            <b>{annotating.notSaved}</b> <ProblemText problem={sheet.refusal} />
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
      <aside aria-label={annotating.margin} className={draft === undefined ? 'margin' : 'margin with-form'}>
        {draft === undefined ? (
          <>
            {!isDone && (
              <SelectionBar
                selection={selection}
                paragraphWords={model.words}
                onSelect={setSelection}
                onMark={open}
                onUndo={sheet.past.length > 0 ? undo : undefined}
                onRedo={sheet.future.length > 0 ? redo : undefined}
              />
            )}
            {isDone && <p className="note">{annotating.essayIsDone}</p>}
            {unfinished.length > 0 && <Unfinished drafts={unfinished} essay={essay} onOpen={openDraft} />}
            <h2>{annotating.marks(marks.length)}</h2>
            <MarkList
              paragraphs={essay.paragraphs}
              marks={marks}
              types={room.errorTypes}
              noteOf={model.noteOf}
              current={(mark) => selection !== undefined && meets(mark, selection)}
              {...(isDone
                ? {}
                : {
                    onEdit: (at: number) => openDraft({ mark: marks[at], proposed: marks[at], at }),
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
              {isDone ? annotating.openAgain : annotating.doneWithEssay}
            </button>
          </>
        ) : (
          <MarkForm
            key={`${draft.at ?? 'new'} ${draft.mark.startParagraph} ${draft.mark.startOffset}`}
            paragraphs={essay.paragraphs}
            types={room.errorTypes}
            commonTypes={typesWithKeys}
            mark={draft.mark}
            sentence={sentenceAround(model, draft.mark)}
            onChange={(mark) => setDraft({ ...draft, mark })}
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

interface UnfinishedProps {
  readonly drafts: readonly Draft[];
  readonly essay: EssayToMark['essay'];
  readonly onOpen: (draft: Draft) => void;
}

/** Marks that were begun and left for another word. */
function Unfinished({ drafts, essay, onOpen }: UnfinishedProps): ReactElement {
  return (
    <p className="note">
      {words().annotating.notFinished}{' '}
      {drafts.map((draft) => {
        const { startParagraph, startOffset, endOffset, correction } = draft.mark;
        const stretch = essay.paragraphs[startParagraph].text.slice(startOffset, endOffset);
        return (
          <button
            key={`${startParagraph} ${startOffset}`}
            type="button"
            className="quiet"
            onClick={() => onOpen(draft)}
          >
            <bdi>{stretch === '' ? correction : stretch}</bdi>
          </button>
        );
      })}
    </p>
  );
}

function isChanged({ mark, proposed }: Draft): boolean {
  return JSON.stringify(mark) !== JSON.stringify(proposed);
}

function isSameDraft(a: Draft, b: Draft): boolean {
  return (
    a.at === b.at &&
    a.mark.startParagraph === b.mark.startParagraph &&
    a.mark.startOffset === b.mark.startOffset &&
    a.mark.endOffset === b.mark.endOffset
  );
}

/** The sentence in which a mark starts; where splitting left none there, the marked words. */
function sentenceAround({ sentences }: EssayModel, mark: Mark): { readonly start: number; readonly end: number } {
  const { startParagraph, startOffset, endOffset } = mark;
  const around = sentences[startParagraph].findLast(({ start }) => start <= startOffset);
  return around === undefined
    ? { start: startOffset, end: endOffset }
    : { start: around.start, end: Math.max(around.end, endOffset) };
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
