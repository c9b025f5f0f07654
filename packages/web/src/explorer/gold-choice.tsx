import type { GoldName, Task } from '@stet/server';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { Choice } from '../shell/choices.js';

const GOLDS: readonly (readonly [GoldName, string])[] = [
  ['gold', 'Gold'],
  ['alternatives', 'With alternative answers'],
];

/** Which gold the edits are compared with, where there are two. */
export function GoldChoice({ task, gold }: { readonly task: Task; readonly gold: GoldName }): ReactElement | null {
  const [params, setParams] = useSearchParams();
  if (task.alternativesVersion === 0) return null;
  return (
    <Choice
      legend="Gold"
      name="gold"
      options={GOLDS}
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
