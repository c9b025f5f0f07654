import type { GoldName, Leaderboard, Submission } from '@stet/server';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { useQuery } from '../api/use-query.js';
import { words } from '../language/words.js';
import { Loaded } from '../shell/loaded.js';
import type { TaskProps } from '../tasks/task-props.js';
import { GoldChoice } from './gold-choice.js';
import type { NamedSubmission } from './submission-loader.js';
import { SubmissionExplorer } from './submission-explorer.js';

/** The sentences of every system on the leaderboard and, for organisers, of every other scored submission. */
export default function ExplorerRoom({ task }: TaskProps): ReactElement {
  const [params] = useSearchParams();
  const { id, version, alternativesVersion, may } = task;
  const gold: GoldName = params.get('gold') === 'alternatives' && alternativesVersion > 0 ? 'alternatives' : 'gold';
  const board = useQuery('/tasks/:task/leaderboard', { param: { task: id }, query: { gold }, version });
  const submissions = useQuery(may.organise ? '/tasks/:task/submissions' : undefined, {
    param: { task: id },
    query: { limit: 200 },
    version,
  });
  const { explorer, tasks } = words();
  return (
    <section aria-labelledby="explorer">
      <h2 id="explorer">{explorer.title}</h2>
      {task.alternativesVersion > 0 && <GoldChoice gold={gold} />}
      <Loaded query={board} what={explorer.wanted}>
        {({ rows }) => {
          const systems = systemsOf(rows, submissions.data?.rows ?? []);
          return systems.length === 0 ? (
            <p className="empty">{tasks.noScores}</p>
          ) : (
            <SubmissionExplorer task={task} gold={gold} systems={systems} />
          );
        }}
      </Loaded>
    </section>
  );
}

/** Ranked submissions go by their team's name; the others get their number as well. */
function systemsOf(ranked: Leaderboard['rows'], submissions: readonly Submission[]): NamedSubmission[] {
  const onBoard = new Set(ranked.map(({ submission }) => submission));
  return [
    ...ranked.map(({ team, submission }) => ({ name: team, submission })),
    ...submissions
      .filter(({ id, scores }) => scores !== null && !onBoard.has(id))
      .map(({ id, team, number }) => ({ name: `${team.name} #${number}`, submission: id })),
  ];
}
