import { counted } from '@stet/core/internal';
import type { Task } from '@stet/server';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useQuery } from '../api/use-query.js';
import { LinkedItem } from '../shell/linked-item.js';
import { Loaded } from '../shell/loaded.js';
import { useNow } from '../time/use-now.js';
import { nextStep } from './next-step.js';

/** All shared tasks, and what to do next with each. */
export function TaskList(): ReactElement {
  const tasks = useQuery('/tasks', { query: { limit: 200 } });
  const now = useNow();
  return (
    <section aria-labelledby="tasks">
      <div className="title-row">
        <h2 id="tasks">Shared tasks</h2>
        <Link href="/tasks/new" className="button">
          New task
        </Link>
      </div>
      <Loaded query={tasks} what="the shared tasks">
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="empty">
              In a shared task teams correct the same sentences, hand in what their systems wrote, and are ranked by one
              metric against a gold standard. It needs essays to annotate, or a gold that exists.
            </p>
          ) : (
            <ul className="campaigns">
              {rows.map((task) => (
                <TaskRow key={task.id} task={task} now={now} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function TaskRow({ task, now }: { readonly task: Task; readonly now: number }): ReactElement {
  const { id, name, sentences, teams, submissions, phase, settings } = task;
  return (
    <LinkedItem href={`/tasks/${id}`} name={name}>
      <p className="facts">
        {phase !== null && (
          <span className="state running">
            <bdi>{settings.phases[phase].name}</bdi>
          </span>
        )}
        <span>{counted(sentences, 'sentence')}</span>
        <span>{counted(teams, 'team')}</span>
        <span>{counted(submissions, 'submission')}</span>
      </p>
      <p className="next">{nextStep(task, now)}</p>
    </LinkedItem>
  );
}
