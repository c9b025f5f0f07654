import { counted } from '@stet/core/internal';
import type { AnnotatedGold } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';
import type { TaskProps } from '../tasks/task-props.js';
import { DroppedMarks } from './dropped-marks.js';

/** Makes the task's gold from the marks. */
export function GoldSection({ task }: TaskProps): ReactElement {
  const { id, goldVersion } = task;
  const [gold, setGold] = useState<AnnotatedGold>();
  const { run, busy, error } = useAction(async () => {
    setGold(await api.post('/tasks/:task/annotation/gold', { param: { task: id } }));
  });
  return (
    <section aria-labelledby="make-gold">
      <h2 id="make-gold">Gold</h2>
      <p>
        The essays that are done become the source of the task, and the marks in them its gold.{' '}
        {goldVersion > 0 && 'There is a gold already: the new one replaces it, and everything is scored again.'}
      </p>
      <button type="button" className="main" disabled={busy} onClick={run}>
        {goldVersion > 0 ? 'Make the gold again' : 'Make the gold'}
      </button>
      {error !== undefined && <ProblemNote error={error} />}
      <div role="status">
        {gold !== undefined && (
          <div className="note">
            <p>
              Gold version {gold.goldVersion}: {counted(gold.sentences, 'sentence')}, {counted(gold.edits, 'edit')} of{' '}
              {counted(gold.essays, 'essay')}.
            </p>
            {gold.leftOut.length > 0 && <p>Not done, and left out: {gold.leftOut.join(', ')}.</p>}
            <DroppedMarks notes={gold.dropped} outcome="not in the gold" />
          </div>
        )}
      </div>
    </section>
  );
}
