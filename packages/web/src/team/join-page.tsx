import type { TeamLink } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { api } from '../api/api.js';
import { ApiError } from '../api/problem.js';
import { useQuery } from '../api/use-query.js';
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
  if (joined !== undefined) return <Joined joined={joined} />;
  if (query.error instanceof ApiError && query.error.status === 401) {
    return (
      <WrongLink>
        Registration is closed, or you copied only part of the link. Ask the organiser for a new one. If your team has
        registered already, open its own link instead.
      </WrongLink>
    );
  }
  return (
    <Loaded query={query} what="the task" isPage>
      {({ name: task, description, phases }) => (
        <>
          <p className="kind">Shared task</p>
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
            <h2 id="register">Register your team</h2>
            <NameForm
              label="Name of the team"
              maxLength={80}
              button="Register"
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
  return (
    <>
      <h1>
        Welcome, <bdi>{team.name}</bdi>
      </h1>
      <p>
        The link below is the key of your team: keep it, and share it with nobody else. Your room shows it again; if you
        lose it, the organiser can make a new one.
      </p>
      <CopyLink link={link} title="The link of your team" note="It opens your team's room on any device." />
      <p>
        <Link href={link} className="button main">
          Enter your room
        </Link>
      </p>
      <CurlSection teamKey={key} />
    </>
  );
}
