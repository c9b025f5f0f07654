import { answers, apiGroup, forTeams, takes, takesFile } from '../http/route.js';
import { DataSetQuery } from '../links/require-team.js';
import type { TaskSourceRow, TeamRow } from '../storage/task-tables.js';
import { Submission, SubmissionChange, SubmissionCheck, TeamRoom } from './schemas.js';
import { findTask } from '../tasks/tasks.js';
import { viewTask } from '../tasks/view-task.js';
import { viewTeam } from '../teams/teams.js';
import { receiveUpload, type UploadContext } from '../uploads/receive-upload.js';
import type { Viewer } from '../viewers/viewer.js';
import type { HandedFile } from './admission.js';
import { changeSubmission } from './change-submission.js';
import { checkOutput } from './check-output.js';
import { showOwn } from './find-entry.js';
import { handIn } from './hand-in.js';
import { ownWork } from './own-work.js';
import { outputBounds } from './read-output-job.js';
import { sourceToAnswer } from './source-to-answer.js';
import { OutputQuery, SubmissionQuery, takesSubmission } from './takes-output.js';

const teams = forTeams('team');

const room = teams.get('/team', 'The task, what is open, and what you have handed in', {
  query: DataSetQuery,
  200: answers(TeamRoom, 'The room'),
});

const check = teams.post('/team/submissions/check', 'Check output before you hand it in; nothing is saved or counted', {
  ...takesFile,
  query: OutputQuery.extend(DataSetQuery.shape),
  200: answers(SubmissionCheck, 'It would be accepted; otherwise the error says why not'),
});

const submit = teams.post('/team/submissions', 'Hand in output, a line for each source sentence; gzipped or not', {
  ...takesSubmission,
  query: SubmissionQuery.extend(DataSetQuery.shape),
  200: answers(Submission, 'It was handed in before'),
  201: answers(Submission, 'Saved, and waiting to be scored'),
});

const get = teams.get('/team/submissions/{submission}', 'Get one of your submissions', {
  query: DataSetQuery,
  200: answers(Submission, 'With its scores, once it has them'),
});

const change = teams.patch(
  '/team/submissions/{submission}',
  'Withdraw or restore one of your submissions, choose to be ranked by it, or change its note',
  { ...takes(SubmissionChange), query: DataSetQuery, 200: answers(Submission, 'The submission as it is now') },
);

const asViewer = (team: TeamRow): Viewer => ({ kind: 'team', team });

export const teamApi = apiGroup()
  .openapi(room, async (c) => {
    const { services, team } = c.var;
    const task = await findTask(services.store.db, team.task_id);
    const { left, submissions } = await ownWork(services, task, team);
    return c.json(
      {
        task: await viewTask(services, task, asViewer(team)),
        team: viewTeam(team, submissions.length),
        left,
        submissions,
      },
      200,
    );
  })
  .openapi(check, async (c) => {
    const { services, team } = c.var;
    const { source, ...file } = await receiveOutput(c, team, c.req.valid('query'));
    return c.json(await checkOutput(services, team, source, file), 200);
  })
  .openapi(submit, async (c) => {
    const { services, team } = c.var;
    const { note, ...query } = c.req.valid('query');
    const { source, ...file } = await receiveOutput(c, team, query);
    const key = c.req.valid('header')['idempotency-key'];
    const { id, isNew } = await handIn(services, team, source, { ...file, note, key });
    return c.json(await showOwn(services, team, id), isNew ? 201 : 200);
  })
  .openapi(get, async (c) => {
    const { services, team } = c.var;
    const { submission } = c.req.valid('param');
    return c.json(await showOwn(services, team, submission), 200);
  })
  .openapi(change, async (c) => {
    const { services, team } = c.var;
    const { submission } = c.req.valid('param');
    await changeSubmission(services, team.task_id, submission, asViewer(team), c.req.valid('json'), c.var.receivedAt);
    return c.json(await showOwn(services, team, submission), 200);
  });

/** Receives a file from a team that may hand in, once there is something to answer. */
async function receiveOutput(
  c: UploadContext,
  team: TeamRow,
  { file = 'submission', asIs }: { readonly file?: string | undefined; readonly asIs: 'true' | 'false' },
): Promise<HandedFile & { readonly source: TaskSourceRow }> {
  const source = await sourceToAnswer(c.var.services.store.db, team);
  const upload = await receiveUpload(c, file, outputBounds(source));
  return { source, upload, asIs: asIs === 'true', receivedAt: c.var.receivedAt };
}
