import { useCallback, type ReactElement } from 'react';
import type { Campaign, CampaignState as State } from '../api/types.js';
import { ProblemNote } from '../shell/problem-note.js';
import { organise } from '../shell/session.js';
import { useAction } from '../shell/use-action.js';
import { STATE_WORDS, nextStep } from './states.js';

interface CampaignStateProps {
  readonly campaign: Campaign;
  readonly onChange: () => void;
}

/** What can be done with a campaign in each state. */
const CHANGES: Readonly<Record<State, readonly (readonly [to: State, words: string])[]>> = {
  draft: [['running', 'Start']],
  running: [
    ['paused', 'Pause'],
    ['closed', 'Close'],
  ],
  paused: [
    ['running', 'Go on'],
    ['closed', 'Close'],
  ],
  closed: [['running', 'Open again']],
};

/** The state of a campaign, the next step, and the buttons that change it. */
export function CampaignState({ campaign, onChange }: CampaignStateProps): ReactElement {
  const { id, state, items } = campaign;
  const { run, busy, error } = useAction(
    useCallback(
      async (to: State) => {
        await organise(`/campaigns/${id}/state`, { method: 'PUT', body: { state: to } });
        onChange();
      },
      [id, onChange],
    ),
  );
  return (
    <>
      <div className="state-row">
        <p role="status">
          <span className={`state ${state}`}>{STATE_WORDS[state]}</span> {nextStep(campaign)}
        </p>
        <div className="actions">
          {CHANGES[state].map(([to, words]) => (
            <button
              key={to}
              type="button"
              className={to === 'running' && state !== 'closed' ? 'main' : undefined}
              disabled={busy || (state === 'draft' && items === 0)}
              onClick={() => {
                run(to);
              }}
            >
              {words}
            </button>
          ))}
        </div>
      </div>
      {error !== undefined && <ProblemNote error={error} />}
    </>
  );
}
