import type { Assignment, JudgingRoom } from '@stet/server';
import { useEffect, useSyncExternalStore, type ReactElement } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { words } from '../language/words.js';
import { LinkChanged } from '../shell/new-link.js';
import { ProblemNote } from '../shell/problem-note.js';
import { ConflictNote } from './conflict-note.js';
import { DeskHead } from './desk-head.js';
import { dropDraft } from './drafts.js';
import { ItemPage } from './item-page.js';
import type { JudgingOutbox } from './judging-outbox.js';
import { NoItem } from './no-item.js';
import { protocolFor } from './protocols/protocols.js';
import { PracticeHelp, PracticeIsOver } from './practice-help.js';
import { usePreferences } from './preferences.js';
import { RefusalNote, TroubleElsewhere } from './trouble-notes.js';
import { useFind } from './use-find.js';
import { useJudging } from './use-judging.js';

interface DeskProps {
  /** The key in the judge's link. */
  readonly link: string;
  readonly room: JudgingRoom;
  readonly outbox: JudgingOutbox;
}

/** The judge's desk: the item named in the address, or the next one. */
export function Desk({ link, room, outbox }: DeskProps): ReactElement {
  const { state, dispatch, answer, find, signedOut } = useJudging(link, room, outbox);
  const { network } = useSyncExternalStore(outbox.subscribe, outbox.state);
  const [preferences, changePreferences] = usePreferences();
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  const number = Number(params.get('item') ?? 0);
  const item = state.items.get(number);
  const [first] = state.queue as [number?];
  const goTo = (to: number | undefined, replace = false): void => {
    navigate(to === undefined ? `/judge/${link}` : `/judge/${link}?item=${to}`, { replace });
  };
  useEffect(() => {
    if (number === 0 && first !== undefined) navigate(`/judge/${link}?item=${first}`, { replace: true });
  }, [number, first, link, navigate]);
  const lost = useFind(number, item === undefined, find);
  const last = Math.max(0, ...state.items.keys());
  const forward = (): void => {
    const queued = state.queue.find((candidate) => candidate !== number);
    goTo(number < last && !state.queue.includes(number) ? number + 1 : queued);
  };
  const conflict = item === undefined ? undefined : state.conflicts.get(item.number);
  const refusal = item === undefined ? undefined : state.refusals.get(item.number);
  const { judging } = words();
  return (
    <>
      <DeskHead
        room={room}
        progress={state.progress}
        outbox={outbox}
        preferences={preferences}
        onPreferences={changePreferences}
      />
      <main id="main" className="desk">
        <TroubleElsewhere state={state} current={number} onLook={goTo} />
        {item === undefined ? (
          number > 0 && lost !== undefined ? (
            <ProblemNote error={lost}>
              <button type="button" onClick={() => goTo(undefined, true)}>
                {judging.toNext}
              </button>
            </ProblemNote>
          ) : (
            <NoItem
              unsent={network === 'away' ? state.pending.size : 0}
              why={number > 0 || state.pending.size > 0 ? null : state.why}
              completion={number > 0 || state.pending.size > 0 ? null : state.completion}
              progress={state.progress}
              onBack={last === 0 ? undefined : () => goTo(last)}
            />
          )
        ) : (
          <ItemPage
            key={`${item.id} ${conflict === undefined ? item.revision : 'conflict'}`}
            item={item}
            protocol={room.campaign.protocol}
            language={room.campaign.language}
            preferences={preferences}
            onPreferences={changePreferences}
            onAnswer={(draft, answering) => {
              void answer(item, draft, answering);
              if (!item.practice) forward();
            }}
            onForward={forward}
            onBack={item.number > 1 ? () => goTo(item.number - 1) : undefined}
            saveLabel={item.practice && item.answer !== null ? judging.goOn : judging.saveAndGoOn}
            done={item.practice && item.answer !== null}
          >
            {item.practice && <PracticeHelp item={item} protocol={room.campaign.protocol} />}
            {isFirstAfterPractice(item) && <PracticeIsOver />}
            {refusal !== undefined && <RefusalNote problem={refusal} />}
            {conflict !== undefined && (
              <ConflictNote
                current={item}
                protocol={room.campaign.protocol}
                mine={conflict}
                onKeep={() => dispatch({ type: 'settled', number: item.number })}
                onReplace={() => {
                  dispatch({ type: 'settled', number: item.number });
                  dropDraft(localStorage, item.id);
                  const ranks = protocolFor(room.campaign.protocol).ranksOf(conflict, room.campaign.protocol);
                  void answer(item, conflict, { ranks, spentMs: 0 });
                }}
              />
            )}
          </ItemPage>
        )}
      </main>
      {(signedOut || network === 'signed-out') && <LinkChanged current={link} room="judge" />}
    </>
  );
}

function isFirstAfterPractice({ practice, countedNumber, number }: Assignment): boolean {
  return !practice && countedNumber === 1 && number > 1;
}
