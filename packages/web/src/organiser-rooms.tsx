import type { ReactElement } from 'react';
import { Route, Switch } from 'wouter';
import { CampaignPage } from './campaigns/campaign-page.js';
import { HomePage } from './campaigns/home-page.js';
import { NewCampaignPage } from './campaigns/new-campaign-page.js';
import { PreviewPage } from './prepare/preview-page.js';
import './shell/chart-style.js';
import { NoPage } from './shell/no-page.js';
import { OrganiserShell } from './shell/organiser-shell.js';

/** What organisers see. */
export default function OrganiserRooms(): ReactElement {
  return (
    <OrganiserShell>
      <Switch>
        <Route path="/">
          <HomePage />
        </Route>
        <Route path="/campaigns/new">
          <NewCampaignPage />
        </Route>
        <Route path="/campaigns/:id/preview">{({ id }) => <PreviewPage campaign={id} />}</Route>
        <Route path="/campaigns/:id/:room?">{({ id, room }) => <CampaignPage id={id} room={room} />}</Route>
        <Route>
          <NoPage />
        </Route>
      </Switch>
    </OrganiserShell>
  );
}
