import { isNarrow } from '@stet/core/internal';
import { useMemo, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { ExplorerControls, toggleOutcome } from './explorer-controls.js';
import { keyAction, type KeyAction } from './explorer-keys.js';
import type { SentenceExplorerProps } from './explorer-props.js';
import { FIRST_VIEW, filterOf, shownSystems } from './explorer-state.js';
import { ExplorerStatus } from './explorer-status.js';
import { SentenceList } from './sentence-list.js';
import { numberOf, useSentences } from './use-sentences.js';
import { useSurvey } from './use-survey.js';
import { shownSlots } from './view.js';

/**
 * Every sentence with the edits that a system matched, missed and made without need; two systems side by side. Its
 * whole view is the `state`, which `explorerQuery` turns into a link.
 */
export function SentenceExplorer(props: SentenceExplorerProps): ReactElement {
  const { id, systems, data, state, onState, renderAction, language } = props;
  const names = JSON.stringify(shownSystems(state, systems));
  const shown = useMemo(() => JSON.parse(names) as string[], [names]);
  const { slots, failed, want, retry } = useSentences(data, shown);
  const { search, types, outcomes, differ } = state;
  const filter = useMemo(
    () => filterOf({ search, types, outcomes, differ }, shown),
    [search, types, outcomes, differ, shown],
  );
  const survey = useSurvey(data, filter);
  const narrow = isNarrow(filter);
  const found = narrow ? survey.sentences : undefined;
  const numbers = narrow ? (found ?? survey.earlier) : undefined;
  const listed = useMemo(() => shownSlots(slots, numbers, shown), [slots, numbers, shown]);
  const root = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const jumpField = useRef<HTMLInputElement>(null);
  /** The sentence to scroll to, and whether to move the keyboard focus there. */
  const wanted = useRef<{ readonly sentence: number; readonly focus: boolean } | null>(null);

  const go = (sentence: number): void => {
    wanted.current = { sentence, focus: true };
    onState({ ...state, sentence });
  };

  const act = (action: KeyAction): void => {
    if ('go' in action) {
      const target = neighbour(listed.map(numberOf), state.sentence, action.go);
      if (target !== undefined) go(target);
    } else if ('focus' in action) (action.focus === 'search' ? searchField : jumpField).current?.select();
    else if ('close' in action) onState({ ...state, sentence: null });
    else if (action.toggle !== 'differ') onState(toggleOutcome(state, action.toggle));
    else if (shown.length > 1) onState({ ...state, differ: !state.differ });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const action = keyAction(event);
    if (action === undefined || event.defaultPrevented) return;
    if (isField(event.target)) {
      if (event.key !== 'Escape') return;
      root.current?.querySelector<HTMLElement>('.sentences')?.focus({ preventScroll: true });
    } else act(action);
    event.preventDefault();
  };

  return (
    <div className="stet-explorer" id={id} ref={root} onKeyDown={onKeyDown}>
      <ExplorerControls
        systems={systems}
        shown={shown}
        survey={survey}
        state={state}
        onState={onState}
        last={numberOf(slots.at(-1) ?? 0)}
        onJump={go}
        search={searchField}
        jump={jumpField}
      />
      <ExplorerStatus
        total={slots.length}
        found={found?.length}
        failed={failed || survey.failed}
        hidden={state.sentence !== null && found?.includes(state.sentence) === false ? state.sentence : null}
        narrow={narrow}
        onRetry={() => {
          if (failed) retry();
          if (survey.failed) survey.retry();
        }}
        onReset={() => onState({ ...FIRST_VIEW, systems: state.systems, sentence: state.sentence })}
      />
      <SentenceList
        slots={listed}
        busy={narrow && found === undefined}
        state={state}
        wanted={wanted}
        onWant={want}
        onOpen={(sentence) => onState({ ...state, sentence: state.sentence === sentence ? null : sentence })}
        renderAction={renderAction}
        language={language}
      />
    </div>
  );
}

function neighbour(
  numbers: readonly number[],
  current: number | null,
  direction: 'next' | 'previous' | 'first' | 'last',
): number | undefined {
  if (direction === 'first' || (current === null && direction === 'next')) return numbers.at(0);
  if (direction === 'last') return numbers.at(-1);
  if (current === null) return undefined;
  // The current sentence may be hidden by the filter; its neighbours are not.
  return direction === 'next'
    ? numbers.find((number) => number > current)
    : numbers.findLast((number) => number < current);
}

function isField(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('select, input:not([type="checkbox"])');
}
