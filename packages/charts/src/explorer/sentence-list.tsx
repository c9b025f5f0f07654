import { useEffect, useMemo, type MouseEvent, type ReactElement, type RefObject } from 'react';
import { chartWords } from '../language/chart-words.js';
import { ExploredRow } from './explored-row.js';
import type { RenderAction } from './explorer-props.js';
import { explorerQuery, type ExplorerState } from './explorer-state.js';
import { useHeldFocus } from './use-held-focus.js';
import { useHighlight } from './use-highlight.js';
import { numberOf, type Slot } from './use-sentences.js';
import { rowOf, useWindow } from './use-window.js';

interface SentenceListProps {
  readonly slots: readonly Slot[];
  /** True until the sentences that the filter finds are known. */
  readonly busy: boolean;
  readonly state: ExplorerState;
  /** The sentence to scroll to next. */
  readonly wanted: RefObject<{ readonly sentence: number; readonly focus: boolean } | null>;
  readonly onWant: (numbers: readonly number[]) => void;
  readonly onOpen: (sentence: number) => void;
  readonly renderAction: RenderAction | undefined;
  readonly language: string | undefined;
}

/** The list of sentences; only those near the screen are drawn. */
export function SentenceList(props: SentenceListProps): ReactElement {
  const { slots, busy, state, wanted, onWant, onOpen, renderAction, language } = props;
  const keys = useMemo(() => slots.map(numberOf), [slots]);
  const { list, from, to, before, after, reveal } = useWindow(keys);
  const drawn = slots.slice(from, to);
  useHighlight(list, state.search);
  useHeldFocus(list);

  useEffect(() => {
    const absent = drawn.filter((slot) => typeof slot === 'number');
    if (absent.length > 0) onWant(absent);
  });

  useEffect(() => {
    // A link to a sentence opens there.
    if (state.sentence !== null) wanted.current ??= { sentence: state.sentence, focus: false };
  }, [state.sentence, wanted]);

  useEffect(() => {
    if (wanted.current === null) return;
    const { sentence, focus } = wanted.current;
    const index = keys.indexOf(sentence);
    const row = list.current === null ? null : rowOf(list.current, sentence);
    reveal(index);
    // Rows far away are drawn once they are on the screen; then this effect runs again.
    if (index !== -1 && row === null) return;
    if (focus) row?.focus({ preventScroll: true });
    wanted.current = null;
  });

  // The Tab key reaches one row: the open one, or the first drawn if that is not drawn.
  const reached = drawn.map(numberOf).find((number) => number === state.sentence) ?? keys.at(from);

  const open = (sentence: number, { target }: MouseEvent): void => {
    // Selecting words to copy, or using an action, is not meant to open the sentence.
    const isSelecting = getSelection()?.isCollapsed === false;
    const isAction = target instanceof Element && target.closest('a, button, input, select, label, ul') !== null;
    if (!isSelecting && !isAction) onOpen(sentence);
  };

  const words = chartWords().explorer;
  const isEmpty = slots.length === 0 && !busy;
  return (
    <div
      ref={list}
      className="sentences"
      // A feed has to hold articles.
      role={isEmpty ? 'group' : 'feed'}
      aria-label={words.sentences}
      aria-busy={busy}
      tabIndex={-1}
      style={{ paddingBlockStart: before, paddingBlockEnd: after }}
    >
      {isEmpty && <p className="empty">{words.noMatch}</p>}
      {drawn.map((slot, at) => {
        const number = numberOf(slot);
        const isOpen = number === state.sentence;
        return (
          <article
            key={number}
            data-row={number}
            className={isOpen ? 'sentence open' : 'sentence'}
            aria-label={words.sentence(number)}
            aria-posinset={from + at + 1}
            aria-setsize={slots.length}
            aria-current={isOpen ? 'true' : undefined}
            tabIndex={number === reached ? 0 : -1}
            onClick={(event) => open(number, event)}
          >
            <a
              className="number"
              href={`?${explorerQuery({ ...state, sentence: number })}`}
              tabIndex={-1}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onOpen(number);
              }}
            >
              {number}
            </a>
            {typeof slot === 'number' ? (
              <p className="waiting">…</p>
            ) : (
              <ExploredRow sentence={slot} open={isOpen} renderAction={renderAction} language={language} />
            )}
          </article>
        );
      })}
    </div>
  );
}
