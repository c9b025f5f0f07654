import type { DataSet, EntrantRoom, Submission } from '@stet/server';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { api } from '../../api/api.js';
import { words } from '../../language/words.js';
import { scoreText } from '../../scores/score-text.js';
import { ListTable, buttons, numbers } from '../../shell/list-table.js';
import { ProblemNote } from '../../shell/problem-note.js';
import { saveFile } from '../../shell/save-file.js';
import { useAction } from '../../shell/use-action.js';
import { ReasonNote } from '../../submissions/reason-note.js';
import { Moment } from '../../time/moment.js';

type Work = EntrantRoom['work'][number];

interface WorkTableProps {
  readonly room: EntrantRoom;
  readonly entrantKey: string;
}

/** What the team may still hand in for each data set, and what became of the latest. */
export function WorkTable({ room: { benchmark, work }, entrantKey }: WorkTableProps): ReactElement {
  const { benchmarks } = words();
  const { dataSet, left, latest, score } = benchmarks.workColumns;
  const { run, busy, error } = useAction(async (task: string, { id, state }: Submission) => {
    const json = { withdrawn: state !== 'withdrawn' };
    await api.patch('/team/submissions/:submission', {
      param: { submission: id },
      query: { task },
      json,
      key: entrantKey,
    });
  });
  const source = useAction(async ({ task, name, hasEssays }: DataSet) => {
    const format = hasEssays ? 'md' : 'txt';
    const wanted = { param: { task }, query: { format } as const, key: entrantKey };
    saveFile(await api.file('/tasks/:task/source', wanted), `${name}.${format}`);
  });
  const problem = error ?? source.error;
  return (
    <section aria-labelledby="work">
      <h2 id="work">{benchmarks.work}</h2>
      {problem !== undefined && <ProblemNote error={problem} />}
      <ListTable
        name={benchmarks.dataSetsHeading}
        columns={[dataSet, left, latest, numbers(score), buttons(benchmarks.withdraw)]}
      >
        {benchmark.dataSets.map((member) => {
          const done = work.find(({ task }) => task === member.task);
          const submission = done?.submissions.at(0);
          return (
            <tr key={member.task}>
              <th scope="row">
                <bdi>{member.name}</bdi>
                {benchmark.settings.tracks.length > 1 && (
                  <small>
                    <bdi>{benchmark.settings.tracks[member.track].name}</bdi>
                  </small>
                )}
                {member.may.readSource && (
                  <small>
                    <button type="button" className="quiet" onClick={() => source.run(member)}>
                      {benchmarks.source}
                      <span className="unseen"> {member.name}</span>
                    </button>
                  </small>
                )}
              </th>
              <td>{done?.left == null ? benchmarks.notOpen : benchmarks.left(done.left)}</td>
              <td>
                {submission === undefined ? benchmarks.nothingYet : <Latest submission={submission} />}
                {member.may.readGold && submission !== undefined && submission.scores !== null && (
                  <small>
                    <Link href={`/entrant/${entrantKey}/explorer/${member.task}`}>
                      {benchmarks.explore}
                      <span className="unseen"> {member.name}</span>
                    </Link>
                    {member.may.propose && <> {benchmarks.mayPropose}</>}
                  </small>
                )}
              </td>
              <td className="number">{officialText(member, done)}</td>
              <td>
                {submission !== undefined && (
                  <button type="button" className="quiet" disabled={busy} onClick={() => run(member.task, submission)}>
                    {submission.state === 'withdrawn' ? benchmarks.restore : benchmarks.withdraw}
                    <span className="unseen"> {member.name}</span>
                  </button>
                )}
              </td>
            </tr>
          );
        })}
      </ListTable>
    </section>
  );
}

function Latest({
  submission: { number, state, submittedAt, reason },
}: {
  readonly submission: Submission;
}): ReactElement {
  const { benchmarks, submissions } = words();
  return (
    <>
      {benchmarks.submission(number)} <span className={`state ${state}`}>{submissions.states[state]}</span>
      <small>
        <Moment at={submittedAt} />
      </small>
      {reason !== null && <ReasonNote reason={reason} />}
    </>
  );
}

/** The score of the latest submission that has one, by the metric that ranks. */
function officialText({ settings }: DataSet, done: Work | undefined): string {
  const scores = done?.submissions.find((submission) => submission.scores !== null)?.scores;
  const official = scores?.metrics.find(({ metric }) => metric === settings.official);
  return official === undefined ? '–' : scoreText(official);
}
