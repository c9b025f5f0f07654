import { useId, useState, type ReactElement } from 'react';
import { words } from '../language/words.js';
import { Moment } from './moment.js';
import { localTime, momentOf } from './zoned-time.js';

interface MomentFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly zone: string;
  /** Null for no moment. */
  readonly value: number | null;
  readonly required?: boolean;
  readonly onChange: (value: number | null) => void;
}

interface Typed {
  readonly text: string;
  /** What it stands for. */
  readonly value: number | null;
  readonly zone: string;
}

/** Date and time in a time zone, and below it in full, because browsers show fields by their own customs. */
export function MomentField(props: MomentFieldProps): ReactElement {
  const { label, hint, zone, value, required = false, onChange } = props;
  const id = useId();
  // The text stays as typed while it stands for the current value, such as an incomplete date or a skipped hour.
  const [typed, setTyped] = useState<Typed>();
  const shown = value === null ? '' : localTime(value, zone);
  const text = typed?.value === value && typed.zone === zone ? typed.text : shown;
  const isMoved = text !== '' && text !== shown;
  return (
    <div className="moment-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="datetime-local"
        required={required}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          const ms = momentOf(event.target.value, zone) ?? (required ? value : null);
          setTyped({ text: event.target.value, value: ms, zone });
          if (ms !== value) onChange(ms);
        }}
      />
      <small id={`${id}-hint`}>
        {isMoved ? (
          words().time.skippedTime(zone, shown.slice('YYYY-MM-DDT'.length))
        ) : value === null ? (
          hint
        ) : (
          <Moment at={value} zone={zone} />
        )}
      </small>
    </div>
  );
}
