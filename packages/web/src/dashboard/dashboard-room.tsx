import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { AgreementPart } from './agreement-part.js';
import { ExportPart } from './export-part.js';
import { FlaggedPart } from './flagged-part.js';
import { HeadToHeadPart } from './head-to-head-part.js';
import { ProgressPart } from './progress-part.js';
import { RankingPart } from './ranking-part.js';
import { SeparationPart } from './separation-part.js';

/** A campaign as it runs. Everything follows the judgments as they come in. */
export function DashboardRoom({ campaign }: { readonly campaign: Campaign }): ReactElement {
  if (campaign.state === 'draft') {
    return <p className="empty">There is nothing to see before the start.</p>;
  }
  return (
    <>
      <ProgressPart campaign={campaign} />
      {campaign.judged === 0 ? (
        <p className="empty">The ranking, the agreement and the rest appear with the first judgment.</p>
      ) : (
        <>
          <RankingPart campaign={campaign} />
          <SeparationPart campaign={campaign} />
          <HeadToHeadPart campaign={campaign} />
          <AgreementPart campaign={campaign} />
          <FlaggedPart campaign={campaign} />
          <ExportPart campaign={campaign} />
        </>
      )}
    </>
  );
}
