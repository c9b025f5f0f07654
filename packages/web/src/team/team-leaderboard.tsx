import type { TeamRoom } from '@stet/server';
import { useMemo, type ReactElement } from 'react';
import { LeaderboardRoom } from '../leaderboard/leaderboard-room.js';

interface TeamLeaderboardProps {
  readonly room: TeamRoom;
  readonly teamKey: string;
}

/** The leaderboard as a team sees it, with its own row marked. */
export default function TeamLeaderboard({ room: { task, submissions }, teamKey }: TeamLeaderboardProps): ReactElement {
  const reader = useMemo(
    () => ({ key: teamKey, submissions: new Set(submissions.map(({ id }) => id)) }),
    [teamKey, submissions],
  );
  return <LeaderboardRoom task={task} reader={reader} />;
}
