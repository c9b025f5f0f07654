import type { Campaign, Judge } from '@stet/server';
import { useId, useState, type ReactElement } from 'react';
import { api } from '../api/api.js';
import { RankingFigure } from '../dashboard/ranking-figure.js';
import { useMethods } from '../dashboard/use-methods.js';
import { words } from '../language/words.js';
import { ProblemNote } from '../shell/problem-note.js';
import { unseen } from '../shell/unseen.js';
import { useAction } from '../shell/use-action.js';

interface SetAsideProps {
  readonly campaign: Campaign;
  readonly judge: Judge;
}

interface SetAside {
  readonly button: ReactElement;
  readonly panel: ReactElement | null;
}

/** Sets a judge's work aside, or counts it again: a button, and the panel that it opens with the ranking both ways. */
export function useSetAside({ campaign, judge }: SetAsideProps): SetAside {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const texts = words().judges.setAside;
  return {
    button: (
      <button
        type="button"
        className="quiet"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {judge.leftOut ? texts.countAgain(unseen, judge.name) : texts.setAside(unseen, judge.name)}
      </button>
    ),
    panel: isOpen ? (
      <SetAsidePanel id={panel} campaign={campaign} judge={judge} onClose={() => setOpen(false)} />
    ) : null,
  };
}

interface SetAsidePanelProps extends SetAsideProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The ranking with and without a judge, before their work is set aside and after. */
function SetAsidePanel({ id, campaign, judge, onClose }: SetAsidePanelProps): ReactElement {
  const { name, leftOut } = judge;
  const [method] = useMethods(campaign);
  const change = useAction(() =>
    api.patch('/campaigns/:campaign/judges/:judge', {
      param: { campaign: campaign.id, judge: judge.id },
      json: { leftOut: !leftOut },
    }),
  );
  const texts = words().judges.setAside;
  return (
    <div id={id} className="set-aside">
      <p role="status">{leftOut ? texts.isSetAside(name) : texts.counts(name)}</p>
      <div className="side-by-side">
        <RankingFigure
          campaign={campaign}
          method={method}
          judges="counted"
          exception={leftOut ? { with: judge.id } : {}}
          id={`with-${judge.id}`}
          title={leftOut ? texts.with(name) : texts.withAsNow(name)}
        />
        <RankingFigure
          campaign={campaign}
          method={method}
          judges="counted"
          exception={leftOut ? {} : { without: judge.id }}
          id={`without-${judge.id}`}
          title={leftOut ? texts.withoutAsNow(name) : texts.without(name)}
        />
      </div>
      {change.error !== undefined && <ProblemNote error={change.error} />}
      <div className="actions">
        <button type="button" className={leftOut ? undefined : 'main'} disabled={change.busy} onClick={change.on()}>
          {leftOut ? texts.confirmCount(name) : texts.confirmSetAside(name)}
        </button>
        <button type="button" className="quiet" onClick={onClose}>
          {words().shell.close}
        </button>
      </div>
    </div>
  );
}
