import type { Campaign } from '@stet/server';
import type { ReactElement } from 'react';
import { api } from '../api/api.js';
import { RemovePart } from '../shell/remove-part.js';
import { ImportPart } from './import-part.js';
import { InstructionsPart } from './instructions-part.js';
import { PlanPart } from './plan-part.js';
import { PlanSummary } from './plan-summary.js';
import { PracticePart } from './practice-part.js';
import { StartPart } from './start-part.js';
import { TextsPart } from './texts-part.js';

/** Where a campaign is prepared. Once it runs, its texts and its plan stay as they are. */
export function SettingsRoom({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const { id, name, state, judged } = campaign;
  const isDraft = state === 'draft';
  return (
    <div className="parts">
      <TextsPart campaign={campaign} />
      {isDraft ? <PlanPart campaign={campaign} /> : <PlanSummary campaign={campaign} />}
      <InstructionsPart campaign={campaign} />
      {isDraft && <PracticePart campaign={campaign} />}
      {isDraft && <StartPart campaign={campaign} />}
      {isDraft && <ImportPart campaign={campaign} />}
      <RemovePart
        {...{ what: 'campaign', name }}
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
