import type { ReactElement } from 'react';
import { api } from '../api/api.js';
import { STANDARD_INSTRUCTIONS } from '../prepare/standard-instructions.js';
import { STANDARD_PRACTICE } from '../prepare/standard-practice.js';
import { NewPage } from '../shell/new-page.js';

export function NewCampaignPage(): ReactElement {
  return (
    <NewPage
      title="New campaign"
      home="Campaigns"
      nameHint="Judges see it too."
      onName={async (name) => {
        const { id } = await api.post('/campaigns', { json: { name, instructions: STANDARD_INSTRUCTIONS.ranking } });
        await api.put('/campaigns/:campaign/practice', { param: { campaign: id }, json: STANDARD_PRACTICE });
        return id;
      }}
      path="/campaigns"
      text="It becomes a new campaign with everything in the backup except the links of judges, which you make again."
      hint="exported from a dashboard"
    />
  );
}
