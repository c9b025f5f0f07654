import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { api } from '../api/api.js';
import { RemoveSection } from '../shell/remove-section.js';
import { SaveForm } from '../shell/save-form.js';
import { CrowdSettings } from '../crowd/crowd-settings.js';
import { useCrowd } from '../crowd/use-crowd.js';
import { ImportSection } from './import-section.js';
import { InstructionsSection } from './instructions-section.js';
import { PlanSection } from './plan-section.js';
import { PlanSummary } from './plan-summary.js';
import { PracticeSection } from './practice-section.js';
import { StartSection } from './start-section.js';
import { TextsSection } from './texts-section.js';
import { useInstructions } from './use-instructions.js';
import { usePlan } from './use-plan.js';
import { usePractice } from './use-practice.js';
import { words } from '../language/words.js';

/** Where a campaign is prepared. Once it runs, its texts and its plan stay as they are. */
export function SettingsRoom({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const { id, name, state, judged } = campaign;
  const isDraft = state === 'draft';
  const plan = usePlan(campaign);
  const instructions = useInstructions(campaign, plan.plan.protocol);
  const practice = usePractice(campaign);
  const crowd = useCrowd(campaign);
  return (
    <div className="parts">
      <TextsSection campaign={campaign} />
      {!isDraft && <PlanSummary campaign={campaign} />}
      <SaveForm drafts={isDraft ? [plan, instructions, practice, crowd] : [instructions, crowd]}>
        {isDraft && <PlanSection campaign={campaign} draft={plan} />}
        <InstructionsSection draft={instructions} />
        {isDraft && <PracticeSection draft={practice} protocol={plan.plan.protocol} />}
        <CrowdSettings draft={crowd} wanted={campaign.wanted} />
      </SaveForm>
      {isDraft && <StartSection campaign={campaign} />}
      {isDraft && <ImportSection campaign={campaign} />}
      <RemoveSection
        what="campaign"
        name={name}
        onRemove={() => api.delete('/campaigns/:campaign', { param: { campaign: id } })}
        loss={words().prepare.loss(judged)}
      />
    </div>
  );
}
