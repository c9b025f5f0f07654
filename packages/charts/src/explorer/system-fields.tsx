import { useId, type ReactElement } from 'react';
import { chartWords } from '../language/chart-words.js';

interface SystemFieldsProps {
  readonly systems: readonly string[];
  readonly shown: readonly string[];
  readonly onSystems: (systems: readonly string[]) => void;
}

/** Menus for the system, and for another to show beside it. */
export function SystemFields({ systems, shown, onSystems }: SystemFieldsProps): ReactElement | null {
  const id = useId();
  if (systems.length < 2) return null;
  const [first, second] = shown;
  const { explorer: words, system } = chartWords();
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-one`}>{system}</label>
        <select
          id={`${id}-one`}
          value={first}
          onChange={({ target }) => {
            // Choosing the second system swaps the two.
            onSystems(shown.length < 2 ? [target.value] : [target.value, target.value === second ? first : second]);
          }}
        >
          {systems.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-other`}>{words.compareWith}</label>
        <select
          id={`${id}-other`}
          value={shown.length < 2 ? '' : second}
          onChange={({ target }) => onSystems(target.value === '' ? [first] : [first, target.value])}
        >
          <option value="">{words.noOther}</option>
          {systems
            .filter((name) => name !== first)
            .map((name) => (
              <option key={name}>{name}</option>
            ))}
        </select>
      </div>
    </>
  );
}
