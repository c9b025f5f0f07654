import type { Campaign } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { Waiting } from '../shell/loaded.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';
import { PlanFields } from './plan-fields.js';
import { PlanFigures } from './plan-figures.js';
import type { PlanDraft } from './use-plan.js';
import { usePlanPreview } from './use-plan-preview.js';
import { words } from '../language/words.js';

interface PlanSectionProps {
  readonly campaign: Campaign;
  readonly draft: PlanDraft;
}

/** The sampling plan, with a live preview of what it draws. */
export function PlanSection({ campaign, draft }: PlanSectionProps): ReactElement {
  const { prepare } = words();
  const { id, sentences, systems, items } = campaign;
  const { plan, change, changes, save } = draft;
  const [judges, setJudges] = useState(Math.max(campaign.judges, 3));
  const ready = sentences > 0 && systems.length > 1;
  const { preview, error } = usePlanPreview(id, ready ? plan : undefined, `${sentences} ${systems.join(' ')}`);
  const draw = useAction(save);
  return (
    <section aria-labelledby="plan">
      <h2 id="plan">{prepare.plan}</h2>
      {!ready ? (
        <p className="quiet">{prepare.planNotReady}</p>
      ) : (
        <>
          <PlanFields plan={plan} onChange={change} />
          {error !== undefined && <ProblemNote error={error} />}
          {preview === undefined ? (
            error === undefined && <Waiting>{prepare.drawing}</Waiting>
          ) : (
            <PlanFigures preview={preview} plan={plan} judges={judges} onJudges={setJudges} />
          )}
          {draw.error !== undefined && <ProblemNote error={draw.error} />}
          <div className="actions">
            {items === 0 && (
              <button type="button" className="main" disabled={draw.busy} onClick={draw.on()}>
                {draw.busy ? prepare.drawing : prepare.draw}
              </button>
            )}
            <p role="status" className="quiet">
              {items > 0 && (changes.length === 0 ? prepare.drawn(items) : prepare.drawnBefore(items))}
            </p>
          </div>
        </>
      )}
    </section>
  );
}
