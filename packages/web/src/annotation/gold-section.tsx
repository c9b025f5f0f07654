import type { AnnotatedGold } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { words } from '../language/words.js';
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
  const texts = words().annotation.gold;
  return (
    <section aria-labelledby="make-gold">
      <h2 id="make-gold">{texts.title}</h2>
      <p>
        {texts.intro} {goldVersion > 0 && texts.replaces}
      </p>
      <button type="button" className="main" disabled={busy} onClick={run}>
        {goldVersion > 0 ? texts.again : texts.make}
      </button>
      {error !== undefined && <ProblemNote error={error} />}
      <div role="status">
        {gold !== undefined && (
          <div className="note">
            <p>{texts.made(gold.goldVersion, gold.sentences, gold.edits, gold.essays)}</p>
            {gold.leftOut.length > 0 && <p>{texts.leftOut(gold.leftOut.join(', '))}</p>}
            <DroppedMarks notes={gold.dropped} summary={texts.notInGold} />
          </div>
        )}
      </div>
    </section>
  );
}
