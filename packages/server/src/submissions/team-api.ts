import { z } from '@hono/zod-openapi';
import { wrongState, type ServerError } from '../errors.js';
import { answers, apiGroup, forTeams, namedFile, takes, takesFile } from '../http/route.js';
import { Text } from '../http/schemas.js';
import type { TaskSourceRow, TeamRow } from '../storage/task-tables.js';
import { openPhase } from '../tasks/phases.js';
import { sourceRow } from '../tasks/source.js';
import { Submission, SubmissionChange, SubmissionCheck, TeamRoom } from './schemas.js';
import { settingsOf } from '../tasks/settings.js';
import { findTask } from '../tasks/tasks.js';
import { viewTask } from '../tasks/view-task.js';
import { viewTeam } from '../teams/teams.js';
import { receiveUpload, type UploadContext } from '../uploads/receive-upload.js';
import type { Viewer } from '../viewers/viewer.js';
import type { HandedFile } from './admission.js';
import { changeSubmission } from './change-submission.js';
import { checkOutput } from './check-output.js';
import { entriesOf } from './entries.js';
import { showOwn } from './find-entry.js';
import { handIn } from './hand-in.js';
import { leftOf } from './limits.js';
import { outputBounds } from './read-output-job.js';
import { withScores } from './scored-entries.js';
import { viewSubmission } from './view-submission.js';

const teams = forTeams('team');

const room = teams.get('/team', 'The task, what is open, and what you have handed in', {
  200: answers(TeamRoom, 'The room'),
});

const takesOutput = {
  ...takesFile,
  query: namedFile.extend({
    asIs: z
      .enum(['true', 'false'])
      .default('false')
      .openapi({ description: 'true: take it although lines seem to answer others than their own' }),
  }),
};

const check = teams.post('/team/submissions/check', 'Check output before you hand it in; nothing is saved or counted', {
  ...takesOutput,
  200: answers(SubmissionCheck, 'It would be accepted; otherwise the error says why not'),
});

const submit = teams.post('/team/submissions', 'Hand in output, a line for each source sentence; gzipped or not', {
  ...takesOutput,
  query: takesOutput.query.extend({
    note: Text(200).default('').openapi({ description: 'What you call it; the leaderboard shows it' }),
  }),
  headers: z.object({
    'idempotency-key': z
      .string()
      .regex(/^[\w.:-]{1,100}$/u)
      .optional()
      .openapi({ description: 'Sent again with the same key, it is one submission; by default the output serves' }),
  }),
  200: answers(Submission, 'It was handed in before'),
  201: answers(Submission, 'Saved, and waiting to be scored'),
});

const get = teams.get('/team/submissions/{submission}', 'Get one of your submissions', {
  200: answers(Submission, 'With its scores, once it has them'),
});

const change = teams.patch(
  '/team/submissions/{submission}',
  'Withdraw or restore one of your submissions, choose to be ranked by it, or change its note',
  { ...takes(SubmissionChange), 200: answers(Submission, 'The submission as it is now') },
);

const asViewer = (team: TeamRow): Viewer => ({ kind: 'team', team });

export const teamApi = apiGroup()
  .openapi(room, async (c) => {
    const { services, team } = c.var;
    const { db } = services.store;
    const task = await findTask(db, team.task_id);
    const { phases } = settingsOf(task);
    const now = services.clock();
    const index = openPhase(phases, now);
    const ownEntries = (await entriesOf(services, task)).filter((entry) => entry.team.id === team.id);
    return c.json(
      {
        task: await viewTask(services, task, asViewer(team)),
        team: viewTeam(team, ownEntries.length),
        left: index === null ? null : await leftOf(db, task, team.id, { index, phase: phases[index], day: now }),
        submissions: (await withScores(db, ownEntries.reverse())).map((entry) =>
          viewSubmission(entry, { withScores: true }),
        ),
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
  if (team.approved === 0) throw unapproved();
  const source = await sourceRow(c.var.services.store.db, team.task_id);
  if (source === undefined) throw wrongState('a task with a source', 'none yet', 'Wait until the task has begun.');
  const upload = await receiveUpload(c, file, outputBounds(source));
  return { source, upload, asIs: asIs === 'true', receivedAt: c.var.receivedAt };
}

function unapproved(): ServerError {
  return wrongState('a team that the organiser has approved', 'one that still waits', 'Ask the organiser.');
}
