import { useId, useState, type ReactElement } from 'react';

interface NumberFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A whole number within bounds. The text stays as typed; only a valid number is passed on. */
export function NumberField({ label, hint, min, max, value, onChange }: NumberFieldProps): ReactElement {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined;
  return (
    <div className="number-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        required
        min={min}
        max={max}
        step={1}
        value={typed ?? value}
        aria-describedby={`${id}-hint`}
        aria-invalid={isWrong}
        onChange={(event) => {
          const text = event.target.value;
          const number = Number(text);
          const fits = text !== '' && Number.isInteger(number) && number >= min && number <= max;
          setTyped(fits ? undefined : text);
          if (fits) onChange(number);
        }}
      />
      <small id={`${id}-hint`}>{isWrong ? `a whole number from ${min} to ${max}` : hint}</small>
    </div>
  );
}
