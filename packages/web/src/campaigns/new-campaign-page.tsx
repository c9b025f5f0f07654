import type { ReactElement } from 'react';
import { api } from '../api/api.js';
import { STANDARD_INSTRUCTIONS } from '../prepare/standard-instructions.js';
import { STANDARD_PRACTICE } from '../prepare/standard-practice.js';
import { NewPage } from '../shell/new-page.js';
import { words } from '../language/words.js';

export function NewCampaignPage(): ReactElement {
  const { campaigns } = words();
  return (
    <NewPage
      title={campaigns.newCampaign}
      home={campaigns.title}
      nameHint={campaigns.nameHint}
      onName={async (name) => {
        const { id } = await api.post('/campaigns', { json: { name, instructions: STANDARD_INSTRUCTIONS.ranking } });
        await api.put('/campaigns/:campaign/practice', { param: { campaign: id }, json: STANDARD_PRACTICE });
        return id;
      }}
      path="/campaigns"
      text={campaigns.backupText}
      hint={campaigns.backupHint}
    />
  );
}
