import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { Loaded } from '../shell/loaded.js';
import type { TaskPart } from '../tasks/task-part.js';
import { BothBoards } from './both-boards.js';
import { MakePart } from './make-part.js';
import { ProposalsPart } from './proposals-part.js';
import { WindowPart } from './window-part.js';

const LOOK_AGAIN_MS = 5000;

/** Alternative answers: for organisers all proposals and what is made of them, for everybody both leaderboards. */
export default function AlternativesRoom({ task }: TaskPart): ReactElement {
  return (
    <div className="parts">
      {task.may.organise && <OrganiserParts task={task} />}
      {task.alternativesVersion > 0 && <BothBoards task={task} />}
    </div>
  );
}

function OrganiserParts({ task }: TaskPart): ReactElement {
  const query = useQuery('/tasks/:task/proposals', { param: { task: task.id }, everyMs: LOOK_AGAIN_MS });
  return (
    <>
      <WindowPart task={task} />
      <Loaded query={query} what="the proposals">
        {({ rows }) => (
          <>
            <ProposalsPart task={task} proposals={rows} />
            <MakePart task={task} proposals={rows} />
          </>
        )}
      </Loaded>
    </>
  );
}
