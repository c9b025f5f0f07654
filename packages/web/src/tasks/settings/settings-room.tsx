import type { ReactElement } from 'react';
import { api } from '../../api/api.js';
import { counted } from '../../shell/format.js';
import { RemovePart } from '../../shell/remove-part.js';
import type { TaskPart } from '../task-part.js';
import { AboutPart } from './about-part.js';
import { MetricsPart } from './metrics-part.js';
import { PhasesPart } from './phases-part.js';
import { RankedPart } from './ranked-part.js';
import { ReleasePart } from './release-part.js';
import { RescorePart } from './rescore-part.js';
import { TextsPart } from './texts-part.js';

/** Where a task is set up. */
export default function SettingsRoom(part: TaskPart): ReactElement {
  const { id, name, teams, submissions } = part.task;
  return (
    <div className="parts">
      <TextsPart {...part} />
      <MetricsPart {...part} />
      <PhasesPart {...part} />
      <ReleasePart {...part} />
      <RankedPart {...part} />
      <AboutPart {...part} />
      <RescorePart {...part} />
      <section aria-labelledby="take-away">
        <h2 id="take-away">Take it away</h2>
        <p>
          One file with all that the task holds: source, golds, teams, submissions and scores; only the keys of links
          are left out. It opens as a new task, here or on another machine.
        </p>
        <p>
          <a className="button" href={api.href('/tasks/:task/export', { param: { task: id } })} download>
            Download everything
          </a>
        </p>
      </section>
      <RemovePart
        {...{ what: 'task', name }}
        onRemove={() => api.delete('/tasks/:task', { param: { task: id } })}
        loss={`Its ${counted(teams, 'team')} and ${counted(submissions, 'submission')} are removed with it. Download everything first if it may be needed.`}
      />
    </div>
  );
}
