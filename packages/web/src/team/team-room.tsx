import type { TeamRoom as Room } from '@stet/server';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { words } from '../language/words.js';
import { OwnProposals } from '../proposals/own-proposals.js';
import { CopyLink } from '../shell/copy-link.js';
import { PhaseNote } from '../tasks/phase-note.js';
import { CurlSection } from './curl-section.js';
import { HandInSection } from './hand-in-section.js';
import { SourceSection } from './source-section.js';
import { SubmissionCard } from './submission-card.js';

/** What a team does and sees: the source, what it handed in, and how it scored. */
export function TeamRoom({ room, teamKey }: { readonly room: Room; readonly teamKey: string }): ReactElement {
  const { task, team, submissions } = room;
  const texts = words().team.room;
  return (
    <>
      <PhaseNote task={task} />
      {!team.approved && <p className="note">{texts.toApprove}</p>}
      {task.settings.description !== '' && (
        <p className="instructions" dir="auto">
          {task.settings.description}
        </p>
      )}
      {task.may.readLeaderboard && (
        <p>
          <Link href={`/team/${teamKey}/leaderboard`}>{texts.leaderboard}</Link>
        </p>
      )}
      {team.approved && (
        <>
          <SourceSection task={task} teamKey={teamKey} />
          <HandInSection room={room} teamKey={teamKey} />
          <CurlSection teamKey={teamKey} />
        </>
      )}
      <section aria-labelledby="submissions">
        <h2 id="submissions">{texts.submissions}</h2>
        {submissions.length === 0 ? (
          <p className="empty">{texts.none}</p>
        ) : (
          <ul className="submissions">
            {submissions
              .toSorted((a, b) => b.number - a.number)
              .map((submission, at) => (
                <SubmissionCard
                  key={submission.id}
                  task={task}
                  submission={submission}
                  teamKey={teamKey}
                  isLatest={at === 0}
                />
              ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="team-link">
        <h2 id="team-link">{texts.link}</h2>
        <CopyLink link={`/team#${teamKey}`} title={texts.linkTitle} note={texts.linkNote} />
      </section>
      <OwnProposals room={room} access={{ key: teamKey, explorer: `/team/${teamKey}/explorer` }} />
    </>
  );
}
