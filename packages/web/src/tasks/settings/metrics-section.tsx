import type { MetricName } from '@stet/server';
import type { ReactElement } from 'react';
import { counted, metricKinds } from '@stet/core/internal';
import { Check } from '../../shell/choices.js';
import { ListTable } from '../../shell/list-table.js';
import { NumberField } from '../../shell/strict-field.js';
import type { TaskProps } from '../task-props.js';
import type { Draft } from './use-draft.js';

/** Settings that scores depend on. */
const RESCORED = ['metrics', 'resamples', 'confidence', 'seed'] as const;

/** Which metrics are computed, which one ranks, and the settings of its intervals. */
export function MetricsSection({ task, draft }: TaskProps & { readonly draft: Draft }): ReactElement {
  const { metrics, official, confidence } = draft.value;
  const { settings } = task;
  const changesScores = RESCORED.some((key) => JSON.stringify(draft.value[key]) !== JSON.stringify(settings[key]));
  const offered = [
    ...metricKinds,
    ...task.metricPrograms.map((name) => ({ name, title: name, dependsOnSystems: false })),
  ];
  const toggle = (metric: MetricName): void => {
    const chosen = offered.map(({ name }) => name).filter((name) => (name === metric) !== metrics.includes(name));
    draft.change({ metrics: chosen, official: chosen.includes(official) ? official : chosen[0] });
  };
  return (
    <section aria-labelledby="metrics">
      <h2 id="metrics">Metrics</h2>
      <ListTable columns={['Metric', 'Computed', 'Official']} narrow>
        {offered.map(({ name: metric, title, dependsOnSystems }) => {
          const isChosen = metrics.includes(metric);
          return (
            <tr key={metric}>
              <th scope="row">
                {title}
                {dependsOnSystems && (
                  <p className="quiet">unweighted here, since each submission is scored by itself</p>
                )}
              </th>
              <td>
                <Check value={isChosen} disabled={isChosen && metrics.length === 1} onChange={() => toggle(metric)}>
                  <span className="unseen">Compute {title}</span>
                </Check>
              </td>
              <td>
                <Check
                  type="radio"
                  name="official"
                  value={official === metric}
                  disabled={!isChosen}
                  onChange={() => draft.change({ official: metric })}
                >
                  <span className="unseen">Rank by {title}</span>
                </Check>
              </td>
            </tr>
          );
        })}
      </ListTable>
      <div className="fields">
        <NumberField
          label="Resamples"
          hint="draws of the sentences, for intervals and clusters"
          min={100}
          max={10_000}
          {...draft.field('resamples')}
        />
        <NumberField
          label="Confidence, percent"
          hint="of the intervals"
          min={50}
          max={99}
          value={Math.round(100 * confidence)}
          onChange={(changed) => draft.change({ confidence: changed / 100 })}
        />
        <NumberField
          label="Seed"
          hint="the same seed draws the same sentences"
          min={0}
          max={2_147_483_647}
          {...draft.field('seed')}
        />
      </div>
      {changesScores && task.submissions > 0 && task.goldVersion > 0 && (
        <p className="note">
          With other metrics, the scores of {counted(task.submissions, 'submission')} become stale and are computed
          again.
        </p>
      )}
    </section>
  );
}
