import type { EntrantRoom as Room } from '@stet/server';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ApiError, isMissing } from '../../api/problem.js';
import { useQuery } from '../../api/use-query.js';
import { words } from '../../language/words.js';
import { CopyLink } from '../../shell/copy-link.js';
import { loadedLate } from '../../shell/loaded-late.js';
import { Loaded } from '../../shell/loaded.js';
import { NoPage } from '../../shell/no-page.js';
import { useTitle } from '../../shell/use-title.js';
import { WrongLink } from '../../team/wrong-link.js';
import { Boards } from '../board/board-room.js';
import { HandInFiles } from './hand-in-files.js';
import { WorkTable } from './work-table.js';

const EntrantExplorer = loadedLate(() => import('./entrant-explorer.js'));

const SOON_MS = 1500;
const LATER_MS = 5000;

/** Scores come within seconds, so a team that waits for one polls more often. */
const patience = (room: Room | undefined): number =>
  room?.work.some(({ submissions }) => submissions.some(({ state }) => state === 'waiting' || state === 'stale')) ===
  true
    ? SOON_MS
    : LATER_MS;

interface EntrantPageProps {
  readonly entrantKey: string;
  readonly room: string | undefined;
  /** The data set that the room is about. */
  readonly task?: string;
}

/** The room of a team of a benchmark, opened by the key in its link: all data sets at once. */
export function EntrantPage({ entrantKey, room, task }: EntrantPageProps): ReactElement {
  const query = useQuery('/entrant', { key: entrantKey, everyMs: patience });
  const { benchmarks } = words();
  useTitle(query.data?.benchmark.name);
  if (query.error instanceof ApiError && query.error.status === 401) {
    return <WrongLink>{benchmarks.wrongTeamLink}</WrongLink>;
  }
  if (!isRoom(room, task) || isMissing(query.error)) return <NoPage />;
  return (
    <Loaded query={query} what={benchmarks.entrantWhat}>
      {(found) => (
        <>
          <p className="crumb">
            {room === undefined ? (
              <bdi>{found.entrant.name}</bdi>
            ) : (
              <Link href={`/entrant/${entrantKey}`}>{benchmarks.backTo(<bdi>{found.entrant.name}</bdi>)}</Link>
            )}
          </p>
          <h1>
            <bdi>{found.benchmark.name}</bdi>
          </h1>
          {room === undefined ? (
            <EntrantRoom room={found} entrantKey={entrantKey} />
          ) : task !== undefined ? (
            <EntrantExplorer entrantKey={entrantKey} task={task} />
          ) : (
            <Boards
              benchmark={found.benchmark.id}
              version={found.benchmark.version}
              teamKey={entrantKey}
              entrant={found.entrant.id}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

/** The team's room itself, the board, or the sentences of a data set. */
function isRoom(room: string | undefined, task: string | undefined): boolean {
  return task === undefined ? room === undefined || room === 'board' : room === 'explorer';
}

function EntrantRoom({ room, entrantKey }: { readonly room: Room; readonly entrantKey: string }): ReactElement {
  const { benchmarks } = words();
  const { benchmark, entrant } = room;
  return (
    <>
      {!entrant.approved && <p className="note">{benchmarks.notApproved}</p>}
      <p className="facts">
        <Link href={`/benchmarks/${benchmark.id}`}>{benchmarks.toCall}</Link>
        <Link href={`/entrant/${entrantKey}/board`}>{benchmarks.toBoard}</Link>
      </p>
      <HandInFiles room={room} entrantKey={entrantKey} />
      <WorkTable room={room} entrantKey={entrantKey} />
      <section aria-labelledby="team-link">
        <h2 id="team-link">{benchmarks.yourLink}</h2>
        <CopyLink link={`/entrant#${entrantKey}`} title={benchmarks.teamLink} note={benchmarks.teamLinkNote} />
      </section>
    </>
  );
}
