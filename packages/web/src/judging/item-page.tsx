import type { Assignment, SkipReason } from '@stet/server';
import { useEffect, useReducer, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { findDraft, keepDraft } from './drafts.js';
import { ItemFoot } from './item-foot.js';
import { itemName } from './item-name.js';
import { emptyDraft, openItem, reduceItem, type Draft } from './item-state.js';
import { ItemView } from './item-view.js';
import type { Preferences } from './preferences.js';
import { isComplete, letterOf, outputsAt, type Ranks } from './ranks.js';
import { startStopwatch, type Stopwatch } from './stopwatch.js';
import type { Answering } from './use-judging.js';
import { useItemKeys } from './use-item-keys.js';

interface ItemPageProps {
  readonly item: Assignment;
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
  const { item, language, preferences, onPreferences, onAnswer, onForward, onBack, children, saveLabel } = props;
  const { done = false } = props;
  const [kept] = useState(() => findDraft(localStorage, item));
  const [state, dispatch] = useReducer(reduceItem, kept ?? answeredDraft(item), openItem);
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
    if (isSameDraft(draft, answeredDraft(item))) return;
    const spentMs = stopwatch.current?.ms() ?? 0;
    keepDraft(localStorage, item.id, { ...draft, revision: item.revision, spentMs });
  }, [draft, item]);

  const isTooSoon = (): boolean => performance.now() - opened.current < TOO_SOON_MS;
  const spentMs = (): number => stopwatch.current?.ms() ?? 0;
  const save = (): void => {
    if (isTooSoon()) return;
    if (done || (item.answer !== null && isSameDraft(draft, answeredDraft(item)) && item.answer.ranks !== null)) {
      onForward();
    } else if (isComplete(draft.ranks)) {
      onAnswer(draft, { spentMs: spentMs() });
    } else {
      setAsked(true);
      dispatch({ type: 'visit', output: outputsAt(draft.ranks, null)[0] });
    }
  };
  const skip = (reason: SkipReason): void => {
    onAnswer(draft, { skip: reason, spentMs: spentMs() });
  };
  useItemKeys(preferences.keys, (command) => {
    if (command.type === 'save') save();
    else if (command.type === 'back') onBack?.();
    else if (command.type === 'marks') onPreferences({ marks: !preferences.marks });
    else dispatch(command);
  });
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="item-number">
        {itemName(item)}
        {item.answer?.skip != null && <span className="state"> skipped</span>}
        {item.answer?.ranks != null && <span className="state"> ranked</span>}
      </h1>
      {children}
      <ItemView
        item={item}
        state={state}
        dispatch={dispatch}
        marks={preferences.marks}
        language={language}
        foot={
          <>
            <p className="missing" role="alert">
              {isAsked && !isComplete(draft.ranks) && askForRanks(draft.ranks)}
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

function askForRanks(ranks: Ranks): string {
  return `Rank ${outputsAt(ranks, null).map(letterOf).join(', ')} first.`;
}

function answeredDraft({ answer, outputs }: Assignment): Draft {
  if (answer === null) return emptyDraft(outputs.length);
  const { ranks, flagged, comment } = answer;
  return { ranks: ranks ?? outputs.map(() => null), flagged, comment };
}

function isSameDraft(left: Draft, right: Draft): boolean {
  return (
    JSON.stringify([left.ranks, left.flagged, left.comment]) ===
    JSON.stringify([right.ranks, right.flagged, right.comment])
  );
}
