import type { JudgingRoom } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../language/words.js';
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
  const { judging } = words();
  return (
    <main id="main" className="desk welcome">
      <p className="kind">{judging.room}</p>
      <h1>
        <bdi>{campaign.name}</bdi>
      </h1>
      <p>{judging.welcome(<bdi>{judge.name}</bdi>, protocolFor(campaign.protocol).request)}</p>
      <Instructions campaign={campaign} preferences={preferences} onPreferences={changePreferences} />
      <p>{judging.stopWhenever(practiceLeft)}</p>
      <button type="button" className="main" onClick={onBegin}>
        {practiceLeft > 0 ? judging.beginPractice : judging.begin}
      </button>
    </main>
  );
}
