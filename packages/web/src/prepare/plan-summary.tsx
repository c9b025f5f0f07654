import type { Campaign, Plan } from '@stet/server';
import type { ReactElement } from 'react';
import { protocolFor } from '../judging/protocols/protocols.js';
import { percent } from '../shell/format.js';

/** The plan of a campaign that runs. */
export function PlanSummary({ campaign: { plan, items, wanted } }: { readonly campaign: Campaign }): ReactElement {
  return (
    <section aria-labelledby="plan">
      <h2 id="plan">Sampling plan</h2>
      {plan === null ? (
        <p>The judgments were imported from a file; there is no plan.</p>
      ) : (
        <p>
          {protocolFor(plan.protocol).title}: {items} items of {outputsOf(plan)} outputs, {wanted} judgments;{' '}
          {percent(plan.overlap.share)} of the items go to {plan.overlap.judges} judges.{' '}
          {plan.repeatEvery > 0 ? `Every ${plan.repeatEvery} items a judge sees one again.` : 'No item is repeated.'}{' '}
          {plan.checkEvery > 0 && `In every ${plan.checkEvery} items there is an attention check, somewhere. `}
          Seed {plan.seed}.
        </p>
      )}
    </section>
  );
}

function outputsOf({ protocol, outputsPerItem }: Plan): string {
  return String(protocolFor(protocol).outputs ?? `up to ${outputsPerItem}`);
}
