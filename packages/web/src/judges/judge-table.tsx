import { useCallback, useState, type ReactElement } from 'react';
import type { Judge, JudgeLink, Quality } from '../api/types.js';
import { CopyLink } from '../shell/copy-link.js';
import { ProblemNote } from '../shell/problem-note.js';
import { organise } from '../shell/session.js';
import { useAction } from '../shell/use-action.js';
import { JudgeFigures } from './judge-figures.js';

interface JudgeTableProps {
  readonly campaign: string;
  readonly judges: readonly Judge[];
  readonly quality: Quality | undefined;
  readonly onChange: () => void;
}

/** How each judge works, and what can be done about it. */
export function JudgeTable({ campaign, judges, quality, onChange }: JudgeTableProps): ReactElement {
  const [renewed, setRenewed] = useState<JudgeLink>();
  const { run, busy, error } = useAction(
    useCallback(
      async (work: () => Promise<unknown>) => {
        setRenewed(undefined);
        await work();
        onChange();
      },
      [onChange],
    ),
  );
  const pathOf = (judge: Judge): string => `/campaigns/${campaign}/judges/${judge.id}`;
  const change = (judge: Judge, body: { paused?: boolean; leftOut?: boolean }): void => {
    run(() => organise(pathOf(judge), { method: 'PATCH', body }));
  };
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
          return (
            <li key={id} className={leftOut ? 'left-out' : undefined}>
              <h3>
                <bdi>{name}</bdi>
                {paused && <span className="state paused">paused</span>}
                {leftOut && <span className="state">left out</span>}
                {!hasLink && <span className="state">no link</span>}
              </h3>
              <JudgeFigures judge={judge} quality={quality?.judges.find((one) => one.id === id)} />
              <div className="actions">
                <label className="check">
                  <input
                    type="checkbox"
                    checked={paused}
                    disabled={busy}
                    onChange={() => {
                      change(judge, { paused: !paused });
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
                      change(judge, { leftOut: !leftOut });
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
                      setRenewed(await organise<JudgeLink>(`${pathOf(judge)}/link`, { method: 'POST' }));
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
                      run(() => organise(`${pathOf(judge)}/link`, { method: 'DELETE' }));
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
