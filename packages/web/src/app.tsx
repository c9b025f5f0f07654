import type { RoomPath } from '@stet/server';
import type { ReactElement } from 'react';
import { Route, Router, Switch } from 'wouter';
import { JudgePage } from './judging/judge-page.js';
import { LanguageSwitch } from './language/language-switch.js';
import { useLanguage } from './language/words.js';
import { addressOf, useKeyedLocation } from './shell/keyed-location.js';
import { CutLink } from './shell/cut-link.js';
import { FaultBoundary } from './shell/fault-boundary.js';
import { loadedLate } from './shell/loaded-late.js';
import { SkipLink } from './shell/skip-link.js';

/** Split, so that judges, annotators and teams, perhaps on a phone, need not load the organisers' pages. */
const AnnotatorPage = loadedLate(() => import('./annotating/annotator-page.js'));
const CrowdPage = loadedLate(() => import('./crowd/crowd-page.js'));
const TeamRooms = loadedLate(() => import('./team-rooms.js'));
const PublicRooms = loadedLate(() => import('./public-rooms.js'));
const PlaygroundPage = loadedLate(() => import('./playground/playground-page.js'));

/** The routes of the app. */
export function App(): ReactElement {
  useLanguage();
  return (
    <FaultBoundary>
      <SkipLink />
      <Router hook={useKeyedLocation} hrefs={addressOf}>
        <Switch>
          <Route path={'/judge/:key' satisfies RoomPath}>{({ key }) => <JudgePage link={key} />}</Route>
          <Route path={'/annotate/:key' satisfies RoomPath}>{({ key }) => <AnnotatorPage link={key} />}</Route>
          <Route path={/^\/(?:join|team|register|entrant)\/.+/u}>
            <TeamRooms />
          </Route>
          <Route path={/^\/(?:judge|annotate|join|team|register|entrant)\/?$/u}>
            <CutLink />
          </Route>
          <Route path={/^\/take-part(?:\/(?<token>.*))?$/u}>{({ token }) => <CrowdPage token={token ?? ''} />}</Route>
          <Route path={'/playground' satisfies RoomPath}>
            <PlaygroundPage />
          </Route>
          <Route>
            <PublicRooms />
          </Route>
        </Switch>
      </Router>
      <LanguageSwitch />
    </FaultBoundary>
  );
}
