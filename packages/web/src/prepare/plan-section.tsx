import type { Campaign, Plan } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { Waiting } from '../shell/loaded.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';
import { PlanFields } from './plan-fields.js';
import { PlanFigures } from './plan-figures.js';
import { samePlan } from './same-plan.js';
import { usePlanPreview } from './use-plan-preview.js';

const MOST_ITEMS_AT_FIRST = 200;

/** A plan to begin with: enough overlap and repeats to tell how far judges agree, also with themselves. */
function firstPlan(sentences: number): Plan {
  return {
    items: Math.max(1, Math.min(MOST_ITEMS_AT_FIRST, Math.floor(sentences / 2))),
    outputsPerItem: 5,
    seed: 1,
    overlap: { share: 0.2, judges: 2 },
    repeatEvery: 20,
    leaseMinutes: 30,
    context: true,
    tooFastSeconds: 3,
    balanced: false,
    replacement: false,
    language: 'en',
  };
}

/** The sampling plan, with a live preview of what it draws. */
export function PlanSection({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const { id, sentences, systems } = campaign;
  const [changed, setPlan] = useState<Plan>();
  const plan = changed ?? campaign.plan ?? firstPlan(sentences);
  const [judges, setJudges] = useState(Math.max(campaign.judges, 3));
  const ready = sentences > 0 && systems.length > 1;
  const { preview, error } = usePlanPreview(id, ready ? plan : undefined, `${sentences} ${systems.join(' ')}`);
  const change = (changes: Partial<Plan>): void => {
    setPlan({ ...plan, ...changes });
  };
  const keep = useAction(() => api.put('/campaigns/:campaign/plan', { param: { campaign: id }, json: plan }));
  const isKept = campaign.items > 0 && campaign.plan !== null && samePlan(campaign.plan, plan);
  return (
    <section aria-labelledby="plan">
      <h2 id="plan">Sampling plan</h2>
      {!ready ? (
        <p className="quiet">It follows when the source and the outputs of two systems or more are here.</p>
      ) : (
        <form onSubmit={keep.on()}>
          <PlanFields plan={plan} onChange={change} />
          {error !== undefined && <ProblemNote error={error} />}
          {preview === undefined ? (
            error === undefined && <Waiting>Drawing …</Waiting>
          ) : (
            <PlanFigures preview={preview} plan={plan} judges={judges} onJudges={setJudges} />
          )}
          {keep.error !== undefined && <ProblemNote error={keep.error} />}
          <div className="actions">
            <button type="submit" className="main" disabled={keep.busy || isKept}>
              {keep.busy ? 'Drawing …' : isKept ? 'Drawn' : campaign.items > 0 ? 'Draw again' : 'Draw the items'}
            </button>
            <p role="status" className="quiet">
              {isKept
                ? `${campaign.items} items are drawn.`
                : campaign.items > 0
                  ? 'The plan has changed since the items were drawn.'
                  : ''}
            </p>
          </div>
        </form>
      )}
    </section>
  );
}
