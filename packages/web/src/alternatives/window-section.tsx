import { useState, type ReactElement } from 'react';
import { words } from '../language/words.js';
import { ProblemNote } from '../shell/problem-note.js';
import { SaveForm } from '../shell/save-form.js';
import { useAction } from '../shell/use-action.js';
import { ProposalDates } from '../tasks/settings/proposal-dates.js';
import { useDraft } from '../tasks/settings/use-draft.js';
import type { TaskProps } from '../tasks/task-props.js';
import { useNow } from '../time/use-now.js';
import { windowState } from './window-state.js';

/** When proposals are accepted: between dates, or opened and closed by hand. */
export function WindowSection({ task }: TaskProps): ReactElement {
  const draft = useDraft(task);
  const phase = task.settings.phases.at(-1);
  const zone = phase?.timeZone ?? 'UTC';
  const now = useNow();
  const [acted, setActed] = useState(0);
  // `now` ticks only a few times a minute; a click here must show at once.
  const state = windowState(task, Math.max(now, acted));
  const isTaking = state === 'open' || state === 'noGold';
  const { on, busy, error } = useAction(async (isOpen: boolean) => {
    // Rounded to the minute, as in the fields below.
    const at = Math.floor(Date.now() / MINUTE) * MINUTE;
    await draft.act('proposals', isOpen ? { opensAt: at, closesAt: null } : { closesAt: at });
    setActed(at);
  });
  const texts = words().alternatives.window;
  return (
    <section aria-labelledby="window">
      <h2 id="window">{texts.title}</h2>
      <p role="status">{texts[state]}</p>
      {error !== undefined && <ProblemNote error={error} />}
      <p>
        <button type="button" disabled={busy} onClick={on(!isTaking)}>
          {isTaking ? texts.closeNow : texts.openNow}
        </button>
      </p>
      <SaveForm drafts={[draft]}>
        <ProposalDates draft={draft} zone={zone} />
        <p className="quiet">{phase === undefined ? texts.noPhaseZone(zone) : texts.zone(zone)}</p>
      </SaveForm>
    </section>
  );
}

const MINUTE = 60_000;
