import type { ReactElement } from 'react';
import { api } from '../../api/api.js';
import { words } from '../../language/words.js';
import { RemoveSection } from '../../shell/remove-section.js';
import { SaveForm } from '../../shell/save-form.js';
import type { TaskProps } from '../task-props.js';
import { AboutSection } from './about-section.js';
import { ComparisonSection } from './comparison-section.js';
import { MetricsSection } from './metrics-section.js';
import { PhasesSection } from './phases-section.js';
import { RankedSection } from './ranked-section.js';
import { ReleaseSection } from './release-section.js';
import { RescoreSection } from './rescore-section.js';
import { TextsSection } from './texts-section.js';
import { useDraft } from './use-draft.js';

/** Where a task is set up. */
export default function SettingsRoom(props: TaskProps): ReactElement {
  const { id, name, teams, submissions, benchmark } = props.task;
  const draft = useDraft(props.task);
  const { download, remove } = words().tasks;
  return (
    <div className="parts">
      <TextsSection {...props} />
      <SaveForm drafts={[draft]}>
        <MetricsSection {...props} draft={draft} />
        <ComparisonSection draft={draft} />
        <PhasesSection draft={draft} />
        <ReleaseSection {...props} draft={draft} />
        <RankedSection draft={draft} />
        <AboutSection draft={draft} />
      </SaveForm>
      <RescoreSection {...props} />
      <section aria-labelledby="take-away">
        <h2 id="take-away">{download.title}</h2>
        <p>{download.intro}</p>
        <p>
          <a className="button" href={api.href('/tasks/:task/export', { param: { task: id } })} download>
            {download.everything}
          </a>
        </p>
      </section>
      <RemoveSection
        what="task"
        name={name}
        onRemove={() => api.delete('/tasks/:task', { param: { task: id } })}
        to={benchmark === null ? '/' : `/benchmarks/${benchmark.id}/data-sets`}
        loss={remove.loss(teams, submissions)}
      />
    </div>
  );
}
