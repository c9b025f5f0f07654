import type { Campaign, CampaignState as State } from '@stet/server';
import type { ReactElement } from 'react';
import { api } from '../api/api.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';
import { StartButton } from './start-button.js';
import { nextStep } from './states.js';
import type { Words } from '../language/catalogue.js';
import { words } from '../language/words.js';

/** Nothing becomes a draft again. */
type Change = Exclude<State, 'draft'>;

type ChangeName = keyof Words['campaigns']['change'];

/** What can be done with a campaign in each state. */
const CHANGES: Readonly<Record<State, readonly (readonly [to: Change, name: ChangeName])[]>> = {
  // Starting asks first.
  draft: [],
  running: [
    ['paused', 'pause'],
    ['closed', 'close'],
  ],
  paused: [
    ['running', 'resume'],
    ['closed', 'close'],
  ],
  closed: [['running', 'reopen']],
};

/** The state of a campaign, the next step, and the buttons that change it. */
export function CampaignState({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const { campaigns } = words();
  const { id, state } = campaign;
  const change = (to: Change): Promise<unknown> =>
    api.put('/campaigns/:campaign/state', { param: { campaign: id }, json: { state: to } });
  const { on, busy, error } = useAction(change);
  return (
    <>
      <div className="state-row">
        <p role="status">
          <span className={`state ${state}`}>{campaigns.states[state]}</span> {nextStep(campaign)}
        </p>
        <div className="actions">
          {state === 'draft' && <StartButton campaign={campaign} onStart={() => change('running')} />}
          {CHANGES[state].map(([to, name]) => (
            <button
              key={to}
              type="button"
              className={to === 'running' && state !== 'closed' ? 'main' : undefined}
              disabled={busy}
              onClick={on(to)}
            >
              {campaigns.change[name]}
            </button>
          ))}
        </div>
      </div>
      {error !== undefined && <ProblemNote error={error} />}
    </>
  );
}
