import type { Campaign, Crowd, CrowdLink, Judge } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
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
export function CrowdSection({ campaign, crowd, judges = [] }: CrowdSectionProps): ReactElement {
  const [made, setMade] = useState<CrowdLink>();
  const param = { campaign: campaign.id };
  const make = async (): Promise<void> => setMade(await api.post(LINK, { param }));
  const making = useAction(make);
  const participants = judges.filter(({ participant }) => participant !== null);
  const finished = participants.filter(({ finishedAt }) => finishedAt !== null);
  return (
    <section aria-labelledby="participants">
      <h2 id="participants">Participants</h2>
      <p role="status">
        {participants.length} of at most {crowd.limit} have begun, {finished.length} have finished.{' '}
        {campaign.crowdOpen
          ? 'The link works: whoever has it may take part while the campaign runs.'
          : 'There is no link: nobody new can take part.'}
      </p>
      {making.error !== undefined && <ProblemNote error={making.error} />}
      {made !== undefined && (
        <CopyLink
          key={made.link}
          link={made.link + placeholderOf(crowd)}
          title="The link for participants"
          note="The id of each participant comes at the end. Copy it now: it cannot be shown again. If it is lost, make a new one, which ends this one."
        />
      )}
      <div className="actions">
        {campaign.crowdOpen ? (
          <>
            <AskButton
              title="Replace the link for participants?"
              question="The link that works now stops working at once, wherever it was published. Participants who have begun go on, and come back by the new link."
              confirm="Make a new link"
              onConfirm={make}
            >
              Make a new link …
            </AskButton>
            <AskButton
              className="quiet"
              title="Close the link for participants?"
              question="The link stops working at once, and nobody new can take part until you make a new one. Participants who have begun go on where they are."
              confirm="Close it"
              onConfirm={async () => {
                await api.delete(LINK, { param });
                setMade(undefined);
              }}
            >
              Close the link …
            </AskButton>
          </>
        ) : (
          <button type="button" disabled={making.busy} onClick={making.on()}>
            Make the link
          </button>
        )}
        {participants.length > 0 && (
          <a className="button" href={api.href('/campaigns/:campaign/crowd/participants', { param })} download>
            Download the list (CSV)
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
