import { counted } from '@stet/core/internal';
import type { ReactElement } from 'react';
import { api } from '../../api/api.js';
import { RemoveSection } from '../../shell/remove-section.js';
import { SaveForm } from '../../shell/save-form.js';
import type { TaskProps } from '../task-props.js';
import { AboutSection } from './about-section.js';
import { MetricsSection } from './metrics-section.js';
import { PhasesSection } from './phases-section.js';
import { RankedSection } from './ranked-section.js';
import { ReleaseSection } from './release-section.js';
import { RescoreSection } from './rescore-section.js';
import { TextsSection } from './texts-section.js';
import { useDraft } from './use-draft.js';

/** Where a task is set up. */
export default function SettingsRoom(props: TaskProps): ReactElement {
  const { id, name, teams, submissions } = props.task;
  const draft = useDraft(props.task);
  return (
    <div className="parts">
      <TextsSection {...props} />
      <SaveForm drafts={[draft]}>
        <MetricsSection {...props} draft={draft} />
        <PhasesSection draft={draft} />
        <ReleaseSection {...props} draft={draft} />
        <RankedSection draft={draft} />
        <AboutSection draft={draft} />
      </SaveForm>
      <RescoreSection {...props} />
      <section aria-labelledby="take-away">
        <h2 id="take-away">Download</h2>
        <p>
          One file with everything in the task: source, golds, teams, submissions and scores; only the keys of links are
          left out. You can open it as a new task, here or on another server.
        </p>
        <p>
          <a className="button" href={api.href('/tasks/:task/export', { param: { task: id } })} download>
            Download everything
          </a>
        </p>
      </section>
      <RemoveSection
        what="task"
        name={name}
        onRemove={() => api.delete('/tasks/:task', { param: { task: id } })}
        loss={`Its ${counted(teams, 'team')} and ${counted(submissions, 'submission')} are removed with it. Download everything first if you may need it.`}
      />
    </div>
  );
}
