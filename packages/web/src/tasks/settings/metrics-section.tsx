import type { MetricName } from '@stet/server';
import type { ReactElement } from 'react';
import { metricKinds } from '@stet/core/internal';
import { counted } from '../../shell/format.js';
import { NumberField } from '../../shell/number-field.js';
import type { TaskProps } from '../task-props.js';
import { DraftForm } from './draft-form.js';
import { useDraft } from './use-draft.js';

/** Which metrics are computed, which one ranks, and the settings of its intervals. */
export function MetricsSection({ task }: TaskProps): ReactElement {
  const draft = useDraft(task);
  const { metrics, official, resamples, confidence, seed } = draft.value;
  const toggle = (metric: MetricName): void => {
    const chosen = metricKinds.map(({ name }) => name).filter((name) => (name === metric) !== metrics.includes(name));
    draft.change({ metrics: chosen, official: chosen.includes(official) ? official : chosen[0] });
  };
  return (
    <section aria-labelledby="metrics">
      <h2 id="metrics">Metrics</h2>
      <DraftForm draft={draft} what="the metrics">
        <table className="list narrow">
          <thead>
            <tr>
              <th scope="col">Metric</th>
              <th scope="col">Computed</th>
              <th scope="col">Official</th>
            </tr>
          </thead>
          <tbody>
            {metricKinds.map(({ name: metric, title }) => {
              const isChosen = metrics.includes(metric);
              return (
                <tr key={metric}>
                  <th scope="row">{title}</th>
                  <td>
                    <label className="check">
                      <input
                        type="checkbox"
                        checked={isChosen}
                        disabled={isChosen && metrics.length === 1}
                        onChange={() => {
                          toggle(metric);
                        }}
                      />
                      <span className="unseen">Compute {title}</span>
                    </label>
                  </td>
                  <td>
                    <label className="check">
                      <input
                        type="radio"
                        name="official"
                        checked={official === metric}
                        disabled={!isChosen}
                        onChange={() => {
                          draft.change({ official: metric });
                        }}
                      />
                      <span className="unseen">Rank by {title}</span>
                    </label>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <div className="fields">
          <NumberField
            label="Resamples"
            hint="draws of the sentences, for intervals and clusters"
            min={100}
            max={10_000}
            value={resamples}
            onChange={(changed) => {
              draft.change({ resamples: changed });
            }}
          />
          <NumberField
            label="Confidence, percent"
            hint="of the intervals"
            min={50}
            max={99}
            value={Math.round(100 * confidence)}
            onChange={(changed) => {
              draft.change({ confidence: changed / 100 });
            }}
          />
          <NumberField
            label="Seed"
            hint="the same seed draws the same sentences"
            min={0}
            max={2_147_483_647}
            value={seed}
            onChange={(changed) => {
              draft.change({ seed: changed });
            }}
          />
        </div>
        {!draft.isKept && task.submissions > 0 && task.goldVersion > 0 && (
          <p className="note">
            Other metrics need other scores: those of {counted(task.submissions, 'submission')} become stale and are
            computed anew.
          </p>
        )}
      </DraftForm>
    </section>
  );
}
