import type { Judge, JudgeLink, Quality } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { Check } from '../shell/choices.js';
import { CopyLink } from '../shell/copy-link.js';
import { fieldsOf } from '../shell/fields-of.js';
import { LinkButtons } from '../shell/link-buttons.js';
import { ONLY_NOW } from '../shell/only-now.js';
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
  const { run, busy, error } = useAction((work: () => Promise<unknown>) => work());
  return (
    <section aria-labelledby="judges">
      <h2 id="judges">Judges</h2>
      {error !== undefined && <ProblemNote error={error} />}
      {renewed !== undefined && (
        <CopyLink key={renewed.link} link={renewed.link} title={`The new link of ${renewed.name}`} note={ONLY_NOW} />
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
                {judge.finishedAt !== null && <span className="state">finished</span>}
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
                <LinkButtons
                  name={name}
                  hasLink={hasLink}
                  kept="Their judgments are kept."
                  onRenew={async () => setRenewed(await api.post(LINK, { param }))}
                  onRevoke={async () => {
                    await api.delete(LINK, { param });
                    setRenewed(undefined);
                  }}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
