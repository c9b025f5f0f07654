import { useId, type ReactElement } from 'react';
import { words } from '../language/words.js';
import { ownZone } from './zoned-time.js';

interface ZoneFieldProps {
  readonly value: string;
  readonly onChange: (zone: string) => void;
}

/** UTC first, then the reader's own zone, then all others. */
function zones(current: string): string[] {
  const supported = Intl.supportedValuesOf('timeZone');
  return [...new Set(['UTC', ...supported.filter((zone) => zone === ownZone()), current, ...supported])];
}

/** Chooses the time zone in which dates are shown. */
export function ZoneField({ value, onChange }: ZoneFieldProps): ReactElement {
  const { time } = words();
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{time.zone}</label>
      <select id={id} value={value} aria-describedby={`${id}-hint`} onChange={(event) => onChange(event.target.value)}>
        {zones(value).map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
      <small id={`${id}-hint`}>{time.zoneHint}</small>
    </div>
  );
}
