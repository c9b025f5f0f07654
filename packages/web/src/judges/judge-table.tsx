import type { Campaign, Judge, JudgeLink, Quality } from '@stet/server';
import { useState, type ReactElement } from 'react';
import { words } from '../language/words.js';
import { CopyLink } from '../shell/copy-link.js';
import { JudgeCard } from './judge-card.js';

interface JudgeTableProps {
  readonly campaign: Campaign;
  readonly judges: readonly Judge[];
  readonly quality: Quality | undefined;
}

/** The judges, each with a report of their work. */
export function JudgeTable({ campaign, judges, quality }: JudgeTableProps): ReactElement {
  const [renewed, setRenewed] = useState<JudgeLink>();
  const texts = words().judges;
  return (
    <section aria-labelledby="judges">
      <h2 id="judges">{texts.title}</h2>
      {renewed !== undefined && (
        <CopyLink
          key={renewed.link}
          link={renewed.link}
          title={texts.links.newLinkOf(renewed.name)}
          note={words().shell.onlyNow}
        />
      )}
      <ul className="judge-cards">
        {judges.map((judge) => (
          <JudgeCard key={judge.id} campaign={campaign} judge={judge} quality={quality} onRenewed={setRenewed} />
        ))}
      </ul>
    </section>
  );
}
