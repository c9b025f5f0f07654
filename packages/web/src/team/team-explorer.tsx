import { offeredTypes } from '@stet/core/internal';
import type { RenderAction } from '@stet/charts';
import type { GoldName, TeamRoom } from '@stet/server';
import { useMemo, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { GoldChoice } from '../explorer/gold-choice.js';
import { SubmissionExplorer } from '../explorer/submission-explorer.js';
import { words } from '../language/words.js';
import { editWords } from '../proposals/edit-words.js';
import { ProposeAction } from '../proposals/propose-action.js';
import { useTeamProposals } from '../proposals/use-team-proposals.js';
import type { TeamAccess } from './team-access.js';

interface TeamExplorerProps {
  readonly room: TeamRoom;
  readonly access: TeamAccess;
}

/** The sentences of a team's own submissions; the team may propose unneeded edits as alternative answers. */
export default function TeamExplorer({ room: { task, submissions }, access }: TeamExplorerProps): ReactElement {
  const [params] = useSearchParams();
  const gold: GoldName =
    params.get('gold') === 'alternatives' && task.alternativesVersion > 0 ? 'alternatives' : 'gold';
  const systems = submissions
    .filter(({ scores }) => scores !== null)
    .toSorted((a, b) => b.number - a.number)
    .map(({ id, number }) => ({ name: `#${number}`, submission: id }));
  const { rows, propose, takeBack } = useTeamProposals(access, task.may.readGold);
  const types = useMemo(() => offeredTypes(task.errorTypes), [task.errorTypes]);
  const renderAction: RenderAction = (mark, { sentence }, { system }) => {
    const submission = systems.find(({ name }) => name === system)?.submission;
    if (mark.kind !== 'unneeded' || submission === undefined) return null;
    const { start, end } = mark;
    const isWithdrawn = submissions.some(({ id, state }) => id === submission && state === 'withdrawn');
    const [correction] = mark.corrections;
    return (
      <ProposeAction
        edit={editWords(mark.words, correction)}
        types={types}
        isOpen={task.may.propose && !isWithdrawn}
        proposal={rows.find(
          (row) =>
            row.submission === submission &&
            row.sentence === sentence &&
            row.start === start &&
            row.end === end &&
            row.correction === correction,
        )}
        onPropose={(type, comment) => propose({ submission, sentence, start, end, correction, type, comment })}
        onTakeBack={takeBack}
      />
    );
  };
  const { tasks, team } = words();
  return (
    <section aria-labelledby="explorer">
      <h2 id="explorer">{team.explorer}</h2>
      {task.alternativesVersion > 0 && <GoldChoice gold={gold} />}
      {systems.length === 0 ? (
        <p className="empty">{tasks.noScores}</p>
      ) : (
        <SubmissionExplorer
          task={task}
          gold={gold}
          systems={systems}
          teamKey={access.key}
          renderAction={gold === 'gold' ? renderAction : undefined}
        />
      )}
    </section>
  );
}
