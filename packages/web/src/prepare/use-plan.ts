import type { Campaign, Plan } from '@stet/server';
import { useState } from 'react';
import { api } from '../api/api.js';
import { protocolFor } from '../judging/protocols/protocols.js';
import type { Unsaved } from '../shell/save-form.js';
import { samePlan } from './same-plan.js';
import { words } from '../language/words.js';

const MOST_ITEMS_AT_FIRST = 200;

/** A plan to begin with: enough overlap and repeats to tell how far judges agree, also with themselves. */
function firstPlan(sentences: number): Plan {
  return {
    protocol: protocolFor({ kind: 'ranking' }).settings,
    items: Math.max(1, Math.min(MOST_ITEMS_AT_FIRST, Math.floor(sentences / 2))),
    outputsPerItem: 5,
    seed: 1,
    overlap: { share: 0.2, judges: 2 },
    repeatEvery: 20,
    checkEvery: 0,
    leaseMinutes: 30,
    context: true,
    tooFastSeconds: 3,
    balanced: false,
    replacement: false,
    language: 'en',
  };
}

/** The sampling plan while it is being changed. Saving it draws the items. */
export interface PlanDraft extends Unsaved {
  readonly plan: Plan;
  readonly change: (changes: Partial<Plan>) => void;
}

export function usePlan({ id, sentences, plan: kept }: Campaign): PlanDraft {
  const [changed, setChanged] = useState<Plan>();
  const plan = changed ?? kept ?? firstPlan(sentences);
  return {
    plan,
    change: (changes) => setChanged({ ...plan, ...changes }),
    changes: changed === undefined || (kept !== null && samePlan(kept, changed)) ? [] : [words().prepare.changed.plan],
    save: async () => {
      await api.put('/campaigns/:campaign/plan', { param: { campaign: id }, json: plan });
      setChanged(undefined);
    },
    discard: () => setChanged(undefined),
  };
}
