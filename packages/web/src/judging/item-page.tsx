import type { Assignment, Protocol, SkipReason } from '@stet/server';
import { useEffect, useReducer, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { words } from '../language/words.js';
import { findDraft, keepDraft } from './drafts.js';
import { ItemFoot } from './item-foot.js';
import { emptyDraft, openItem, reduceItem, type Draft } from './item-state.js';
import type { Preferences } from './preferences.js';
import { protocolFor } from './protocols/protocols.js';
import { startStopwatch, type Stopwatch } from './stopwatch.js';
import type { Answering } from './use-judging.js';
import { useItemKeys } from './use-item-keys.js';

interface ItemPageProps {
  readonly item: Assignment;
  readonly protocol: Protocol;
  readonly language: string;
  readonly preferences: Preferences;
  readonly onPreferences: (change: Partial<Preferences>) => void;
  readonly onAnswer: (draft: Draft, answering: Answering) => void;
  /** Goes on without a new answer. */
  readonly onForward: () => void;
  readonly onBack: (() => void) | undefined;
  /** Notes between the source and the outputs, such as help while practising. */
  readonly children?: ReactNode;
  readonly saveLabel: string;
  /** The item has just been answered and is being reviewed: saving moves on. */
  readonly done?: boolean;
}

/** A key pressed this soon after an item appears was meant for the previous one. */
const TOO_SOON_MS = 300;

/** An item on the desk, with its draft, its stopwatch and its keys. */
export function ItemPage(props: ItemPageProps): ReactElement {
  const {
    item,
    protocol: settings,
    language,
    preferences,
    onPreferences,
    onAnswer,
    onForward,
    onBack,
    children,
    saveLabel,
  } = props;
  const { done = false } = props;
  const { judging } = words();
  const protocol = protocolFor(settings);
  const [kept] = useState(() => findDraft(localStorage, item));
  const [state, dispatch] = useReducer(reduceItem, kept ?? answeredDraft(item, settings), openItem);
  const [isAsked, setAsked] = useState(false);
  const stopwatch = useRef<Stopwatch>(undefined);
  const opened = useRef(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const watch = startStopwatch(kept?.spentMs ?? 0);
    stopwatch.current = watch;
    opened.current = performance.now();
    heading.current?.focus();
    scrollTo(0, 0);
    return () => watch.stop();
  }, [kept]);
  const { draft } = state;
  useEffect(() => {
    if (isSameDraft(draft, answeredDraft(item, settings))) return;
    const spentMs = stopwatch.current?.ms() ?? 0;
    keepDraft(localStorage, item.id, { ...draft, revision: item.revision, spentMs });
  }, [draft, item, settings]);

  const ranks = protocol.ranksOf(draft, settings);
  const isTooSoon = (): boolean => performance.now() - opened.current < TOO_SOON_MS;
  const spentMs = (): number => stopwatch.current?.ms() ?? 0;
  const save = (): void => {
    if (isTooSoon()) return;
    const isAsBefore = item.answer?.ranks != null && isSameDraft(draft, answeredDraft(item, settings));
    if (done || isAsBefore) {
      onForward();
    } else if (ranks !== undefined) {
      onAnswer(draft, { ranks, spentMs: spentMs() });
    } else {
      setAsked(true);
      dispatch({ type: 'visit', output: protocol.gapOf(draft, settings).output });
    }
  };
  const skip = (reason: SkipReason): void => {
    onAnswer(draft, { ranks: undefined, skip: reason, spentMs: spentMs() });
  };
  useItemKeys(preferences.keys, protocol, state, (command) => {
    if (command.type === 'save') save();
    else if (command.type === 'back') onBack?.();
    else if (command.type === 'marks') onPreferences({ marks: !preferences.marks });
    else dispatch(command);
  });
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="item-number">
        {judging.itemName(item)}
        {item.answer?.skip != null && <span className="state"> {judging.skipped}</span>}
        {item.answer?.ranks != null && <span className="state"> {protocol.answered}</span>}
      </h1>
      {children}
      <protocol.View
        item={item}
        settings={settings}
        state={state}
        dispatch={dispatch}
        marks={preferences.marks}
        language={language}
        foot={
          <>
            <p className="missing" role="alert">
              {isAsked && ranks === undefined && protocol.gapOf(draft, settings).words}
            </p>
            <ItemFoot
              state={state}
              dispatch={dispatch}
              onBack={onBack}
              onSave={save}
              onSkip={item.practice ? undefined : skip}
              saveLabel={saveLabel}
            />
          </>
        }
      />
    </>
  );
}

function answeredDraft(item: Assignment, settings: Protocol): Draft {
  const { answer, outputs } = item;
  const empty = emptyDraft(outputs.length, protocolFor(settings).emptyDetails(item, settings));
  if (answer === null) return empty;
  const { ranks, details, flagged, comment } = answer;
  return { ranks: ranks ?? empty.ranks, details: details ?? empty.details, flagged, comment };
}

function isSameDraft(left: Draft, right: Draft): boolean {
  return (
    JSON.stringify([left.ranks, left.details, left.flagged, left.comment]) ===
    JSON.stringify([right.ranks, right.details, right.flagged, right.comment])
  );
}
