import type { ComponentProps, ReactElement, ReactNode } from 'react';

interface TextInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A line of text with its label around it; `className` is the label's. */
export function TextInput({ label, hint, className, onChange, ...input }: TextInputProps): ReactElement {
  return (
    <label className={className}>
      {label}
      <input type="text" dir="auto" {...input} onChange={({ target }) => onChange(target.value)} />
      {hint !== undefined && <small>{hint}</small>}
    </label>
  );
}

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Several lines of text. */
export function TextArea({ label, onChange, ...area }: TextAreaProps): ReactElement {
  return (
    <label>
      {label}
      <textarea dir="auto" {...area} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}
