import type { ReactElement } from 'react';
import { api } from '../../api/api.js';
import { words } from '../../language/words.js';
import { ProblemNote } from '../../shell/problem-note.js';
import { useAction } from '../../shell/use-action.js';
import type { TaskProps } from '../task-props.js';

/** Scores everything again, and shows the progress. */
export function RescoreSection({ task }: TaskProps): ReactElement {
  const { id, submissions, waiting, goldVersion } = task;
  const { run, busy, error } = useAction(async () => {
    await api.post('/tasks/:task/rescore', { param: { task: id } });
  });
  const { rescore } = words().tasks;
  return (
    <section aria-labelledby="scores">
      <h2 id="scores">{rescore.title}</h2>
      <p>{rescore.intro}</p>
      {waiting > 0 && (
        <div className="far">
          <progress
            value={submissions - Math.min(waiting, submissions)}
            max={Math.max(1, submissions)}
            aria-label={rescore.progress}
          />
          <span role="status">{rescore.waiting(waiting)}</span>
        </div>
      )}
      {error !== undefined && <ProblemNote error={error} />}
      <p>
        <button type="button" disabled={busy || submissions === 0 || goldVersion === 0} onClick={run}>
          {rescore.again}
        </button>
      </p>
    </section>
  );
}
