import type { Campaign, Crowd, CrowdLink, Judge } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { words } from '../language/words.js';
import { AskButton } from '../shell/ask-button.js';
import { CopyLink } from '../shell/copy-link.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';

const LINK = '/campaigns/:campaign/crowd/link';

interface CrowdSectionProps {
  readonly campaign: Campaign;
  readonly crowd: Crowd;
  /** Absent until they are fetched. */
  readonly judges: readonly Judge[] | undefined;
}

/** The link by which participants come, how many came, and the list to pay them by. */
export function CrowdSection({ campaign, crowd: settings, judges = [] }: CrowdSectionProps): ReactElement {
  const { crowd } = words();
  const [made, setMade] = useState<CrowdLink>();
  const param = { campaign: campaign.id };
  const make = async (): Promise<void> => setMade(await api.post(LINK, { param }));
  const making = useAction(make);
  const participants = judges.filter(({ participant }) => participant !== null);
  const finished = participants.filter(({ finishedAt }) => finishedAt !== null);
  return (
    <section aria-labelledby="participants">
      <h2 id="participants">{crowd.participants}</h2>
      <p role="status">
        {crowd.begunAndFinished(participants.length, settings.limit, finished.length, campaign.crowdOpen)}
      </p>
      {making.error !== undefined && <ProblemNote error={making.error} />}
      {made !== undefined && (
        <CopyLink key={made.link} link={made.link + placeholderOf(settings)} title={crowd.link} note={crowd.linkNote} />
      )}
      <div className="actions">
        {campaign.crowdOpen ? (
          <>
            <AskButton title={crowd.replace} question={crowd.replaceQuestion} confirm={crowd.makeNew} onConfirm={make}>
              {crowd.makeNewAsk}
            </AskButton>
            <AskButton
              className="quiet"
              title={crowd.close}
              question={crowd.closeQuestion}
              confirm={crowd.closeIt}
              onConfirm={async () => {
                await api.delete(LINK, { param });
                setMade(undefined);
              }}
            >
              {crowd.closeAsk}
            </AskButton>
          </>
        ) : (
          <button type="button" disabled={making.busy} onClick={making.on()}>
            {crowd.make}
          </button>
        )}
        {participants.length > 0 && (
          <a className="button" href={api.href('/campaigns/:campaign/crowd/participants', { param })} download>
            {crowd.downloadList}
          </a>
        )}
      </div>
    </section>
  );
}

/** Prolific puts the id where its placeholder stands; other services add it themselves, or have placeholders of their own. */
function placeholderOf({ parameter }: Crowd): string {
  return parameter === 'PROLIFIC_PID' ? '{{%PROLIFIC_PID%}}' : '';
}
