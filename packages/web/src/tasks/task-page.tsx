import type { Task } from '@stet/server';
import { useEffect, type ComponentType, type ReactElement } from 'react';
import { isMissing } from '../api/problem.js';
import { useQuery } from '../api/use-query.js';
import { LeaderboardRoom } from '../leaderboard/leaderboard-room.js';
import type { Words } from '../language/catalogue.js';
import { words } from '../language/words.js';
import { loadedLate } from '../shell/loaded-late.js';
import { Loaded } from '../shell/loaded.js';
import { NoPage } from '../shell/no-page.js';
import { RoomsPage } from '../shell/rooms-page.js';
import { findSession, useSession } from '../shell/session.js';
import { useTitle } from '../shell/use-title.js';
import { useNow } from '../time/use-now.js';
import { nextStep } from './next-step.js';
import { PhaseNote } from './phase-note.js';
import type { TaskProps } from './task-props.js';

interface Room {
  readonly path: string;
  readonly title: keyof Words['tasks']['room'];
  /** Whether the reader may open the room. */
  readonly isOpen: (task: Task, organises: boolean) => boolean;
  readonly Content: ComponentType<TaskProps>;
}

const forOrganisers = (_: Task, organises: boolean): boolean => organises;

/** Everybody reads the leaderboard; the other rooms are loaded on demand. */
const ROOMS: readonly Room[] = [
  { path: '', title: 'leaderboard', isOpen: () => true, Content: LeaderboardRoom },
  {
    path: 'explorer',
    title: 'explorer',
    isOpen: ({ may }) => may.readSystems && may.readGold,
    Content: loadedLate(() => import('../explorer/explorer-room.js')),
  },
  {
    path: 'alternatives',
    title: 'alternatives',
    isOpen: ({ may, alternativesVersion }, organises) => organises || (may.readLeaderboard && alternativesVersion > 0),
    Content: loadedLate(() => import('../alternatives/alternatives-room.js')),
  },
  {
    path: 'people',
    title: 'people',
    isOpen: ({ may, campaign }) => may.readLeaderboard && campaign !== null,
    Content: loadedLate(() => import('../people/people-room.js')),
  },
  {
    path: 'submissions',
    title: 'submissions',
    isOpen: forOrganisers,
    Content: loadedLate(() => import('../submissions/submissions-room.js')),
  },
  {
    path: 'teams',
    title: 'teams',
    isOpen: forOrganisers,
    Content: loadedLate(() => import('../teams/teams-room.js')),
  },
  {
    path: 'annotation',
    title: 'annotation',
    isOpen: forOrganisers,
    Content: loadedLate(() => import('../annotation/annotation-room.js')),
  },
  {
    path: 'settings',
    title: 'settings',
    isOpen: forOrganisers,
    Content: loadedLate(() => import('./settings/settings-room.js')),
  },
];

const LOOK_AGAIN_MS = 3000;

/** A shared task with the rooms that the reader may open. */
export function TaskPage({ id, room = '' }: { readonly id: string; readonly room: string | undefined }): ReactElement {
  const query = useQuery('/tasks/:task', { param: { task: id }, everyMs: LOOK_AGAIN_MS });
  const { organiser, entries } = useSession();
  const now = useNow();
  const { data } = query;
  const { shell, tasks } = words();
  useTitle(data?.name);
  // The task can be read without a session, so only lost permissions show that the session has ended.
  const hasEnded = organiser != null && data?.may.organise === false;
  useEffect(() => {
    if (hasEnded) findSession().catch(() => undefined);
  }, [hasEnded]);
  if (isMissing(query.error)) return <NoPage />;
  return (
    <Loaded query={query} what={tasks.wantedOne} isPage>
      {(task) => {
        const organises = task.may.organise || entries > 0;
        const open = ROOMS.filter(({ isOpen }) => isOpen(task, organises));
        const current = open.find(({ path }) => path === room);
        if (current === undefined) return <NoPage />;
        return (
          <RoomsPage
            back={backOf(task, shell.home)}
            name={task.name}
            note={organises ? <p role="status">{nextStep(task, now)}</p> : <PhaseNote task={task} />}
            label={tasks.rooms}
            base={`/tasks/${id}`}
            rooms={open.map(({ path, title }) => ({ path, title: tasks.room[title] }))}
            current={room}
          >
            <current.Content task={task} />
          </RoomsPage>
        );
      }}
    </Loaded>
  );
}

/** A data set leads back to its benchmark. */
function backOf({ benchmark }: Task, home: string): { readonly title: string; readonly href: string } {
  return benchmark === null
    ? { title: home, href: '/' }
    : { title: benchmark.name, href: `/benchmarks/${benchmark.id}/data-sets` };
}
