import type { TaskSettings } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../../language/words.js';
import { Check } from '../../shell/choices.js';
import type { Draft } from './use-draft.js';

const WAYS: readonly TaskSettings['ranked'][] = ['latest', 'best', 'chosen'];

/** Which of a team's submissions is on the leaderboard. */
export function RankedSection({ draft }: { readonly draft: Draft }): ReactElement {
  const { ranked } = words().tasks;
  return (
    <section aria-labelledby="ranked">
      <h2 id="ranked">{ranked.title}</h2>
      <fieldset className="options">
        <legend className="unseen">{ranked.legend}</legend>
        {WAYS.map((way) => (
          <Check
            key={way}
            type="radio"
            name="ranked"
            value={draft.value.ranked === way}
            onChange={() => draft.change({ ranked: way })}
          >
            {ranked[way]}
          </Check>
        ))}
      </fieldset>
    </section>
  );
}
