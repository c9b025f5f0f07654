import type { AuditEntry, Team } from '@stet/server';
import type { ReactElement, ReactNode } from 'react';
import type { Query } from '../api/use-query.js';
import { words } from '../language/words.js';
import { Loaded } from '../shell/loaded.js';
import { AuditSection } from './audit-section.js';
import { JoinLinkSection } from './join-link-section.js';
import { NewTeam } from './new-team.js';
import type { TeamActions } from './team-actions.js';
import { TeamList } from './team-list.js';

interface TeamSectionsProps {
  readonly actions: TeamActions;
  readonly registrationOpen: boolean;
  readonly teams: Query<{ readonly rows: readonly Team[] }>;
  readonly audit: Query<{ readonly rows: readonly AuditEntry[] }>;
  /** Shown below the link by which teams register. */
  readonly children?: ReactNode;
}

/** The teams of a task or a benchmark, and how they register. */
export function TeamSections({ actions, registrationOpen, teams, audit, children }: TeamSectionsProps): ReactElement {
  const texts = words().teams;
  return (
    <>
      <JoinLinkSection actions={actions} registrationOpen={registrationOpen} />
      {children}
      <NewTeam actions={actions} />
      <Loaded query={teams} what={texts.wanted}>
        {({ rows }) =>
          rows.length === 0 ? <p className="empty">{texts.none}</p> : <TeamList actions={actions} teams={rows} />
        }
      </Loaded>
      {audit.data !== undefined && audit.data.rows.length > 0 && <AuditSection entries={audit.data.rows} />}
    </>
  );
}
