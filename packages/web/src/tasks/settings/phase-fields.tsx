import type { Phase } from '@stet/server';
import type { ReactElement } from 'react';
import { fieldsOf } from '../../shell/fields-of.js';
import { words } from '../../language/words.js';
import { NumberField } from '../../shell/strict-field.js';
import { TextInput } from '../../shell/text-input.js';
import { MomentField } from '../../time/moment-field.js';
import { ZoneField } from '../../time/zone-field.js';
import { localTime, momentOf } from '../../time/zoned-time.js';

interface PhaseFieldsProps {
  readonly number: number;
  readonly phase: Phase;
  readonly onChange: (changes: Partial<Phase>) => void;
  readonly onRemove: () => void;
}

const DATES = ['opensAt', 'closesAt'] as const;

const LIMITS = [
  ['limit', 10_000],
  ['limitPerDay', 1000],
  ['limitPerMonth', 10_000],
] as const;

/** The fields of a phase. When the time zone changes, the local dates stay as written. */
export function PhaseFields({ number, phase, onChange, onRemove }: PhaseFieldsProps): ReactElement {
  const { opensAt, closesAt, timeZone } = phase;
  const field = fieldsOf(phase, onChange);
  const { phases } = words().tasks;
  const moved = (ms: number, zone: string): number => momentOf(localTime(ms, timeZone), zone) ?? ms;
  return (
    <fieldset className="phase">
      <legend>{phases.numbered(number)}</legend>
      <div className="fields">
        <TextInput label={words().shell.name} required maxLength={200} {...field('name')} />
        {DATES.map((key) => (
          <MomentField
            key={key}
            label={phases[key]}
            hint={phases[`${key}Hint`]}
            zone={timeZone}
            value={phase[key]}
            required={key === 'opensAt'}
            onChange={(ms) => {
              if (ms !== null || key === 'closesAt') onChange({ [key]: ms });
            }}
          />
        ))}
        <ZoneField
          value={timeZone}
          onChange={(zone) =>
            onChange({
              timeZone: zone,
              opensAt: moved(opensAt, zone),
              closesAt: closesAt === null ? null : moved(closesAt, zone),
            })
          }
        />
        {LIMITS.map(([key, max]) => (
          <NumberField key={key} label={phases[key]} hint={phases[`${key}Hint`]} min={0} max={max} {...field(key)} />
        ))}
      </div>
      {closesAt !== null && closesAt <= opensAt && <p role="alert">{phases.order}</p>}
      <button type="button" className="quiet" onClick={onRemove}>
        {phases.remove}
      </button>
    </fieldset>
  );
}
