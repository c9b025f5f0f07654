import type { AnnotatingRoom } from '@stet/server';
import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { api } from '../api/api.js';
import { useQuery } from '../api/use-query.js';
import { ComparisonView } from '../annotation/comparison-view.js';
import { words } from '../language/words.js';
import { SavingState } from '../outbox/saving-state.js';
import { KeyTable } from '../shell/key-table.js';
import { loadedLate } from '../shell/loaded-late.js';
import { Waiting } from '../shell/loaded.js';
import { Modal } from '../shell/modal.js';
import { LinkChanged } from '../shell/new-link.js';
import { ProblemNote } from '../shell/problem-note.js';
import type { AnnotatingOutbox } from './annotating-outbox.js';
import { EssayList } from './essay-list.js';
import { KeyHelp } from './key-help.js';
import { SheetPage } from './sheet-page.js';
import { useEssay } from './use-essay.js';

const QuestionRoom = loadedLate(() => import('../questions/question-room.js'));

interface AnnotatingDeskProps {
  /** The key in the annotator's link. */
  readonly link: string;
  readonly room: AnnotatingRoom;
  readonly outbox: AnnotatingOutbox;
}

/** The annotator's desk: the essay named in the address, or the list of essays. */
export function AnnotatingDesk({ link, room: entered, outbox }: AnnotatingDeskProps): ReactElement {
  const [room, setRoom] = useState(entered);
  const { network } = useSyncExternalStore(outbox.subscribe, outbox.state);
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const [help, setHelp] = useState(false);
  const essay = params.get('essay') ?? undefined;
  const judges = params.has('proposals');
  const at = room.essays.findIndex(({ id }) => id === essay);
  useEffect(() => {
    // Refreshes the progress in the list. Offline, or while changes are being sent, the local state is newer.
    if (essay === undefined && outbox.state().waiting === 0) {
      api.get('/annotating', { key: link }).then(setRoom, () => undefined);
    }
  }, [link, essay, outbox]);
  const onState = (state: 'open' | 'done', marks: number): void => {
    const essays = room.essays.map((row) => (row.id === essay ? { ...row, state, marks } : row));
    setRoom({ ...room, essays });
    if (state === 'open') return;
    const next = [...essays.slice(at + 1), ...essays.slice(0, at)].find((row) => row.state === 'open');
    navigate(next === undefined ? `/annotate/${link}` : `/annotate/${link}?essay=${next.id}`);
  };
  const { annotating, questions } = words();
  return (
    <>
      <header className="desk-head wide">
        <p className="campaign-name">
          <Link href={`/annotate/${link}`}>
            <bdi>{room.task.name}</bdi>
          </Link>
        </p>
        {!judges && (
          <>
            <div className="far">
              <progress
                value={room.essays.filter(({ state }) => state === 'done').length}
                max={Math.max(1, room.essays.length)}
                aria-label={annotating.essaysDone}
              />
              <span>
                {essay === undefined
                  ? annotating.essays(room.essays.length)
                  : annotating.essayOf(at + 1, room.essays.length)}
              </span>
            </div>
            <SavingState outbox={outbox} what="change" />
          </>
        )}
        <button type="button" className="quiet" onClick={() => setHelp(true)}>
          {annotating.help}
        </button>
      </header>
      <main id="main" className="desk wide">
        {judges ? (
          <QuestionRoom link={link} language={room.task.language} />
        ) : params.has('compare') ? (
          <OwnComparison link={link} language={room.task.language} />
        ) : essay === undefined ? (
          <EssayList room={room} link={link} />
        ) : (
          <OpenEssay key={essay} link={link} essay={essay} room={room} outbox={outbox} onState={onState} />
        )}
      </main>
      {help && (
        <Modal title={judges ? annotating.howToJudge : annotating.howToMark} onClose={() => setHelp(false)}>
          {room.instructions !== '' && <p className="instructions">{room.instructions}</p>}
          {judges ? <KeyTable keys={questions.keys} /> : <KeyHelp />}
        </Modal>
      )}
      {network === 'signed-out' && <LinkChanged current={link} room="annotate" />}
    </>
  );
}

interface OpenEssayProps extends AnnotatingDeskProps {
  readonly essay: string;
  readonly onState: (state: 'open' | 'done', marks: number) => void;
}

function OpenEssay({ link, essay, room, outbox, onState }: OpenEssayProps): ReactElement {
  const { data: stored, error } = useEssay(link, essay, outbox);
  const { annotating } = words();
  if (stored !== undefined) {
    const { name, title, paragraphs } = stored.essay;
    const isDone = room.essays.some((row) => row.id === essay && row.state === 'done');
    const hasTitle = paragraphs.some(({ kind }) => kind === 'title');
    return (
      <>
        <h1 className={hasTitle ? 'unseen' : undefined}>
          <bdi>{title ?? name}</bdi>
        </h1>
        {/* Nothing is marked in an essay that is done. */}
        <p id="essay-keys" className="quiet" hidden={isDone}>
          <span className="for-keys">{annotating.byKeys}</span>
          <span className="for-fingers">{annotating.byFingers}</span>
        </p>
        <SheetPage room={room} stored={stored} outbox={outbox} onState={onState} />
      </>
    );
  }
  return (
    <>
      <h1>{annotating.essay}</h1>
      {error === undefined ? <Waiting>{annotating.openingEssay}</Waiting> : <ProblemNote error={error} />}
    </>
  );
}

function OwnComparison({ link, language }: { readonly link: string; readonly language: string }): ReactElement {
  const { data, error } = useQuery('/annotating/comparison', { key: link });
  return (
    <>
      <h1>{words().annotating.comparison}</h1>
      {error !== undefined && <ProblemNote error={error} />}
      {data !== undefined && <ComparisonView comparison={data} language={language} />}
    </>
  );
}
