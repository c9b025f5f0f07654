import type { JudgingRoom } from '@stet/server';
import type { ReactElement } from 'react';
import { Instructions } from './instructions.js';
import { protocolFor } from './protocols/protocols.js';
import { usePreferences } from './preferences.js';

interface WelcomeProps {
  readonly room: JudgingRoom;
  readonly onBegin: () => void;
}

/** The first page that a judge sees. */
export function Welcome({ room: { campaign, judge, progress }, onBegin }: WelcomeProps): ReactElement {
  const [preferences, changePreferences] = usePreferences();
  const { practiceLeft } = progress;
  const practice =
    practiceLeft === 1 ? 'a practice item, which does not count' : `${practiceLeft} practice items, which do not count`;
  return (
    <main id="main" className="desk welcome">
      <p className="kind">Judging room</p>
      <h1>
        <bdi>{campaign.name}</bdi>
      </h1>
      <p>
        Welcome, <bdi>{judge.name}</bdi>. You will see sentences that learners wrote, each with several corrections.{' '}
        {protocolFor(campaign.protocol).request} Nobody sees who made which.
      </p>
      <Instructions campaign={campaign} preferences={preferences} onPreferences={changePreferences} />
      <p>
        Stop whenever you like: your answers are kept, and this link brings you back.
        {practiceLeft > 0 && ` You begin with ${practice}.`}
      </p>
      <button type="button" className="main" onClick={onBegin}>
        {practiceLeft > 0 ? 'Begin practice' : 'Begin'}
      </button>
    </main>
  );
}
