import type { GoldName, Task } from '@stet/server';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';

const GOLDS: readonly (readonly [GoldName, string])[] = [
  ['gold', 'Gold'],
  ['alternatives', 'With alternative answers'],
];

interface GoldChoiceProps {
  readonly task: Task;
  readonly gold: GoldName;
}

/** Which gold the edits are compared with, where there are two. */
export function GoldChoice({ task, gold }: GoldChoiceProps): ReactElement | null {
  const [params, setParams] = useSearchParams();
  if (task.alternativesVersion === 0) return null;
  return (
    <fieldset className="choice">
      <legend className="unseen">Gold</legend>
      {GOLDS.map(([name, words]) => (
        <label key={name}>
          <input
            type="radio"
            name="gold"
            checked={gold === name}
            onChange={() => {
              const next = new URLSearchParams(params);
              if (name === 'gold') next.delete('gold');
              else next.set('gold', name);
              setParams(next, { replace: true });
            }}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
