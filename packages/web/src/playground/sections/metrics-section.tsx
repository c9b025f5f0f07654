import { metricKinds } from '@stet/core/internal';
import type { ReactElement } from 'react';
import { Check } from '../../shell/choices.js';
import { fieldsOf } from '../../shell/fields-of.js';
import { isBlank, type PlaygroundInput } from '../playground-input.js';
import { PAGE_METRICS, usedMetrics } from '../playground-metrics.js';
import { optionsOf } from '../playground-options.js';
import { OptionInput } from './option-input.js';
import { ResamplingInput } from './resampling-input.js';
import { words } from '../../language/words.js';
import { whyUnusable } from './why-unusable.js';

interface MetricsSectionProps {
  readonly input: PlaygroundInput;
  readonly onChange: (change: Partial<PlaygroundInput>) => void;
}

/** Which metrics, with which options, and whether with intervals. */
export function MetricsSection({ input, onChange }: MetricsSectionProps): ReactElement {
  const { playground, metrics: metricWords } = words();
  const { basis, metrics, options, resampling, systems } = input;
  const field = fieldsOf(input, onChange);
  return (
    <section aria-labelledby="metrics">
      <h2 id="metrics">{playground.metrics}</h2>
      <div className="checks">
        {metricKinds.map((kind) => {
          const { name, title, definition } = kind;
          const reason = whyUnusable(kind, basis);
          return (
            <Check
              key={name}
              title={metricWords.definition(name, definition)}
              value={metrics.includes(name)}
              disabled={reason !== undefined}
              onChange={() => {
                const names = PAGE_METRICS.map((candidate) => candidate.name);
                onChange({ metrics: names.filter((other) => (other === name) !== metrics.includes(other)) });
              }}
            >
              {title}
              {reason !== undefined && <span className="quiet">{reason}</span>}
            </Check>
          );
        })}
      </div>
      <ResamplingInput
        resampling={resampling}
        systems={systems.filter((system) => !isBlank(system)).map(({ name }) => name)}
        onResampling={field('resampling').onChange}
      />
      <details className="options">
        <summary>{playground.optionsOfMetrics}</summary>
        <div className="fields">
          {optionsOf(usedMetrics(input)).map((option) => (
            <OptionInput key={option.key} field={option} options={options} onOptions={field('options').onChange} />
          ))}
        </div>
      </details>
    </section>
  );
}
