import type { Judge, JudgeLink, Quality } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { CopyLink } from '../shell/copy-link.js';
import { ProblemNote } from '../shell/problem-note.js';
import { useAction } from '../shell/use-action.js';
import { JudgeFigures } from './judge-figures.js';

interface JudgeTableProps {
  readonly campaign: string;
  readonly judges: readonly Judge[];
  readonly quality: Quality | undefined;
}

/** How each judge works, and what can be done about it. */
export function JudgeTable({ campaign, judges, quality }: JudgeTableProps): ReactElement {
  const [renewed, setRenewed] = useState<JudgeLink>();
  const { run, busy, error } = useAction(async (work: () => Promise<unknown>) => {
    setRenewed(undefined);
    await work();
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
          const change = (json: { paused?: boolean; leftOut?: boolean }): void => {
            run(() => api.patch('/campaigns/:campaign/judges/:judge', { param, json }));
          };
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
                <label className="check">
                  <input
                    type="checkbox"
                    checked={paused}
                    disabled={busy}
                    onChange={() => {
                      change({ paused: !paused });
                    }}
                  />
                  Pause<span className="unseen"> {name}</span>
                </label>
                <label className="check">
                  <input
                    type="checkbox"
                    checked={leftOut}
                    disabled={busy}
                    onChange={() => {
                      change({ leftOut: !leftOut });
                    }}
                  />
                  Leave out<span className="unseen"> {name}</span>
                </label>
                <button
                  type="button"
                  className="quiet"
                  disabled={busy}
                  onClick={() => {
                    run(async () => {
                      setRenewed(await api.post('/campaigns/:campaign/judges/:judge/link', { param }));
                    });
                  }}
                >
                  {hasLink ? 'Renew link' : 'Make link'}
                  <span className="unseen"> of {name}</span>
                </button>
                {hasLink && (
                  <button
                    type="button"
                    className="quiet"
                    disabled={busy}
                    onClick={() => {
                      run(() => api.delete('/campaigns/:campaign/judges/:judge/link', { param }));
                    }}
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
