import type { TeamLink } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { api } from '../api/api.js';
import { ApiError } from '../api/problem.js';
import { useQuery } from '../api/use-query.js';
import { words } from '../language/words.js';
import { CopyLink } from '../shell/copy-link.js';
import { Loaded } from '../shell/loaded.js';
import { NameForm } from '../shell/name-form.js';
import { useTitle } from '../shell/use-title.js';
import { CurlSection } from './curl-section.js';
import { PhaseTable } from './phase-table.js';
import { WrongLink } from './wrong-link.js';

/** Registers a team by the organiser's link, and shows its own link once. */
export function JoinPage({ token }: { readonly token: string }): ReactElement {
  const query = useQuery('/join', { key: token });
  const [joined, setJoined] = useState<TeamLink>();
  useTitle(query.data?.name);
  const { tasks, team } = words();
  if (joined !== undefined) return <Joined joined={joined} />;
  if (query.error instanceof ApiError && query.error.status === 401) {
    return <WrongLink>{team.wrongLink.join}</WrongLink>;
  }
  return (
    <Loaded query={query} what={tasks.wantedOne} isPage>
      {({ name: task, description, phases }) => (
        <>
          <p className="kind">{tasks.kind}</p>
          <h1>
            <bdi>{task}</bdi>
          </h1>
          {description !== '' && (
            <p className="instructions" dir="auto">
              {description}
            </p>
          )}
          <PhaseTable phases={phases} />
          <section aria-labelledby="register">
            <h2 id="register">{team.join.title}</h2>
            <NameForm
              label={team.join.name}
              maxLength={80}
              button={team.join.register}
              main
              onName={async (name) => {
                setJoined(await api.post('/join', { json: { name }, key: token }));
              }}
            />
          </section>
        </>
      )}
    </Loaded>
  );
}

function Joined({ joined: { team, key, link } }: { readonly joined: TeamLink }): ReactElement {
  const { join, room } = words().team;
  return (
    <>
      <h1>{join.welcome(<bdi>{team.name}</bdi>)}</h1>
      <p>{join.keep}</p>
      <CopyLink link={link} title={room.linkTitle} note={join.opens} />
      <p>
        <Link href={link} className="button main">
          {join.enter}
        </Link>
      </p>
      <CurlSection teamKey={key} />
    </>
  );
}
