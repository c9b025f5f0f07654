import type { ReactElement } from 'react';
import type { Proposal } from '../api/types.js';
import { Loaded } from '../shell/loaded.js';
import { useQuery } from '../shell/use-query.js';
import type { TaskPart } from '../tasks/task-part.js';
import { BothBoards } from './both-boards.js';
import { MakePart } from './make-part.js';
import { ProposalsPart } from './proposals-part.js';
import { WindowPart } from './window-part.js';

const LOOK_AGAIN_MS = 5000;

/** Alternative answers: for organisers all proposals and what is made of them, for everybody both leaderboards. */
export default function AlternativesRoom({ task, onChange }: TaskPart): ReactElement {
  return (
    <div className="parts">
      {task.may.organise && <OrganiserParts task={task} onChange={onChange} />}
      {task.alternativesVersion > 0 && <BothBoards task={task} />}
    </div>
  );
}

function OrganiserParts({ task, onChange }: TaskPart): ReactElement {
  const query = useQuery<{ readonly rows: readonly Proposal[] }>(`/tasks/${task.id}/proposals`, {
    everyMs: LOOK_AGAIN_MS,
  });
  return (
    <>
      <WindowPart task={task} onChange={onChange} />
      <Loaded query={query} what="the proposals">
        {({ rows }) => (
          <>
            <ProposalsPart task={task} proposals={rows} onChange={query.refresh} />
            <MakePart task={task} proposals={rows} onChange={onChange} />
          </>
        )}
      </Loaded>
    </>
  );
}
