import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useQuery } from '../api/use-query.js';
import { doneOf } from '../shell/done-of.js';
import { LinkedItem } from '../shell/linked-item.js';
import { Loaded } from '../shell/loaded.js';
import { nextStep } from './states.js';
import { words } from '../language/words.js';

/** All campaigns, and what to do next with each. */
export function CampaignList(): ReactElement {
  const { campaigns } = words();
  const query = useQuery('/campaigns', { query: { limit: 200 } });
  return (
    <section aria-labelledby="campaigns">
      <div className="title-row">
        <h2 id="campaigns">{campaigns.title}</h2>
        <Link href="/campaigns/new" className="button">
          {campaigns.newCampaign}
        </Link>
      </div>
      <Loaded query={query} what={campaigns.campaigns}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="empty">{campaigns.intro}</p>
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
  const { campaigns } = words();
  const { id, name, state, systems, sentences, judges, judged, wanted } = campaign;
  return (
    <LinkedItem href={`/campaigns/${id}`} name={name}>
      <p className="facts">
        <span className={`state ${state}`}>{campaigns.states[state]}</span>
        <span>{campaigns.systems(systems.length)}</span>
        <span>{campaigns.sentences(sentences)}</span>
        <span>{campaigns.judges(judges)}</span>
        {wanted > 0 && <span>{doneOf(judged, wanted, 'judgments')}</span>}
      </p>
      {wanted > 0 && state !== 'draft' && (
        <progress value={Math.min(judged, wanted)} max={wanted} aria-label={campaigns.progressOf(name)} />
      )}
      <p className="next">{nextStep(campaign)}</p>
    </LinkedItem>
  );
}
