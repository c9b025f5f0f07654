import { useId, type ReactElement } from 'react';

interface SystemFieldsProps {
  readonly systems: readonly string[];
  readonly shown: readonly string[];
  readonly onSystems: (systems: readonly string[]) => void;
}

/** The system, and another one beside it. */
export function SystemFields({ systems, shown, onSystems }: SystemFieldsProps): ReactElement | null {
  const id = useId();
  if (systems.length < 2) return null;
  const [one, other] = shown;
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-one`}>System</label>
        <select
          id={`${id}-one`}
          value={one}
          onChange={({ target }) => {
            // Naming the other one swaps the two.
            onSystems(shown.length < 2 ? [target.value] : [target.value, target.value === other ? one : other]);
          }}
        >
          {systems.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-other`}>Beside it</label>
        <select
          id={`${id}-other`}
          value={shown.length < 2 ? '' : other}
          onChange={({ target }) => {
            onSystems(target.value === '' ? [one] : [one, target.value]);
          }}
        >
          <option value="">no other</option>
          {systems
            .filter((name) => name !== one)
            .map((name) => (
              <option key={name}>{name}</option>
            ))}
        </select>
      </div>
    </>
  );
}
