import type { GoldName, Task } from '@stet/server';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { words } from '../language/words.js';
import { Choice } from '../shell/choices.js';

/** Which gold the edits are compared with, where there are two. */
export function GoldChoice({ task, gold }: { readonly task: Task; readonly gold: GoldName }): ReactElement | null {
  const [params, setParams] = useSearchParams();
  if (task.alternativesVersion === 0) return null;
  const { explorer } = words();
  return (
    <Choice<GoldName>
      legend={explorer.gold}
      name="gold"
      options={[
        ['gold', explorer.gold],
        ['alternatives', explorer.withAlternatives],
      ]}
      value={gold}
      onChange={(name) => {
        const next = new URLSearchParams(params);
        if (name === 'gold') next.delete('gold');
        else next.set('gold', name);
        setParams(next, { replace: true });
      }}
    />
  );
}
