import type { AnnotatedGold } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { counted } from '../shell/format.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';
import type { TaskPart } from '../tasks/task-part.js';

/** Makes the gold of the task from what was marked. */
export function GoldPart({ task }: TaskPart): ReactElement {
  const { id, goldVersion } = task;
  const [made, setMade] = useState<AnnotatedGold>();
  const { run, busy, error } = useAction(async () => {
    setMade(await api.post('/tasks/:task/annotation/gold', { param: { task: id } }));
  });
  return (
    <section aria-labelledby="make-gold">
      <h2 id="make-gold">Gold</h2>
      <p>
        The essays that are done become the source of the task, and the marks in them its gold.{' '}
        {goldVersion > 0 && 'There is a gold already: the new one takes its place, and everything is scored again.'}
      </p>
      <button type="button" className="main" disabled={busy} onClick={run}>
        {goldVersion > 0 ? 'Make the gold again' : 'Make the gold'}
      </button>
      {error !== undefined && <ProblemNote error={error} />}
      <div role="status">
        {made !== undefined && (
          <div className="note">
            <p>
              Gold {made.goldVersion}: {counted(made.sentences, 'sentence')}, {counted(made.edits, 'edit')} of{' '}
              {counted(made.essays, 'essay')}.
            </p>
            {made.leftOut.length > 0 && <p>Not done, and left out: {made.leftOut.join(', ')}.</p>}
            {made.dropped.length > 0 && (
              <details>
                <summary>{counted(made.dropped.length, 'mark')} not in the gold</summary>
                <ul>
                  {made.dropped.map((note, at) => (
                    <li key={at}>
                      <bdi>{note}</bdi>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
