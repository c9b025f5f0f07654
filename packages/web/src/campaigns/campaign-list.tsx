import { counted } from '@stet/core/internal';
import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useQuery } from '../api/use-query.js';
import { doneOf } from '../shell/done-of.js';
import { LinkedItem } from '../shell/linked-item.js';
import { Loaded } from '../shell/loaded.js';
import { STATE_WORDS, nextStep } from './states.js';

/** All campaigns, and what to do next with each. */
export function CampaignList(): ReactElement {
  const campaigns = useQuery('/campaigns', { query: { limit: 200 } });
  return (
    <section aria-labelledby="campaigns">
      <div className="title-row">
        <h2 id="campaigns">Campaigns</h2>
        <Link href="/campaigns/new" className="button">
          New campaign
        </Link>
      </div>
      <Loaded query={campaigns} what="the campaigns">
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="empty">
              A campaign asks people to rank the outputs of systems, sentence by sentence, and turns their judgments
              into a ranking of the systems. It needs a source text and the outputs of at least two systems, one
              sentence per line.
            </p>
          ) : (
            <ul className="campaigns">
              {rows.map((campaign) => (
                <CampaignRow key={campaign.id} campaign={campaign} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function CampaignRow({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const { id, name, state, systems, sentences, judges, judged, wanted } = campaign;
  return (
    <LinkedItem href={`/campaigns/${id}`} name={name}>
      <p className="facts">
        <span className={`state ${state}`}>{STATE_WORDS[state]}</span>
        <span>{counted(systems.length, 'system')}</span>
        <span>{counted(sentences, 'sentence')}</span>
        <span>{counted(judges, 'judge')}</span>
        {wanted > 0 && <span>{doneOf(judged, wanted, 'judgments')}</span>}
      </p>
      {wanted > 0 && state !== 'draft' && (
        <progress value={Math.min(judged, wanted)} max={wanted} aria-label={`Progress of ${name}`} />
      )}
      <p className="next">{nextStep(campaign)}</p>
    </LinkedItem>
  );
}
