import { OUTCOMES, type Outcome } from '@stet/core/internal';
import { useId, type ReactElement, type RefObject } from 'react';
import { chartWords } from '../language/chart-words.js';
import type { ExplorerState } from './explorer-state.js';
import { JumpField } from './jump-field.js';
import { SIGNS } from './mark-words.js';
import { SystemFields } from './system-fields.js';
import { TypeField } from './type-field.js';
import { tally } from './tally.js';
import type { Survey } from './use-survey.js';

interface ExplorerControlsProps {
  readonly systems: readonly string[];
  readonly shown: readonly string[];
  /** The number of the last sentence. */
  readonly last: number;
  readonly survey: Survey;
  readonly state: ExplorerState;
  readonly onState: (state: ExplorerState) => void;
  readonly onJump: (sentence: number) => void;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly jump: RefObject<HTMLInputElement | null>;
}

/** Which systems and which sentences to show. */
export function ExplorerControls(props: ExplorerControlsProps): ReactElement {
  const { systems, shown, last, survey, state, onState, onJump, search, jump } = props;
  const searchId = useId();
  const words = chartWords().explorer;
  return (
    <div className="controls">
      <div className="fields">
        <SystemFields systems={systems} shown={shown} onSystems={(chosen) => onState({ ...state, systems: chosen })} />
        <div className="field wide">
          <label htmlFor={searchId}>{words.search}</label>
          <input
            ref={search}
            id={searchId}
            type="search"
            dir="auto"
            placeholder={words.searchHint}
            value={state.search}
            onChange={({ target }) => onState({ ...state, search: target.value })}
          />
        </div>
        <JumpField last={last} onJump={onJump} input={jump} />
      </div>
      <fieldset className="outcomes">
        <legend>{words.onlyWith}</legend>
        {OUTCOMES.filter((outcome) => isOffered(outcome, state, survey)).map((outcome) => (
          <label key={outcome} className={`choice ${outcome}`}>
            <input
              type="checkbox"
              checked={state.outcomes.includes(outcome)}
              onChange={() => onState(toggleOutcome(state, outcome))}
            />{' '}
            {outcome in SIGNS && <span aria-hidden="true">{SIGNS[outcome as keyof typeof SIGNS]} </span>}
            {words.outcomes[outcome]} <span className="tally">{tally(survey.outcomes?.[outcome])}</span>
          </label>
        ))}
        {shown.length > 1 && (
          <label className="choice">
            <input
              type="checkbox"
              checked={state.differ}
              onChange={() => onState({ ...state, differ: !state.differ })}
            />{' '}
            {words.different}
          </label>
        )}
      </fieldset>
      <div className="more">
        <TypeField
          system={shown[0]}
          types={survey.types}
          chosen={state.types}
          onTypes={(types) => onState({ ...state, types })}
        />
        <details className="keys">
          <summary>{words.keys}</summary>
          <dl>
            {words.keyHelp(OUTCOMES.length).map(([keys, does]) => (
              <div key={keys}>
                <dt>{keys}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </div>
  );
}

/** Most metrics know no wrong edits; the choice is there where some are. */
function isOffered(outcome: Outcome, { outcomes }: ExplorerState, survey: Survey): boolean {
  return outcome !== 'wrong' || outcomes.includes(outcome) || (survey.outcomes?.wrong ?? 0) > 0;
}

export function toggleOutcome(state: ExplorerState, outcome: Outcome): ExplorerState {
  const outcomes = OUTCOMES.filter((candidate) => state.outcomes.includes(candidate) !== (candidate === outcome));
  return { ...state, outcomes };
}
