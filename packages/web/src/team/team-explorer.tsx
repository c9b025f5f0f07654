import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import type { GoldName, TeamRoom } from '../api/types.js';
import { GoldChoice } from '../explorer/gold-choice.js';
import { SubmissionExplorer } from '../explorer/submission-explorer.js';

interface TeamExplorerProps {
  readonly room: TeamRoom;
  readonly teamKey: string;
}

/** The sentences of a team's own submissions. */
export default function TeamExplorer({ room: { task, submissions }, teamKey }: TeamExplorerProps): ReactElement {
  const [params] = useSearchParams();
  const gold: GoldName =
    params.get('gold') === 'alternatives' && task.alternativesVersion > 0 ? 'alternatives' : 'gold';
  const systems = submissions
    .filter(({ scores }) => scores !== null)
    .toSorted((a, b) => b.number - a.number)
    .map(({ id, number }) => ({ name: `#${number}`, submission: id }));
  return (
    <section aria-labelledby="explorer">
      <h2 id="explorer">Your sentences</h2>
      <GoldChoice task={task} gold={gold} />
      {systems.length === 0 ? (
        <p className="empty">No submission has a score yet.</p>
      ) : (
        <SubmissionExplorer {...{ task, gold, systems, teamKey }} />
      )}
    </section>
  );
}
