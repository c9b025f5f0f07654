import type { EntrantLink } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { api } from '../../api/api.js';
import { ApiError } from '../../api/problem.js';
import { useQuery } from '../../api/use-query.js';
import { words } from '../../language/words.js';
import { CopyLink } from '../../shell/copy-link.js';
import { Loaded } from '../../shell/loaded.js';
import { NameForm } from '../../shell/name-form.js';
import { useTitle } from '../../shell/use-title.js';
import { WrongLink } from '../../team/wrong-link.js';
import { CallRoom } from '../call-room.js';

/** Registers a team with a benchmark by the organiser's link, and shows its own link once. */
export function RegisterPage({ token }: { readonly token: string }): ReactElement {
  const query = useQuery('/registration', { key: token });
  const [registered, setRegistered] = useState<EntrantLink>();
  const { benchmarks } = words();
  useTitle(query.data?.name);
  if (registered !== undefined) return <Registered {...registered} />;
  if (query.error instanceof ApiError && query.error.status === 401) {
    return <WrongLink>{benchmarks.wrongRegistration}</WrongLink>;
  }
  return (
    <Loaded query={query} what={benchmarks.what}>
      {(benchmark) => (
        <>
          <p className="kind">{benchmarks.kind}</p>
          <h1>
            <bdi>{benchmark.name}</bdi>
          </h1>
          <section aria-labelledby="register">
            <h2 id="register">{benchmarks.registerTeam}</h2>
            <NameForm
              label={benchmarks.teamName}
              maxLength={80}
              button={benchmarks.register}
              main
              onName={async (name) => {
                setRegistered(await api.post('/registration', { json: { name }, key: token }));
              }}
            />
          </section>
          <CallRoom benchmark={benchmark} />
        </>
      )}
    </Loaded>
  );
}

function Registered({ entrant, link }: EntrantLink): ReactElement {
  const { benchmarks } = words();
  return (
    <>
      <h1>{benchmarks.welcome(<bdi>{entrant.name}</bdi>)}</h1>
      <p>{benchmarks.keepLink}</p>
      <CopyLink link={link} title={benchmarks.teamLink} note={benchmarks.teamLinkNote} />
      <p>
        <Link href={link} className="button main">
          {benchmarks.enter}
        </Link>
      </p>
    </>
  );
}
