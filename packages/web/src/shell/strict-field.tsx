import { useId, useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { words } from '../language/words.js';

interface StrictFieldProps<Value> extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'title'> {
  readonly label: ReactNode;
  readonly hint: string;
  /** Instead of the hint while the text does not fit. */
  readonly fault?: string;
  readonly title?: string;
  readonly value: string | number;
  /** What the text stands for; undefined where it does not fit. */
  readonly read: (field: HTMLInputElement) => { readonly value: Value } | undefined;
  readonly onChange: (value: Value) => void;
}

/** A field that passes on only what fits. Until then the text stays as typed. */
export function StrictField<Value>(props: StrictFieldProps<Value>): ReactElement {
  const { label, hint, fault = hint, title, value, read, onChange, ...input } = props;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <div className="number-field" title={title}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        {...input}
        value={typed ?? value}
        aria-describedby={`${id}-hint`}
        aria-invalid={typed !== undefined}
        onChange={({ target }) => {
          const fitting = read(target);
          setTyped(fitting === undefined ? target.value : undefined);
          if (fitting !== undefined) onChange(fitting.value);
        }}
      />
      <small id={`${id}-hint`}>{typed === undefined ? hint : fault}</small>
    </div>
  );
}

/** A whole number and its bounds. */
export interface NumberFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export function NumberField(props: NumberFieldProps): ReactElement {
  const { min, max } = props;
  const read = ({ value: text }: HTMLInputElement): { readonly value: number } | undefined => {
    const value = Number(text);
    return text !== '' && Number.isInteger(value) && value >= min && value <= max ? { value } : undefined;
  };
  const fault = words().shell.wholeNumber(min, max);
  return <StrictField {...props} type="number" required step={1} fault={fault} read={read} />;
}

const LANGUAGE = '([A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4})?';

interface LanguageFieldProps {
  /** What the language is of, where it is not that of sentences. */
  readonly hint?: string;
  readonly required?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The language of the sentences, as HTML names it; empty if it is not said. */
export function LanguageField({ hint, ...props }: LanguageFieldProps): ReactElement {
  const { shell } = words();
  return (
    <StrictField
      {...props}
      label={shell.language}
      hint={hint ?? shell.languageHint}
      type="text"
      autoComplete="off"
      spellCheck={false}
      pattern={LANGUAGE}
      read={({ value }) => (new RegExp(`^(?:${LANGUAGE})$`, 'u').test(value) ? { value } : undefined)}
    />
  );
}
