import type { Task } from '@stet/server';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useQuery } from '../api/use-query.js';
import { words } from '../language/words.js';
import { LinkedItem } from '../shell/linked-item.js';
import { Loaded } from '../shell/loaded.js';
import { useNow } from '../time/use-now.js';
import { nextStep } from './next-step.js';

/** All shared tasks, and what to do next with each. */
export function TaskList(): ReactElement {
  const query = useQuery('/tasks', { query: { limit: 200, dataSets: 'false' } });
  const { tasks } = words();
  const now = useNow();
  return (
    <section aria-labelledby="tasks">
      <div className="title-row">
        <h2 id="tasks">{tasks.title}</h2>
        <Link href="/tasks/new" className="button">
          {tasks.newTask}
        </Link>
      </div>
      <Loaded query={query} what={tasks.wanted}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="empty">{tasks.none}</p>
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
  const { tasks } = words();
  return (
    <LinkedItem href={`/tasks/${id}`} name={name}>
      <p className="facts">
        {phase !== null && (
          <span className="state running">
            <bdi>{settings.phases[phase].name}</bdi>
          </span>
        )}
        <span>{tasks.sentences(sentences)}</span>
        <span>{tasks.teams(teams)}</span>
        <span>{tasks.submissions(submissions)}</span>
      </p>
      <p className="next">{nextStep(task, now)}</p>
    </LinkedItem>
  );
}
