import { counted } from '@stet/core/internal';
import type { CrowdRoom } from '@stet/server';
import type { ReactElement } from 'react';
import { Instructions } from '../judging/instructions.js';
import { protocolFor } from '../judging/protocols/protocols.js';
import { usePreferences } from '../judging/preferences.js';
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
  return (
    <>
      <p className="kind">Study</p>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      <section aria-labelledby="task">
        <h2 id="task">What you do</h2>
        <p>
          You see {counted(itemsEach, 'sentence')} that learners wrote, each with several corrections
          {practice > 0 && `, after ${counted(practice, 'practice item')}`}. {protocolFor(protocol).request} A few may
          come twice. You can stop at any time, and come back by the same link.
        </p>
        <Instructions campaign={room} preferences={preferences} onPreferences={changePreferences} />
      </section>
      <section aria-labelledby="consent">
        <h2 id="consent">What you agree to</h2>
        {consent !== '' && (
          <div className="instructions" dir="auto">
            {consent}
          </div>
        )}
        <p>
          Your answers are stored with the time they took, and with your participant id, <bdi>{participant}</bdi>.
          Nothing else about you is stored: no name, no address, nothing about your device.
        </p>
      </section>
      {error !== undefined && <ProblemNote error={error} />}
      <p>
        <button type="button" className="main" disabled={busy} onClick={on(participant)}>
          I agree, begin
        </button>
      </p>
    </>
  );
}
