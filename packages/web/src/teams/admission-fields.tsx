import type { TaskSettings } from '@stet/server';
import type { ReactElement } from 'react';
import { words } from '../language/words.js';
import { Check } from '../shell/choices.js';
import { NumberField } from '../shell/strict-field.js';

type Registration = TaskSettings['registration'];

interface AdmissionFieldsProps {
  readonly value: Registration;
  readonly onChange: (registration: Registration) => void;
}

/** How many teams one link admits, and whether each waits for an organiser. */
export function AdmissionFields({ value: registration, onChange }: AdmissionFieldsProps): ReactElement {
  const { admission } = words().teams;
  return (
    <>
      <NumberField
        label={admission.most}
        hint={admission.mostHint}
        min={1}
        max={10_000}
        value={registration.most}
        onChange={(most) => onChange({ ...registration, most })}
      />
      <Check value={registration.approval} onChange={(approval) => onChange({ ...registration, approval })}>
        {admission.approval}
      </Check>
    </>
  );
}
