import type { CampaignMethodName } from '@stet/core/internal';
import type { Campaign } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { BesidePeopleSection } from '../models/beside-people-section.js';
import { ModelsIncluded } from '../models/models-choice.js';
import { Check } from '../shell/choices.js';
import { AgreementSection } from './agreement-section.js';
import { DrawingSection } from './drawing-section.js';
import { ExportSection } from './export-section.js';
import { FlaggedSection } from './flagged-section.js';
import { HeadToHeadSection } from './head-to-head-section.js';
import { ImportWarnings } from './import-warnings.js';
import { ProgressSection } from './progress-section.js';
import { RankingSection } from './ranking-section.js';
import { SeparationSection } from './separation-section.js';
import { useMethods } from './use-methods.js';
import { useJudgedEdits } from './use-judged-edits.js';
import { VerdictsSection } from './verdicts-section.js';
import { words } from '../language/words.js';

/** A running campaign. Everything updates as judgments come in. */
export function DashboardRoom({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const { dashboard } = words();
  const hasVerdicts = useJudgedEdits(campaign);
  const methods = useMethods(campaign);
  const [chosen, setChosen] = useState<CampaignMethodName>();
  const method = chosen ?? methods[0];
  const [included, setIncluded] = useState(false);
  if (campaign.state === 'draft') {
    return <p className="empty">{dashboard.nothingBeforeStart}</p>;
  }
  return (
    <>
      <ImportWarnings />
      <ProgressSection campaign={campaign} />
      {campaign.judged === 0 ? (
        <p className="empty">{dashboard.nothingYet}</p>
      ) : (
        <ModelsIncluded value={included}>
          {campaign.models > 0 && (
            <Check value={included} onChange={setIncluded}>
              {dashboard.includeModels}
            </Check>
          )}
          <RankingSection campaign={campaign} methods={methods} method={method} onMethod={setChosen} />
          <SeparationSection campaign={campaign} method={method} />
          <HeadToHeadSection campaign={campaign} />
          {campaign.plan?.protocol.kind === 'pairwise' && <DrawingSection campaign={campaign} />}
          <AgreementSection campaign={campaign} />
          {hasVerdicts && <VerdictsSection campaign={campaign} />}
          <FlaggedSection campaign={campaign} />
          <ExportSection campaign={campaign} hasVerdicts={hasVerdicts} />
        </ModelsIncluded>
      )}
      {campaign.models > 0 && <BesidePeopleSection campaign={campaign} />}
    </>
  );
}
