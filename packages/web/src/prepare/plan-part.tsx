import { useCallback, useEffect, useState, type ReactElement } from 'react';
import type { Campaign, Plan, PlanPreview } from '../api/types.js';
import { ProblemNote } from '../shell/problem-note.js';
import { organise } from '../shell/session.js';
import { useAction } from '../shell/use-action.js';
import { NumberField } from './number-field.js';
import { TextField } from './text-field.js';
import { samePlan } from './same-plan.js';
import { PlanFigures } from './plan-figures.js';

interface PlanPartProps {
  readonly campaign: Campaign;
  readonly onChange: () => void;
}

const MOST_ITEMS_AT_FIRST = 200;

/** A plan to begin with: enough overlap and repeats to tell how far judges agree, also with themselves. */
function firstPlan(sentences: number): Plan {
  return {
    ...{ items: Math.max(1, Math.min(MOST_ITEMS_AT_FIRST, Math.floor(sentences / 2))), outputsPerItem: 5, seed: 1 },
    ...{ overlap: { share: 0.2, judges: 2 }, repeatEvery: 20, leaseMinutes: 30, context: true, tooFastSeconds: 3 },
    ...{ balanced: false, replacement: false, language: 'en' },
  };
}

/** Typing is over when nothing was typed for so long. */
const SETTLED_MS = 300;

/** The sampling plan, with a live preview of what it draws. */
export function PlanPart({ campaign, onChange }: PlanPartProps): ReactElement {
  const { id, sentences, systems } = campaign;
  const [changed, setPlan] = useState<Plan>();
  const plan = changed ?? campaign.plan ?? firstPlan(sentences);
  const [judges, setJudges] = useState(Math.max(campaign.judges, 3));
  const ready = sentences > 0 && systems.length > 1;
  const { preview, error } = usePreview(id, ready ? plan : undefined, `${sentences} ${systems.join(' ')}`);
  const change = (part: Partial<Plan>): void => {
    setPlan({ ...plan, ...part });
  };
  const keep = useAction(
    useCallback(
      async (chosen: Plan) => {
        await organise(`/campaigns/${id}/plan`, { method: 'PUT', body: chosen });
        onChange();
      },
      [id, onChange],
    ),
  );
  const isKept = campaign.items > 0 && campaign.plan !== null && samePlan(campaign.plan, plan);
  return (
    <section aria-labelledby="plan">
      <h2 id="plan">Sampling plan</h2>
      {!ready ? (
        <p className="quiet">It follows when the source and the outputs of two systems or more are here.</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            keep.run(plan);
          }}
        >
          <div className="fields">
            <NumberField
              label="Items"
              hint="sampled sets of outputs"
              {...{ min: 1, max: 20_000 }}
              value={plan.items}
              onChange={(items) => {
                change({ items });
              }}
            />
            <NumberField
              label="Outputs on a page"
              hint="at most; equal ones are shown as one"
              {...{ min: 2, max: 10 }}
              value={plan.outputsPerItem}
              onChange={(outputsPerItem) => {
                change({ outputsPerItem });
              }}
            />
            <NumberField
              label="Overlap, percent"
              hint="of the items go to several judges, for agreement"
              {...{ min: 0, max: 100 }}
              value={Math.round(plan.overlap.share * 100)}
              onChange={(share) => {
                change({ overlap: { ...plan.overlap, share: share / 100 } });
              }}
            />
            <NumberField
              label="Judges of those"
              hint="how many see each of them"
              {...{ min: 2, max: 20 }}
              value={plan.overlap.judges}
              onChange={(count) => {
                change({ overlap: { ...plan.overlap, judges: count } });
              }}
            />
            <NumberField
              label="Repeat every"
              hint="so many items a judge meets one again; 0 for never"
              {...{ min: 0, max: 1000 }}
              value={plan.repeatEvery}
              onChange={(repeatEvery) => {
                change({ repeatEvery });
              }}
            />
            <NumberField
              label="Seed"
              hint="the same seed draws the same items"
              {...{ min: 0, max: 2_147_483_647 }}
              value={plan.seed}
              onChange={(seed) => {
                change({ seed });
              }}
            />
            <NumberField
              label="Too fast, seconds"
              hint="quicker answers are counted as such"
              {...{ min: 0, max: 600 }}
              value={plan.tooFastSeconds}
              onChange={(tooFastSeconds) => {
                change({ tooFastSeconds });
              }}
            />
            <NumberField
              label="Lease, minutes"
              hint="an item not judged by then returns"
              {...{ min: 1, max: 1440 }}
              value={plan.leaseMinutes}
              onChange={(leaseMinutes) => {
                change({ leaseMinutes });
              }}
            />
            <TextField
              label="Language"
              hint="of the sentences, such as en or zh-Hans: for fonts and screen readers"
              pattern="([A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4})?"
              value={plan.language}
              onChange={(language) => {
                change({ language });
              }}
            />
          </div>
          <label className="check">
            <input
              type="checkbox"
              checked={plan.context}
              onChange={(event) => {
                change({ context: event.target.checked });
              }}
            />
            Show the sentences before and after
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={plan.balanced}
              onChange={(event) => {
                change({ balanced: event.target.checked });
              }}
            />
            Prefer outputs of systems that were compared less
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={plan.replacement}
              onChange={(event) => {
                change({ replacement: event.target.checked });
              }}
            />
            A sentence may be drawn again
          </label>
          {error !== undefined && <ProblemNote error={error} />}
          {preview === undefined ? (
            error === undefined && (
              <p className="waiting" role="status">
                Drawing …
              </p>
            )
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

interface Previewed {
  readonly preview: PlanPreview | undefined;
  readonly error: unknown;
}

/** What a plan would draw; asked anew when the plan or the texts change. The last preview stays meanwhile. */
function usePreview(id: string, plan: Plan | undefined, texts: string): Previewed {
  const [found, setFound] = useState<Previewed>({ preview: undefined, error: undefined });
  const body = plan === undefined ? undefined : JSON.stringify(plan);
  useEffect(() => {
    if (body === undefined) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      organise<PlanPreview>(`/campaigns/${id}/plan/preview`, {
        ...{ method: 'POST', body: JSON.parse(body) as Plan, signal: abort.signal },
      }).then(
        (preview) => {
          setFound({ preview, error: undefined });
        },
        (error: unknown) => {
          if (!abort.signal.aborted) setFound((last) => ({ ...last, error }));
        },
      );
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [id, body, texts]);
  return found;
}
