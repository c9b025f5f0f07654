import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { api } from '../api/api.js';
import { RemoveSection } from '../shell/remove-section.js';
import { ImportSection } from './import-section.js';
import { InstructionsSection } from './instructions-section.js';
import { PlanSection } from './plan-section.js';
import { PlanSummary } from './plan-summary.js';
import { PracticeSection } from './practice-section.js';
import { StartSection } from './start-section.js';
import { TextsSection } from './texts-section.js';

/** Where a campaign is prepared. Once it runs, its texts and its plan stay as they are. */
export function SettingsRoom({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const { id, name, state, judged } = campaign;
  const isDraft = state === 'draft';
  return (
    <div className="parts">
      <TextsSection campaign={campaign} />
      {isDraft ? <PlanSection campaign={campaign} /> : <PlanSummary campaign={campaign} />}
      <InstructionsSection campaign={campaign} />
      {isDraft && <PracticeSection campaign={campaign} />}
      {isDraft && <StartSection campaign={campaign} />}
      {isDraft && <ImportSection campaign={campaign} />}
      <RemoveSection
        what="campaign"
        name={name}
        onRemove={() => api.delete('/campaigns/:campaign', { param: { campaign: id } })}
        loss={
          judged === 0
            ? 'It has no judgments yet.'
            : `Its ${judged} judgments are removed with it. Export a backup first if they may be needed.`
        }
      />
    </div>
  );
}
