import type { ReactElement } from 'react';
import type { Campaign } from '../api/types.js';
import { RemovePart } from '../shell/remove-part.js';
import { ImportPart } from './import-part.js';
import { InstructionsPart } from './instructions-part.js';
import { PlanPart } from './plan-part.js';
import { PlanSummary } from './plan-summary.js';
import { PracticePart } from './practice-part.js';
import { StartPart } from './start-part.js';
import { TextsPart } from './texts-part.js';

interface SettingsRoomProps {
  readonly campaign: Campaign;
  readonly onChange: () => void;
}

/** Where a campaign is prepared. Once it runs, its texts and its plan stay as they are. */
export function SettingsRoom({ campaign, onChange }: SettingsRoomProps): ReactElement {
  const { id, name, state, judged } = campaign;
  const isDraft = state === 'draft';
  return (
    <div className="parts">
      <TextsPart campaign={campaign} onChange={onChange} />
      {isDraft ? <PlanPart campaign={campaign} onChange={onChange} /> : <PlanSummary campaign={campaign} />}
      <InstructionsPart campaign={campaign} onChange={onChange} />
      {isDraft && <PracticePart campaign={campaign} onChange={onChange} />}
      {isDraft && <StartPart campaign={campaign} />}
      {isDraft && <ImportPart campaign={campaign} onChange={onChange} />}
      <RemovePart
        {...{ what: 'campaign', name, path: `/campaigns/${id}` }}
        loss={
          judged === 0
            ? 'It has no judgments yet.'
            : `Its ${judged} judgments are removed with it. Export a backup first if they may be needed.`
        }
      />
    </div>
  );
}
