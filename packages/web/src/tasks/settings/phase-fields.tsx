import type { Phase } from '@stet/server';
import type { ReactElement } from 'react';
import { NumberField } from '../../shell/number-field.js';
import { MomentField } from '../../time/moment-field.js';
import { ZoneField } from '../../time/zone-field.js';
import { localTime, momentOf } from '../../time/zoned-time.js';

interface PhaseFieldsProps {
  readonly number: number;
  readonly phase: Phase;
  readonly onChange: (changes: Partial<Phase>) => void;
  readonly onRemove: () => void;
}

/** The fields of a phase. When the time zone changes, the local dates stay as written. */
export function PhaseFields({ number, phase, onChange, onRemove }: PhaseFieldsProps): ReactElement {
  const { name, opensAt, closesAt, timeZone, limit, limitPerDay } = phase;
  const moved = (ms: number, zone: string): number => momentOf(localTime(ms, timeZone), zone) ?? ms;
  return (
    <fieldset className="phase">
      <legend>Phase {number}</legend>
      <div className="fields">
        <label>
          Name
          <input
            type="text"
            required
            maxLength={200}
            dir="auto"
            value={name}
            onChange={(event) => {
              onChange({ name: event.target.value });
            }}
          />
        </label>
        <MomentField
          label="Opens"
          hint="the first moment"
          zone={timeZone}
          value={opensAt}
          required
          onChange={(ms) => {
            if (ms !== null) onChange({ opensAt: ms });
          }}
        />
        <MomentField
          label="Closes"
          hint="from then on nothing is taken"
          zone={timeZone}
          value={closesAt}
          required
          onChange={(ms) => {
            if (ms !== null) onChange({ closesAt: ms });
          }}
        />
        <ZoneField
          value={timeZone}
          onChange={(zone) => {
            onChange({ timeZone: zone, opensAt: moved(opensAt, zone), closesAt: moved(closesAt, zone) });
          }}
        />
        <NumberField
          label="Submissions of a team"
          hint="that were scored; 0 for any number"
          min={0}
          max={10_000}
          value={limit}
          onChange={(changed) => {
            onChange({ limit: changed });
          }}
        />
        <NumberField
          label="Of these in a day"
          hint="of the time zone; 0 for any number"
          min={0}
          max={1000}
          value={limitPerDay}
          onChange={(changed) => {
            onChange({ limitPerDay: changed });
          }}
        />
      </div>
      {closesAt <= opensAt && <p role="alert">It must close after it opens.</p>}
      <button type="button" className="quiet" onClick={onRemove}>
        Remove this phase
      </button>
    </fieldset>
  );
}
