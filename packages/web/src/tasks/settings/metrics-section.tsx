import type { MetricName } from '@stet/server';
import type { ReactElement } from 'react';
import { metricKinds } from '@stet/core/internal';
import { words } from '../../language/words.js';
import { Check } from '../../shell/choices.js';
import { ListTable } from '../../shell/list-table.js';
import { NumberField } from '../../shell/strict-field.js';
import type { TaskProps } from '../task-props.js';
import type { Draft } from './use-draft.js';

/** Settings that scores depend on. */
const RESCORED = ['metrics', 'unit', 'normalise', 'resamples', 'confidence', 'seed'] as const;

/** Which metrics are computed, which one ranks, and the settings of its intervals. */
export function MetricsSection({ task, draft }: TaskProps & { readonly draft: Draft }): ReactElement {
  const { metrics, official, confidence } = draft.value;
  const { settings } = task;
  const texts = words().tasks.metrics;
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
      <h2 id="metrics">{texts.title}</h2>
      <ListTable columns={texts.columns} narrow>
        {offered.map(({ name: metric, title, dependsOnSystems }) => {
          const isChosen = metrics.includes(metric);
          return (
            <tr key={metric}>
              <th scope="row">
                {title}
                {dependsOnSystems && <p className="quiet">{texts.unweighted}</p>}
              </th>
              <td>
                <Check value={isChosen} disabled={isChosen && metrics.length === 1} onChange={() => toggle(metric)}>
                  <span className="unseen">{texts.compute(title)}</span>
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
                  <span className="unseen">{texts.rankBy(title)}</span>
                </Check>
              </td>
            </tr>
          );
        })}
      </ListTable>
      <div className="fields">
        <NumberField
          label={texts.resamples}
          hint={texts.resamplesHint}
          min={100}
          max={10_000}
          {...draft.field('resamples')}
        />
        <NumberField
          label={texts.confidence}
          hint={texts.confidenceHint}
          min={50}
          max={99}
          value={Math.round(100 * confidence)}
          onChange={(changed) => draft.change({ confidence: changed / 100 })}
        />
        <NumberField label={texts.seed} hint={texts.seedHint} min={0} max={2_147_483_647} {...draft.field('seed')} />
      </div>
      {changesScores && task.submissions > 0 && task.goldVersion > 0 && (
        <p className="note">{texts.rescored(task.submissions)}</p>
      )}
    </section>
  );
}
