import type { Team } from '@stet/server';

/** A team with its link, as it is shown once. */
export interface NewLink {
  readonly name: string;
  readonly link: string;
}

/** What an organiser can do about the teams of a task or a benchmark. */
export interface TeamActions {
  readonly makeJoinLink: () => Promise<{ readonly link: string }>;
  readonly closeRegistration: () => Promise<unknown>;
  readonly add: (name: string) => Promise<NewLink>;
  readonly approve: (team: Team) => Promise<unknown>;
  readonly renew: (team: Team) => Promise<NewLink>;
  readonly revoke: (team: Team) => Promise<unknown>;
  readonly remove: (team: Team) => Promise<unknown>;
  readonly setBaseline: (team: Team, isBaseline: boolean) => Promise<unknown>;
}
