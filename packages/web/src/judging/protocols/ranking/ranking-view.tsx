import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import { DragRanks } from '../../drag-ranks.js';
import type { ItemState } from '../../item-state.js';
import { LetterChip } from '../../letter-chip.js';
import { MarkedSentence } from '../../marked-sentence.js';
import { RankButtons } from '../../rank-buttons.js';
import { RankStrip } from '../../rank-strip.js';
import { letterOf } from '../../ranks.js';
import { SourceSection } from '../../source-section.js';
import type { ProtocolViewProps } from '../judging-protocol.js';

/** The source in its context, and the outputs to rank, without naming the systems. */
export function RankingView({ item, state, dispatch, marks, language, foot }: ProtocolViewProps): ReactElement {
  const list = useRef<HTMLOListElement>(null);
  const { ranks } = state.draft;
  useFocusFollows(list, state);
  const sentence = { lang: language, dir: 'auto' } as const;
  return (
    <DragRanks onRank={(output, rank) => dispatch({ type: 'rank', output, rank })}>
      <SourceSection item={item} language={language} />
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
