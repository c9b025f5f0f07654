import type { ReactElement } from 'react';
import { useQuery } from '../../api/use-query.js';
import { words } from '../../language/words.js';
import { OwnProposals } from '../../proposals/own-proposals.js';
import { Loaded } from '../../shell/loaded.js';
import TeamExplorer from '../../team/team-explorer.js';

interface EntrantExplorerProps {
  readonly entrantKey: string;
  readonly task: string;
}

const LOOK_AGAIN_MS = 5000;

/** What a team of a benchmark did with each sentence of a data set, and the alternative answers that it proposes there. */
export default function EntrantExplorer({ entrantKey: key, task }: EntrantExplorerProps): ReactElement {
  const query = useQuery('/team', { query: { task }, key, everyMs: LOOK_AGAIN_MS });
  const access = { key, task, explorer: `/entrant/${key}/explorer/${task}` };
  return (
    <Loaded query={query} what={words().benchmarks.entrantWhat}>
      {(room) => (
        <>
          <p className="kind">
            <bdi>{room.task.name}</bdi>
          </p>
          <TeamExplorer room={room} access={access} />
          <OwnProposals room={room} access={access} />
        </>
      )}
    </Loaded>
  );
}
