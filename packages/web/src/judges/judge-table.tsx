import type { Judge, JudgeLink, Quality } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { Check } from '../shell/choices.js';
import { CopyLink } from '../shell/copy-link.js';
import { fieldsOf } from '../shell/fields-of.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';
import { JudgeFigures } from './judge-figures.js';

const LINK = '/campaigns/:campaign/judges/:judge/link';

interface JudgeTableProps {
  readonly campaign: string;
  readonly judges: readonly Judge[];
  readonly quality: Quality | undefined;
}

/** How each judge works, and what can be done about it. */
export function JudgeTable({ campaign, judges, quality }: JudgeTableProps): ReactElement {
  const [renewed, setRenewed] = useState<JudgeLink>();
  const { run, on, busy, error } = useAction(async (work: () => Promise<JudgeLink | Judge | undefined>) => {
    setRenewed(undefined);
    const changed = await work();
    if (changed !== undefined && 'link' in changed) setRenewed(changed);
  });
  return (
    <section aria-labelledby="judges">
      <h2 id="judges">Judges</h2>
      {error !== undefined && <ProblemNote error={error} />}
      {renewed !== undefined && (
        <CopyLink link={renewed.link} title={`The new link of ${renewed.name}`} note="The old one no longer works." />
      )}
      <ul className="judge-cards">
        {judges.map((judge) => {
          const { id, name, paused, leftOut, hasLink } = judge;
          const param = { campaign, judge: id };
          const field = fieldsOf({ paused, leftOut }, (json) =>
            run(() => api.patch('/campaigns/:campaign/judges/:judge', { param, json })),
          );
          return (
            <li key={id} className={leftOut ? 'left-out' : undefined}>
              <h3>
                <bdi>{name}</bdi>
                {paused && <span className="state paused">paused</span>}
                {leftOut && <span className="state">left out</span>}
                {!hasLink && <span className="state">no link</span>}
              </h3>
              <JudgeFigures judge={judge} quality={quality?.judges.find((candidate) => candidate.id === id)} />
              <div className="actions">
                <Check {...field('paused')} disabled={busy}>
                  Pause<span className="unseen"> {name}</span>
                </Check>
                <Check {...field('leftOut')} disabled={busy}>
                  Leave out<span className="unseen"> {name}</span>
                </Check>
                <button type="button" className="quiet" disabled={busy} onClick={on(() => api.post(LINK, { param }))}>
                  {hasLink ? 'Renew link' : 'Make link'}
                  <span className="unseen"> of {name}</span>
                </button>
                {hasLink && (
                  <button
                    type="button"
                    className="quiet"
                    disabled={busy}
                    onClick={on(() => api.delete(LINK, { param }))}
                  >
                    Revoke link<span className="unseen"> of {name}</span>
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
