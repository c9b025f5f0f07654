import { useEffect, useRef, type Dispatch, type ReactElement, type RefObject } from 'react';
import { DragRanks } from './drag-ranks.js';
import type { ItemAction, ItemState } from './item-state.js';
import { LetterChip } from './letter-chip.js';
import { MarkedSentence } from './marked-sentence.js';
import { RankButtons } from './rank-buttons.js';
import { RankStrip } from './rank-strip.js';
import { letterOf } from './ranks.js';

/** What a judge sees of an item. */
export interface ShownItem {
  readonly source: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly outputs: readonly string[];
}

interface ItemViewProps {
  readonly item: ShownItem;
  readonly state: ItemState;
  readonly dispatch: Dispatch<ItemAction>;
  readonly marks: boolean;
  /** The language of the sentences; empty if it is not set. */
  readonly language: string;
  /** Shown beside the ranking so far, at the foot of the page. */
  readonly foot: ReactElement;
}

/** An item: the source in its context, and the outputs to rank, without naming the systems. */
export function ItemView({ item, state, dispatch, marks, language, foot }: ItemViewProps): ReactElement {
  const list = useRef<HTMLOListElement>(null);
  const { ranks } = state.draft;
  useFocusFollows(list, state);
  const sentence = { lang: language, dir: 'auto' } as const;
  return (
    <DragRanks onRank={(output, rank) => dispatch({ type: 'rank', output, rank })}>
      <section className="source" aria-label="Source">
        {item.before !== null && (
          <p className="context" {...sentence}>
            {item.before}
          </p>
        )}
        <p className="sentence" {...sentence}>
          <b>{item.source}</b>
        </p>
        {item.after !== null && (
          <p className="context" {...sentence}>
            {item.after}
          </p>
        )}
      </section>
      <ol className="outputs" ref={list} aria-label="Outputs to rank">
        {item.outputs.map((output, at) => (
          <li
            key={at}
            className={at === state.focused ? 'output current' : 'output'}
            onFocus={() => dispatch({ type: 'focus', output: at })}
            onClick={() => dispatch({ type: 'focus', output: at })}
          >
            <span className="letter">
              <span className="unseen">Output {letterOf(at)}</span>
              <span aria-hidden="true">
                <LetterChip output={at} container="card" />
              </span>
            </span>
            <p className="sentence" {...sentence}>
              <MarkedSentence source={item.source} output={output} marks={marks} />
            </p>
            <RankButtons
              output={at}
              count={item.outputs.length}
              rank={ranks[at]}
              onRank={(rank) => dispatch({ type: 'rank', output: at, rank })}
            />
          </li>
        ))}
      </ol>
      <div className="foot">
        <RankStrip ranks={ranks} />
        {foot}
      </div>
    </DragRanks>
  );
}

/** Moves the DOM focus to the output that keys lead to, unless a control outside the list has it. */
function useFocusFollows(list: RefObject<HTMLOListElement | null>, { focused, visits }: ItemState): void {
  const lastVisits = useRef(visits);
  useEffect(() => {
    if (lastVisits.current === visits) return;
    lastVisits.current = visits;
    const output = list.current?.children[focused];
    const isInside = list.current?.contains(document.activeElement) === true;
    if (output !== undefined && (isInside || !isBusy(document.activeElement))) focusRanks(output);
  }, [list, focused, visits]);
}

function isBusy(element: Element | null): boolean {
  return element?.matches('a, button, input, select, summary, textarea') ?? false;
}

/** Focuses the radio button of an output's rank, or else the first one. */
function focusRanks(output: Element): void {
  const radio = output.querySelector<HTMLInputElement>('input:checked') ?? output.querySelector('input');
  radio?.focus({ preventScroll: true });
  output.scrollIntoView({ block: 'nearest' });
}
