import { normalisations, units, type Normalisation } from '@stet/core/internal';
import type { ReactElement } from 'react';
import { words } from '../../language/words.js';
import { Check } from '../../shell/choices.js';
import type { Draft } from './use-draft.js';

const STEPS = normalisations.filter((step) => step !== 'none');

/** What texts are cut into and how they are changed before any metric compares them. */
export function ComparisonSection({ draft }: { readonly draft: Draft }): ReactElement {
  const { unit, normalise } = draft.value;
  const { comparison } = words().tasks;
  const toggle = (step: Normalisation): void => {
    const chosen = STEPS.filter((name) => (name === step) !== normalise.includes(name));
    draft.change({ normalise: chosen.length === 0 ? ['none'] : chosen });
  };
  return (
    <section aria-labelledby="comparison">
      <h2 id="comparison">{comparison.title}</h2>
      <fieldset className="options">
        <legend>{comparison.unit}</legend>
        {units.map((name) => (
          <Check
            key={name}
            type="radio"
            name="unit"
            value={unit === name}
            onChange={() => draft.change({ unit: name })}
          >
            {comparison.units[name]}
          </Check>
        ))}
      </fieldset>
      <fieldset className="options">
        <legend>{comparison.before}</legend>
        {STEPS.map((step) => (
          <Check key={step} value={normalise.includes(step)} onChange={() => toggle(step)}>
            {comparison.steps[step]}
          </Check>
        ))}
      </fieldset>
    </section>
  );
}
