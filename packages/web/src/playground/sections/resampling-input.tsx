import type { ReactElement } from 'react';
import { NumberField } from '../../shell/number-field.js';
import { MOST_RESAMPLES } from '../link/check-input.js';
import { USUAL_RESAMPLING, type Resampling } from '../playground-input.js';

interface ResamplingInputProps {
  readonly resampling: Resampling | undefined;
  /** The names of the systems that can be tested against. */
  readonly systems: readonly string[];
  readonly onResampling: (resampling: Resampling | undefined) => void;
}

/** Whether to give intervals and tests, and how to draw them. */
export function ResamplingInput({ resampling, systems, onResampling }: ResamplingInputProps): ReactElement {
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={resampling !== undefined}
          onChange={(event) => {
            onResampling(event.target.checked ? USUAL_RESAMPLING : undefined);
          }}
        />
        Confidence intervals and tests
      </label>
      {resampling !== undefined && (
        <div className="fields">
          <NumberField
            label="Resamples"
            hint="of the sentences"
            min={1}
            max={MOST_RESAMPLES}
            value={resampling.resamples}
            onChange={(resamples) => {
              onResampling({ ...resampling, resamples });
            }}
          />
          <NumberField
            label="Seed"
            hint="the same seed draws the same"
            min={0}
            max={999_999_999}
            value={resampling.seed}
            onChange={(seed) => {
              onResampling({ ...resampling, seed });
            }}
          />
          <label className="number-field">
            Baseline
            <select
              value={resampling.baseline ?? ''}
              onChange={(event) => {
                const { baseline: _, ...others } = resampling;
                const chosen = event.target.value;
                onResampling(chosen === '' ? others : { ...others, baseline: chosen });
              }}
            >
              <option value="">the first system</option>
              {systems.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        </div>
      )}
    </>
  );
}
