import type { GoldName } from '@stet/server';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { words } from '../language/words.js';
import { Choice } from '../shell/choices.js';

/** Which of two golds counts. */
export function GoldChoice({ gold }: { readonly gold: GoldName }): ReactElement {
  const [params, setParams] = useSearchParams();
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
