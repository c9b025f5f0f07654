import { useId, type ReactElement } from 'react';
import { fitsOption, metricTitle, type MetricOption, type OptionValue, type SharedOption } from '@stet/core/internal';
import { Check } from '../../shell/choices.js';
import { StrictField } from '../../shell/strict-field.js';
import type { PlaygroundOptions } from '../playground-input.js';
import { speech, words } from '../../language/words.js';

interface OptionInputProps {
  readonly field: SharedOption;
  readonly options: PlaygroundOptions;
  readonly onOptions: (options: PlaygroundOptions) => void;
}

interface InputProps<Option extends MetricOption> {
  readonly field: SharedOption;
  readonly option: Option;
  readonly value: OptionValue | undefined;
  /** Undefined for the default. */
  readonly onValue: (value: OptionValue | undefined) => void;
}

type Kind<Name extends MetricOption['kind']> = Extract<MetricOption, { readonly kind: Name }>;

/** An option of a metric, named as on the command line. */
export function OptionInput({ field, options, onOptions }: OptionInputProps): ReactElement {
  const { key, option } = field;
  const onValue = (value: OptionValue | undefined): void => {
    const { [key]: _, ...others } = options;
    onOptions(value === undefined ? others : { ...others, [key]: value });
  };
  const props = { field, value: options[key], onValue };
  switch (option.kind) {
    case 'flag':
      return <FlagInput {...props} option={option} />;
    case 'choice':
      return <ChoiceInput {...props} option={option} />;
    case 'choices':
      return <ChoicesInput {...props} option={option} />;
    case 'words':
      return <WordsInput {...props} option={option} />;
    case 'number':
    case 'count':
      return <NumberInput {...props} option={option} />;
  }
}

function FlagInput({ field, option, value = option.default, onValue }: InputProps<Kind<'flag'>>): ReactElement {
  return (
    <Check
      title={helpOf(field)}
      value={value === true}
      onChange={(checked) => onValue(checked === option.default ? undefined : checked)}
    >
      <span>
        <FieldName field={field} />
      </span>
    </Check>
  );
}

function ChoiceInput({ field, option, value = option.default, onValue }: InputProps<Kind<'choice'>>): ReactElement {
  const id = useId();
  return (
    <div className="number-field" title={helpOf(field)}>
      <label htmlFor={id}>
        <FieldName field={field} />
      </label>
      <select
        id={id}
        value={String(value)}
        onChange={({ target }) => onValue(target.value === option.default ? undefined : target.value)}
      >
        {option.choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </div>
  );
}

function ChoicesInput({ field, option, value = option.default, onValue }: InputProps<Kind<'choices'>>): ReactElement {
  const isChosen = (choice: string): boolean => Array.isArray(value) && value.includes(choice);
  return (
    <fieldset className="checks" title={helpOf(field)}>
      <legend>
        <FieldName field={field} />
      </legend>
      {option.choices.map((choice) => (
        <Check
          key={choice}
          value={isChosen(choice)}
          onChange={() => {
            const chosen = option.choices.filter((name) => (name === choice) !== isChosen(name));
            onValue(chosen.length === 0 ? undefined : chosen);
          }}
        >
          {choice}
        </Check>
      ))}
    </fieldset>
  );
}

function WordsInput({ field, option, value = option.default, onValue }: InputProps<Kind<'words'>>): ReactElement {
  return (
    <StrictField
      title={helpOf(field)}
      label={<FieldName field={field} />}
      hint={words().playground.separatedBySpaces}
      fault={words().playground.optionRange.words}
      type="text"
      autoComplete="off"
      spellCheck={false}
      value={Array.isArray(value) ? value.join(' ') : ''}
      read={({ value: text }) => {
        if (text === '') return { value: undefined };
        const typed = text.split(' ');
        return fitsOption(option, typed) ? { value: typed } : undefined;
      }}
      onChange={onValue}
    />
  );
}

function NumberInput({ field, option, value, onValue }: InputProps<Kind<'number' | 'count'>>): ReactElement {
  return (
    <StrictField
      title={helpOf(field)}
      label={<FieldName field={field} />}
      hint={defaultOf(field)}
      fault={rangeOf(option)}
      type="number"
      min={option.min ?? option.above}
      max={option.max}
      step={option.kind === 'count' ? 1 : 'any'}
      value={typeof value === 'number' ? value : ''}
      read={({ value: text, validity }) => {
        if (text === '' && !validity.badInput) return { value: undefined };
        const number = Number(text || Number.NaN);
        return fitsOption(option, number) ? { value: number } : undefined;
      }}
      onChange={onValue}
    />
  );
}

function FieldName({ field: { flag, metrics } }: { readonly field: SharedOption }): ReactElement {
  return (
    <>
      {flag} <span className="quiet">({metrics.map(metricTitle).join(', ')})</span>
    </>
  );
}

const helpOf = ({ key, option }: SharedOption): string => words().metrics.option(key, option.help);

/** The default of a number; metrics may have different ones. */
function defaultOf({ usual }: SharedOption): string {
  const { playground } = words();
  return Number.isNaN(Number(usual))
    ? playground.defaultOfEachMetric
    : playground.defaultValue(speech().written(usual));
}

/** What a number may be. */
function rangeOf({ kind, min, above, max }: Kind<'number' | 'count'>): string {
  const range = words().playground.optionRange[kind];
  const shown = (bound: number): string => speech().written(String(bound));
  if (above !== undefined) return range.above(shown(above));
  if (min === undefined) return range.any;
  return max === undefined ? range.from(shown(min)) : range.between(shown(min), shown(max));
}
