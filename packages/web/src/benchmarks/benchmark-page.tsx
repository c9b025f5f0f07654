import type { ComponentType, ReactElement } from 'react';
import { isMissing } from '../api/problem.js';
import { useQuery } from '../api/use-query.js';
import { words } from '../language/words.js';
import { loadedLate } from '../shell/loaded-late.js';
import { Loaded } from '../shell/loaded.js';
import { NoPage } from '../shell/no-page.js';
import { RoomsPage } from '../shell/rooms-page.js';
import { useSession } from '../shell/session.js';
import { useTitle } from '../shell/use-title.js';
import type { BenchmarkProps } from './benchmark-props.js';
import { CallRoom } from './call-room.js';

interface Room {
  readonly path: string;
  readonly title: keyof ReturnType<typeof words>['benchmarks']['roomTitles'];
  readonly forOrganisers?: true;
  readonly Content: ComponentType<BenchmarkProps>;
}

/** Everybody reads the call and the board. */
const ROOMS: readonly Room[] = [
  { path: '', title: 'call', Content: CallRoom },
  { path: 'board', title: 'board', Content: loadedLate(() => import('./board/board-room.js')) },
  {
    path: 'data-sets',
    title: 'dataSets',
    forOrganisers: true,
    Content: loadedLate(() => import('./data-sets-room.js')),
  },
  { path: 'teams', title: 'teams', forOrganisers: true, Content: loadedLate(() => import('./teams-room.js')) },
  {
    path: 'settings',
    title: 'settings',
    forOrganisers: true,
    Content: loadedLate(() => import('./settings/settings-room.js')),
  },
];

const LOOK_AGAIN_MS = 3000;

interface BenchmarkPageProps {
  readonly id: string;
  readonly room: string | undefined;
}

/** A benchmark with the rooms that the reader may open. */
export function BenchmarkPage({ id, room = '' }: BenchmarkPageProps): ReactElement {
  const query = useQuery('/benchmarks/:benchmark', { param: { benchmark: id }, everyMs: LOOK_AGAIN_MS });
  const { entries } = useSession();
  useTitle(query.data?.name);
  const { benchmarks, shell } = words();
  if (isMissing(query.error)) return <NoPage />;
  return (
    <Loaded query={query} what={benchmarks.what}>
      {(benchmark) => {
        const organises = benchmark.may.organise || entries > 0;
        const open = ROOMS.filter(({ forOrganisers = false }) => organises || !forOrganisers);
        const current = open.find(({ path }) => path === room);
        if (current === undefined) return <NoPage />;
        return (
          <RoomsPage
            back={{ title: shell.home, href: '/' }}
            kind={benchmarks.kind}
            name={benchmark.name}
            label={benchmarks.rooms}
            base={`/benchmarks/${id}`}
            rooms={open.map(({ path, title }) => ({ path, title: benchmarks.roomTitles[title] }))}
            current={room}
          >
            <current.Content benchmark={benchmark} />
          </RoomsPage>
        );
      }}
    </Loaded>
  );
}
