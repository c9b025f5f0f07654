import type { ReactElement } from 'react';
import { useQuery } from '../api/use-query.js';
import { words } from '../language/words.js';
import { Loaded } from '../shell/loaded.js';
import type { TaskProps } from '../tasks/task-props.js';
import { BothBoards } from './both-boards.js';
import { MakeSection } from './make-section.js';
import { ProposalsSection } from './proposals-section.js';
import { UploadSection } from './upload-section.js';
import { WindowSection } from './window-section.js';

const LOOK_AGAIN_MS = 5000;

/** Alternative answers: proposals and the gold made from them for organisers, both leaderboards for everybody. */
export default function AlternativesRoom({ task }: TaskProps): ReactElement {
  return (
    <div className="parts">
      {task.may.organise && <OrganiserSections task={task} />}
      {task.alternativesVersion > 0 && <BothBoards task={task} />}
    </div>
  );
}

function OrganiserSections({ task }: TaskProps): ReactElement {
  const query = useQuery('/tasks/:task/proposals', { param: { task: task.id }, everyMs: LOOK_AGAIN_MS });
  return (
    <>
      <WindowSection task={task} />
      <Loaded query={query} what={words().alternatives.wanted}>
        {({ rows }) => (
          <>
            <ProposalsSection task={task} proposals={rows} />
            <MakeSection task={task} proposals={rows} />
          </>
        )}
      </Loaded>
      <UploadSection task={task} />
    </>
  );
}
