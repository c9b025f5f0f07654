import type { TeamRoom } from '@stet/server';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { words } from '../language/words.js';
import { Moment } from '../time/moment.js';
import type { TeamAccess } from '../team/team-access.js';
import { DrawnProposal } from './drawn-proposal.js';
import { proposalWords } from './edit-words.js';
import { ProposalState } from './proposal-state.js';
import { TakeBack } from './take-back.js';
import { useTeamProposals } from './use-team-proposals.js';

interface OwnProposalsProps {
  readonly room: TeamRoom;
  readonly access: TeamAccess;
}

/** A team's proposed alternative answers and their state; nothing before the gold is released. */
export function OwnProposals({ room: { task, submissions }, access }: OwnProposalsProps): ReactElement | null {
  const { may, settings } = task;
  const { rows, takeBack } = useTeamProposals(access, may.readGold);
  if (!may.propose && rows.length === 0) return null;
  const nameOf = (id: string): string => `#${submissions.find((submission) => submission.id === id)?.number ?? ''}`;
  const { proposals } = words();
  return (
    <section aria-labelledby="proposals">
      <h2 id="proposals">{proposals.title}</h2>
      {may.propose ? (
        <p>
          {proposals.intro}{' '}
          {settings.proposals.closesAt !== null &&
            proposals.until(
              <Moment at={settings.proposals.closesAt} zone={settings.phases.at(-1)?.timeZone ?? 'UTC'} />,
            )}
        </p>
      ) : (
        <p>{proposals.closed}</p>
      )}
      {rows.length === 0 ? (
        <p className="empty">{proposals.none}</p>
      ) : (
        <ul className="proposals">
          {rows.map((row) => (
            <li key={`${row.id} ${row.submission}`}>
              <p className="facts">
                <Link
                  href={`${access.explorer}?${new URLSearchParams({ system: nameOf(row.submission), sentence: String(row.sentence) }).toString()}`}
                >
                  {proposals.sentence(row.sentence)}
                </Link>
                <span>{proposals.submission(nameOf(row.submission))}</span>
                <span>{row.type}</span>
                <ProposalState state={row.state} />
              </p>
              <DrawnProposal edit={row} language={settings.language} />
              {row.comment !== '' && <p dir="auto">{row.comment}</p>}
              {may.propose && <TakeBack id={row.id} edit={proposalWords(row)} onTakeBack={takeBack} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
