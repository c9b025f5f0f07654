import type { Campaign, Judge, JudgeLink, Quality } from '@stet/server';
import type { ReactElement } from 'react';
import { api } from '../api/api.js';
import { words } from '../language/words.js';
import { Check } from '../shell/choices.js';
import { LinkButtons } from '../shell/link-buttons.js';
import { ProblemNote } from '../shell/problem-note.js';
import { unseen } from '../shell/unseen.js';
import { useAction } from '../shell/use-action.js';
import { JudgeFigures } from './judge-figures.js';
import { useSetAside } from './set-aside.js';

const LINK = '/campaigns/:campaign/judges/:judge/link';

interface JudgeCardProps {
  readonly campaign: Campaign;
  readonly judge: Judge;
  readonly quality: Quality | undefined;
  readonly onRenewed: (link: JudgeLink | undefined) => void;
}

/** How a judge works, and what can be done about it. */
export function JudgeCard({ campaign, judge, quality, onRenewed }: JudgeCardProps): ReactElement {
  const { id, name, paused, leftOut, hasLink, finishedAt } = judge;
  const param = { campaign: campaign.id, judge: id };
  const pausing = useAction((isPaused: boolean) =>
    api.patch('/campaigns/:campaign/judges/:judge', { param, json: { paused: isPaused } }),
  );
  const { button, panel } = useSetAside({ campaign, judge });
  const { judges } = words();
  return (
    <li className={leftOut ? 'left-out' : undefined}>
      <h3>
        <bdi>{name}</bdi>
        {paused && <span className="state paused">{judges.state.paused}</span>}
        {finishedAt !== null && <span className="state">{judges.state.finished}</span>}
        {leftOut && <span className="state">{judges.state.setAside}</span>}
        {!hasLink && <span className="state">{judges.state.noLink}</span>}
      </h3>
      <JudgeFigures judge={judge} quality={quality} />
      {pausing.error !== undefined && <ProblemNote error={pausing.error} />}
      <div className="actions">
        <Check value={paused} onChange={pausing.run} disabled={pausing.busy}>
          {judges.pause(unseen, name)}
        </Check>
        {judge.judged > 0 && button}
        <LinkButtons
          name={name}
          hasLink={hasLink}
          kept={judges.links.kept}
          onRenew={async () => onRenewed(await api.post(LINK, { param }))}
          onRevoke={async () => {
            await api.delete(LINK, { param });
            onRenewed(undefined);
          }}
        />
      </div>
      {panel}
    </li>
  );
}
