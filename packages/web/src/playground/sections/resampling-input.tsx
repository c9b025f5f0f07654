import type { ReactElement } from 'react';
import { Check, Select } from '../../shell/choices.js';
import { fieldsOf } from '../../shell/fields-of.js';
import { NumberField } from '../../shell/strict-field.js';
import { MOST_RESAMPLES } from '../link/check-input.js';
import { USUAL_RESAMPLING, type Resampling } from '../playground-input.js';
import { words } from '../../language/words.js';

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
      <Check
        value={resampling !== undefined}
        onChange={(isChosen) => onResampling(isChosen ? USUAL_RESAMPLING : undefined)}
      >
        {words().playground.intervalsAndTests}
      </Check>
      {resampling !== undefined && <ResamplingFields {...{ resampling, systems, onResampling }} />}
    </>
  );
}

type ResamplingFieldsProps = ResamplingInputProps & { readonly resampling: Resampling };

function ResamplingFields({ resampling, systems, onResampling }: ResamplingFieldsProps): ReactElement {
  const { playground } = words();
  const field = fieldsOf(resampling, (changes) => onResampling({ ...resampling, ...changes }));
  return (
    <div className="fields">
      <NumberField
        label={playground.resamples}
        hint={playground.resamplesHint}
        min={1}
        max={MOST_RESAMPLES}
        {...field('resamples')}
      />
      <NumberField label={playground.seed} hint={playground.seedHint} min={0} max={999_999_999} {...field('seed')} />
      <Select
        className="number-field"
        label={playground.baseline}
        options={[['', playground.firstSystem], ...systems.map((name) => [name, name] as const)]}
        value={resampling.baseline ?? ''}
        onChange={(baseline) => {
          const { resamples, seed } = resampling;
          onResampling(baseline === '' ? { resamples, seed } : { resamples, seed, baseline });
        }}
      />
    </div>
  );
}
