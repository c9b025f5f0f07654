import type { RoomPath } from '@stet/server';
import type { ReactElement } from 'react';
import { Route, Switch } from 'wouter';
import { NewBenchmarkPage } from './benchmarks/new-benchmark-page.js';
import { CampaignPage } from './campaigns/campaign-page.js';
import { NewCampaignPage } from './campaigns/new-campaign-page.js';
import { PreviewPage } from './prepare/preview-page.js';
import { NewTaskPage } from './tasks/new-task-page.js';
import { NoPage } from './shell/no-page.js';

/** The pages for organisers only. */
export default function OrganiserRooms(): ReactElement {
  return (
    <Switch>
      <Route path="/tasks/new">
        <NewTaskPage />
      </Route>
      <Route path="/benchmarks/new">
        <NewBenchmarkPage />
      </Route>
      <Route path="/campaigns/new">
        <NewCampaignPage />
      </Route>
      <Route path="/campaigns/:id/preview">{({ id }) => <PreviewPage campaign={id} />}</Route>
      <Route path={'/campaigns/:id/:room?' satisfies RoomPath}>
        {({ id, room }) => <CampaignPage id={id} room={room} />}
      </Route>
      <Route>
        <NoPage />
      </Route>
    </Switch>
  );
}
