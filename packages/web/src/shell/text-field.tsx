import { useId, useState, type ReactElement } from 'react';

interface TextFieldProps {
  readonly label: string;
  readonly hint: string;
  /** What the text must look like. */
  readonly pattern: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A short text of a certain form. The text stays as typed; only a valid one is passed on. */
export function TextField({ label, hint, pattern, value, onChange }: TextFieldProps): ReactElement {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <div className="number-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        pattern={pattern}
        value={typed ?? value}
        aria-describedby={`${id}-hint`}
        aria-invalid={typed !== undefined}
        onChange={(event) => {
          const text = event.target.value;
          const fits = new RegExp(`^(?:${pattern})$`, 'u').test(text);
          setTyped(fits ? undefined : text);
          if (fits) onChange(text);
        }}
      />
      <small id={`${id}-hint`}>{hint}</small>
    </div>
  );
}
