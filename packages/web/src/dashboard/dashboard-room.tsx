import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { AgreementSection } from './agreement-section.js';
import { DrawingSection } from './drawing-section.js';
import { ExportSection } from './export-section.js';
import { FlaggedSection } from './flagged-section.js';
import { HeadToHeadSection } from './head-to-head-section.js';
import { ProgressSection } from './progress-section.js';
import { RankingSection } from './ranking-section.js';
import { SeparationSection } from './separation-section.js';
import { VerdictsSection } from './verdicts-section.js';

/** A running campaign. Everything updates as judgments come in. */
export function DashboardRoom({ campaign }: { readonly campaign: Campaign }): ReactElement {
  if (campaign.state === 'draft') {
    return <p className="empty">There is nothing to see before the start.</p>;
  }
  return (
    <>
      <ProgressSection campaign={campaign} />
      {campaign.judged === 0 ? (
        <p className="empty">The ranking, the agreement and the rest appear with the first judgment.</p>
      ) : (
        <>
          <RankingSection campaign={campaign} />
          <SeparationSection campaign={campaign} />
          <HeadToHeadSection campaign={campaign} />
          {campaign.plan?.protocol.kind === 'pairwise' && <DrawingSection campaign={campaign} />}
          <AgreementSection campaign={campaign} />
          {campaign.plan?.protocol.kind === 'edits' && <VerdictsSection campaign={campaign} />}
          <FlaggedSection campaign={campaign} />
          <ExportSection campaign={campaign} />
        </>
      )}
    </>
  );
}
