import type { Task } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { Moment } from '../time/moment.js';
import { useNow } from '../time/use-now.js';

/** Which phase is open until when, or opens next; dates in the task's and in the reader's time zone. */
export function PhaseNote({ task: { phase, settings } }: { readonly task: Task }): ReactElement {
  const now = useNow();
  const { phases } = settings;
  const notes = words().tasks.phase;
  if (phase !== null) {
    const { name, closesAt, timeZone } = phases[phase];
    return (
      <p role="status">
        {notes.open(
          (text) => (
            <span className="state running">{text}</span>
          ),
          <bdi>{name}</bdi>,
          closesAt === null ? undefined : <Moment at={closesAt} zone={timeZone} />,
        )}
      </p>
    );
  }
  const coming = phases.filter(({ opensAt }) => opensAt > now).sort((a, b) => a.opensAt - b.opensAt);
  if (coming.length > 0) {
    const [{ name, opensAt, timeZone }] = coming;
    return <p role="status">{notes.opens(<bdi>{name}</bdi>, <Moment at={opensAt} zone={timeZone} />)}</p>;
  }
  return <p role="status">{phases.length === 0 ? notes.notSet : notes.closed}</p>;
}
