import type { RoomPath } from '@stet/server';
import type { ReactElement } from 'react';
import { Route, Switch } from 'wouter';
import { EntrantPage } from './benchmarks/entrant/entrant-page.js';
import { RegisterPage } from './benchmarks/entrant/register-page.js';
import './shell/chart-style.js';
import { NoPage } from './shell/no-page.js';
import { JoinPage } from './team/join-page.js';
import { TeamPage } from './team/team-page.js';

/** The pages for teams. */
export default function TeamRooms(): ReactElement {
  return (
    <main id="main" className="page">
      <Switch>
        <Route path={'/join/:token' satisfies RoomPath}>{({ token }) => <JoinPage key={token} token={token} />}</Route>
        <Route path={'/team/:key/:room?' satisfies RoomPath}>
          {({ key, room }) => <TeamPage key={key} teamKey={key} room={room} />}
        </Route>
        <Route path={'/register/:token' satisfies RoomPath}>
          {({ token }) => <RegisterPage key={token} token={token} />}
        </Route>
        <Route path={'/entrant/:key/explorer/:task' satisfies RoomPath}>
          {({ key, task }) => <EntrantPage key={key} entrantKey={key} room="explorer" task={task} />}
        </Route>
        <Route path={'/entrant/:key/:room?' satisfies RoomPath}>
          {({ key, room }) => <EntrantPage key={key} entrantKey={key} room={room} />}
        </Route>
        <Route>
          <NoPage />
        </Route>
      </Switch>
    </main>
  );
}
