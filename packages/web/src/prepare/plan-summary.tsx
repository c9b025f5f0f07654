import type { Campaign, Plan } from '@stet/server';
import type { ReactElement } from 'react';
import { protocolFor } from '../judging/protocols/protocols.js';
import { percent } from '../shell/format.js';
import { words } from '../language/words.js';

/** The plan of a campaign that runs. */
export function PlanSummary({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const { prepare } = words();
  return (
    <section aria-labelledby="plan">
      <h2 id="plan">{prepare.plan}</h2>
      <p>{campaign.plan === null ? prepare.planImported : sentencesOf(campaign.plan, campaign).join(' ')}</p>
    </section>
  );
}

function sentencesOf(plan: Plan, { items, wanted }: Campaign): string[] {
  const { planSummary } = words().prepare;
  const { title, outputs } = protocolFor(plan.protocol);
  return [
    outputs === undefined
      ? planSummary.upTo(title, items, plan.outputsPerItem, wanted)
      : planSummary.exactly(title, items, outputs, wanted),
    planSummary.overlap(percent(plan.overlap.share), plan.overlap.judges),
    planSummary.repeats(plan.repeatEvery),
    ...(plan.checkEvery > 0 ? [planSummary.checks(plan.checkEvery)] : []),
    planSummary.seed(plan.seed),
  ];
}
