import type { ReactElement } from 'react';
import { isBlank, type PlaygroundInput } from '../playground-input.js';
import { PAGE_METRICS, metricsFor, usedMetrics } from '../playground-metrics.js';
import { optionsOf } from '../playground-options.js';
import { OptionInput } from './option-input.js';
import { ResamplingInput } from './resampling-input.js';

interface MetricsSectionProps {
  readonly input: PlaygroundInput;
  readonly onChange: (change: Partial<PlaygroundInput>) => void;
}

/** Which metrics, with which options, and whether with intervals. */
export function MetricsSection({ input, onChange }: MetricsSectionProps): ReactElement {
  const { basis, metrics, options, resampling, systems } = input;
  const usable = metricsFor(basis);
  return (
    <section aria-labelledby="metrics">
      <h2 id="metrics">Metrics</h2>
      <div className="checks">
        {PAGE_METRICS.map(({ name, definition, needs }) => (
          <label key={name} className="check" title={definition}>
            <input
              type="checkbox"
              checked={metrics.includes(name)}
              disabled={!usable.includes(name)}
              onChange={(event) => {
                const chosen = event.target.checked ? [...metrics, name] : metrics.filter((one) => one !== name);
                onChange({ metrics: PAGE_METRICS.map((kind) => kind.name).filter((one) => chosen.includes(one)) });
              }}
            />
            {name}
            {!usable.includes(name) && <span className="quiet">needs gold {needs}</span>}
          </label>
        ))}
      </div>
      <ResamplingInput
        resampling={resampling}
        systems={systems.filter((system) => !isBlank(system)).map(({ name }) => name)}
        onResampling={(chosen) => {
          onChange({ resampling: chosen });
        }}
      />
      <details className="options">
        <summary>Options of the metrics</summary>
        <div className="fields">
          {optionsOf(usedMetrics(input)).map((field) => (
            <OptionInput
              key={field.key}
              field={field}
              options={options}
              onOptions={(changed) => {
                onChange({ options: changed });
              }}
            />
          ))}
        </div>
      </details>
    </section>
  );
}
