import { useId, useState, type ReactElement } from 'react';
import type { PlaygroundOptions } from '../playground-input.js';
import { isOptionValue, type NumberOption, type OptionField } from '../playground-options.js';

interface OptionInputProps<Field extends OptionField = OptionField> {
  readonly field: Field;
  readonly options: PlaygroundOptions;
  readonly onOptions: (options: PlaygroundOptions) => void;
}

/** An option of a metric, named as on the command line. */
export function OptionInput({ field, options, onOptions }: OptionInputProps): ReactElement {
  const id = useId();
  if (field.kind === 'number') return <NumberInput {...{ field, options, onOptions }} />;
  const value = options[field.key];
  if (field.kind === 'check') {
    return (
      <label className="check">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => {
            onOptions(withOption(options, field, event.target.checked ? true : undefined));
          }}
        />
        {field.label} <OfMetrics field={field} />
      </label>
    );
  }
  return (
    <div className="number-field">
      <label htmlFor={id}>
        {field.label} <OfMetrics field={field} />
      </label>
      <select
        id={id}
        value={typeof value === 'string' ? value : field.choices[0]}
        onChange={(event) => {
          const choice = event.target.value;
          onOptions(withOption(options, field, choice === field.choices[0] ? undefined : choice));
        }}
      >
        {field.choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </div>
  );
}

/** What is typed stays as typed; only a number that fits is passed on. */
function NumberInput({ field, options, onOptions }: OptionInputProps<NumberOption>): ReactElement {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const value = options[field.key];
  return (
    <div className="number-field">
      <label htmlFor={id}>
        {field.label} <OfMetrics field={field} />
      </label>
      <input
        id={id}
        type="number"
        min={0}
        step={field.whole ? 1 : 'any'}
        value={typed ?? (typeof value === 'number' ? value : '')}
        aria-describedby={`${id}-hint`}
        aria-invalid={typed !== undefined}
        onChange={(event) => {
          const { value: text, validity } = event.target;
          const number = text === '' && !validity.badInput ? undefined : Number(text || Number.NaN);
          const fits = number === undefined || isOptionValue(field, number);
          setTyped(fits ? undefined : text);
          if (fits) onOptions(withOption(options, field, number));
        }}
      />
      <small id={`${id}-hint`}>
        {typed === undefined ? `usually ${field.usual}` : `a ${field.whole ? 'whole ' : ''}number, 0 or more`}
      </small>
    </div>
  );
}

function OfMetrics({ field }: { readonly field: OptionField }): ReactElement {
  return <span className="quiet">({field.metrics.join(', ')})</span>;
}

/** The options with this one changed; undefined takes it away. */
function withOption(options: PlaygroundOptions, { key }: OptionField, value: unknown): PlaygroundOptions {
  const { [key]: _, ...others } = options;
  return value === undefined ? others : { ...others, [key]: value };
}
