import type { ComponentProps, ReactElement, ReactNode } from 'react';

interface CheckProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'title'> {
  readonly value: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A box to tick, or with `type="radio"` one of several to choose, with its words beside it. */
export function Check({ value, onChange, title, children, ...input }: CheckProps): ReactElement {
  return (
    <label className="check" title={title}>
      <input type="checkbox" {...input} checked={value} onChange={({ target }) => onChange(target.checked)} />
      {children}
    </label>
  );
}

/** What can be chosen, with its words. */
type Options<Value> = readonly (readonly [value: Value, words: ReactNode])[];

interface ChoiceProps<Value> {
  /** What is chosen, for screen readers. */
  readonly legend: string;
  readonly name: string;
  readonly options: Options<Value>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

/** A choice between a few options that are all in view. */
export function Choice<Value extends string | null>(props: ChoiceProps<Value>): ReactElement {
  const { legend, name, options, value, onChange, disabled } = props;
  return (
    <fieldset className="choice" disabled={disabled}>
      <legend className="unseen">{legend}</legend>
      {options.map(([option, words]) => (
        <label key={option}>
          <input type="radio" name={name} checked={value === option} onChange={() => onChange(option)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface SelectProps<Value> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  readonly label: ReactNode;
  readonly options: Options<Value>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice from a menu; `className` is the label's. */
export function Select<Value extends string>(props: SelectProps<Value>): ReactElement {
  const { label, className, options, onChange, ...select } = props;
  return (
    <label className={className}>
      {label}
      <select {...select} onChange={({ target }) => onChange(target.value as Value)}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
