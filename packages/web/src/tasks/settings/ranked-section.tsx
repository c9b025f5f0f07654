import type { TaskSettings } from '@stet/server';
import type { ReactElement } from 'react';
import { Check } from '../../shell/choices.js';
import type { Draft } from './use-draft.js';

const WAYS: Readonly<Record<TaskSettings['ranked'], string>> = {
  latest: 'The latest one',
  best: 'The best one: favours teams that hand in often',
  chosen: 'The one that the team chooses; the latest without a choice',
};

/** Which of a team's submissions is on the leaderboard. */
export function RankedSection({ draft }: { readonly draft: Draft }): ReactElement {
  return (
    <section aria-labelledby="ranked">
      <h2 id="ranked">The submission that counts</h2>
      <fieldset className="options">
        <legend className="unseen">Which submission of a team is ranked</legend>
        {(Object.keys(WAYS) as TaskSettings['ranked'][]).map((way) => (
          <Check
            key={way}
            type="radio"
            name="ranked"
            value={draft.value.ranked === way}
            onChange={() => draft.change({ ranked: way })}
          >
            {WAYS[way]}
          </Check>
        ))}
      </fieldset>
    </section>
  );
}
