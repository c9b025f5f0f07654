import type { TeamRoom as Room } from '@stet/server';
import type { ComponentType, ReactElement } from 'react';
import { Link } from 'wouter';
import { ApiError } from '../api/problem.js';
import { useQuery } from '../api/use-query.js';
import { words } from '../language/words.js';
import { loadedLate } from '../shell/loaded-late.js';
import { Loaded } from '../shell/loaded.js';
import { NoPage } from '../shell/no-page.js';
import { useTitle } from '../shell/use-title.js';
import { TeamRoom } from './team-room.js';
import { WrongLink } from './wrong-link.js';

const TeamExplorer = loadedLate(() => import('./team-explorer.js'));
const TeamLeaderboard = loadedLate(() => import('./team-leaderboard.js'));

/** What a team opens from its room, which the link at the top leads back to. */
const ROOMS: Readonly<Partial<Record<string, ComponentType<{ readonly room: Room; readonly teamKey: string }>>>> = {
  explorer: ({ room, teamKey }) => (
    <TeamExplorer room={room} access={{ key: teamKey, explorer: `/team/${teamKey}/explorer` }} />
  ),
  leaderboard: TeamLeaderboard,
};

const SOON_MS = 1500;
const LATER_MS = 5000;

/** Scores come within seconds, so a team that waits for one polls more often. */
const patience = (room: Room | undefined): number =>
  room?.submissions.some(({ state }) => state === 'waiting' || state === 'stale') === true ? SOON_MS : LATER_MS;

interface TeamPageProps {
  readonly teamKey: string;
  readonly room: string | undefined;
}

/** A team's page, opened by the key in its link. */
export function TeamPage({ teamKey, room }: TeamPageProps): ReactElement {
  const query = useQuery('/team', { key: teamKey, everyMs: patience });
  useTitle(query.data?.task.name);
  const { error } = query;
  const { team } = words();
  if (error instanceof ApiError && error.status === 401) {
    return <WrongLink>{team.wrongLink.team}</WrongLink>;
  }
  const Content = room === undefined ? TeamRoom : ROOMS[room];
  if (Content === undefined) return <NoPage />;
  return (
    <Loaded query={query} what={team.wanted} isPage>
      {(found) => (
        <>
          <p className="crumb">
            {room === undefined ? (
              <bdi>{found.team.name}</bdi>
            ) : (
              <Link href={`/team/${teamKey}`}>{team.back(<bdi>{found.team.name}</bdi>)}</Link>
            )}
          </p>
          <h1>
            <bdi>{found.task.name}</bdi>
          </h1>
          <Content room={found} teamKey={teamKey} />
        </>
      )}
    </Loaded>
  );
}
