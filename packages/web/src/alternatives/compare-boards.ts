import type { Leaderboard } from '@stet/server';

type Row = Leaderboard['rows'][number];

/** A team on both leaderboards; undefined where it has no score. */
export interface ComparedTeam {
  readonly team: string;
  readonly first: Row | undefined;
  readonly second: Row | undefined;
}

/** The teams of both leaderboards, in the order of the first; those that only the second has come last. */
export function compareBoards(first: Leaderboard, second: Leaderboard): ComparedTeam[] {
  const rows = new Map<string, ComparedTeam>();
  for (const row of first.rows) rows.set(row.team, { team: row.team, first: row, second: undefined });
  for (const row of second.rows) rows.set(row.team, { team: row.team, first: rows.get(row.team)?.first, second: row });
  return [...rows.values()];
}

/** By how much the official score rises; undefined where one of the two is missing. */
export function gainOf({ first, second }: ComparedTeam, official: Leaderboard['official']): number | undefined {
  const [before, after] = [first, second].map((row) => row?.scores.find(({ metric }) => metric === official)?.value);
  return before === undefined || after === undefined ? undefined : after - before;
}
