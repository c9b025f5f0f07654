import type { RoomPath } from '@stet/server';
import { Suspense, lazy, type ReactElement } from 'react';
import { Route, Router, Switch } from 'wouter';
import { JudgePage } from './judging/judge-page.js';
import { LanguageSwitch } from './language/language-switch.js';
import { useLanguage } from './language/words.js';
import { addressOf, useKeyedLocation } from './shell/keyed-location.js';
import { CutLink } from './shell/cut-link.js';
import { FaultBoundary } from './shell/fault-boundary.js';
import { SkipLink } from './shell/skip-link.js';

/** Split, so that judges, annotators and teams, perhaps on a phone, need not load the organisers' pages. */
const AnnotatorPage = lazy(() => import('./annotating/annotator-page.js'));
const CrowdPage = lazy(() => import('./crowd/crowd-page.js'));
const TeamRooms = lazy(() => import('./team-rooms.js'));
const PublicRooms = lazy(() => import('./public-rooms.js'));
const PlaygroundPage = lazy(() => import('./playground/playground-page.js'));

/** The routes of the app. */
export function App(): ReactElement {
  useLanguage();
  return (
    <FaultBoundary>
      <SkipLink />
      <Router hook={useKeyedLocation} hrefs={addressOf}>
        <Suspense fallback={null}>
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
        </Suspense>
      </Router>
      <LanguageSwitch />
    </FaultBoundary>
  );
}
