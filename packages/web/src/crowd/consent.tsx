import type { CrowdRoom } from '@stet/server';
import type { ReactElement } from 'react';
import { Instructions } from '../judging/instructions.js';
import { protocolFor } from '../judging/protocols/protocols.js';
import { usePreferences } from '../judging/preferences.js';
import { words } from '../language/words.js';
import { ProblemNote } from '../shell/problem-note.js';
import type { Action } from '../shell/use-action.js';

interface ConsentProps {
  readonly room: CrowdRoom;
  readonly participant: string;
  readonly joining: Action<[string]>;
}

/** What a participant agrees to, and what they are to do. */
export function Consent({ room, participant, joining }: ConsentProps): ReactElement {
  const [preferences, changePreferences] = usePreferences();
  const { name, protocol, consent, itemsEach, practice } = room;
  const { on, busy, error } = joining;
  const { crowd } = words();
  return (
    <>
      <p className="kind">{crowd.study}</p>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      <section aria-labelledby="task">
        <h2 id="task">{crowd.whatYouDo}</h2>
        <p>{crowd.work(itemsEach, practice, protocolFor(protocol).request)}</p>
        <Instructions campaign={room} preferences={preferences} onPreferences={changePreferences} />
      </section>
      <section aria-labelledby="consent">
        <h2 id="consent">{crowd.whatYouAgreeTo}</h2>
        {consent !== '' && (
          <div className="instructions" dir="auto">
            {consent}
          </div>
        )}
        <p>{crowd.stored(<bdi>{participant}</bdi>)}</p>
      </section>
      {error !== undefined && <ProblemNote error={error} />}
      <p>
        <button type="button" className="main" disabled={busy} onClick={on(participant)}>
          {crowd.agree}
        </button>
      </p>
    </>
  );
}
