import { counted } from '@stet/core/internal';
import type { ReactElement } from 'react';
import { api } from '../../api/api.js';
import { ProblemNote } from '../../shell/problem-note.js';
import { useAction } from '../../shell/use-action.js';
import type { TaskProps } from '../task-props.js';

/** Scores everything again, and shows the progress. */
export function RescoreSection({ task }: TaskProps): ReactElement {
  const { id, submissions, waiting, goldVersion } = task;
  const { run, busy, error } = useAction(async () => {
    await api.post('/tasks/:task/rescore', { param: { task: id } });
  });
  return (
    <section aria-labelledby="scores">
      <h2 id="scores">Scores</h2>
      <p>
        When the gold or the metrics change, every score becomes stale: it is marked so, is no longer ranked, and is
        computed again by itself. Scores against different golds are never mixed.
      </p>
      {waiting > 0 && (
        <div className="far">
          <progress
            value={submissions - Math.min(waiting, submissions)}
            max={Math.max(1, submissions)}
            aria-label="Submissions scored"
          />
          <span role="status">{counted(waiting, 'submission')} to be scored</span>
        </div>
      )}
      {error !== undefined && <ProblemNote error={error} />}
      <p>
        <button type="button" disabled={busy || submissions === 0 || goldVersion === 0} onClick={run}>
          Rescore everything
        </button>
      </p>
    </section>
  );
}
