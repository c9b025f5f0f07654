import type { RoomPath } from '@stet/server';
import type { ReactElement } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { BenchmarkPage } from './benchmarks/benchmark-page.js';
import { HomePage } from './home/home-page.js';
import './shell/chart-style.js';
import { loadedLate } from './shell/loaded-late.js';
import { OrganiserShell } from './shell/organiser-shell.js';
import { TaskPage } from './tasks/task-page.js';

const OrganiserRooms = loadedLate(() => import('./organiser-rooms.js'));

/** Campaigns, and a new task or benchmark; all else can be read by everybody, or does not exist. */
const FOR_ORGANISERS = /^\/(?:campaigns\/.|(?:tasks|benchmarks)\/new$)/u;

/** The public pages and, behind a session, those for organisers only. */
export default function PublicRooms(): ReactElement {
  const [path] = useLocation();
  return (
    <OrganiserShell forEverybody={!FOR_ORGANISERS.test(path)}>
      <Switch>
        <Route path={'/' satisfies RoomPath}>
          <HomePage />
        </Route>
        <Route path={/^\/(?:tasks|benchmarks)\/new$/u}>
          <OrganiserRooms />
        </Route>
        <Route path={'/benchmarks/:id/:room?' satisfies RoomPath}>
          {({ id, room }) => <BenchmarkPage key={id} id={id} room={room} />}
        </Route>
        <Route path={'/tasks/:id/:room?' satisfies RoomPath}>
          {({ id, room }) => <TaskPage key={id} id={id} room={room} />}
        </Route>
        <Route>
          <OrganiserRooms />
        </Route>
      </Switch>
    </OrganiserShell>
  );
}
