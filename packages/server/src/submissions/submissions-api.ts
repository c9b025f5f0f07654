import { fileHeaders, givesFile } from '../http/file-answer.js';
import { answers, apiGroup, forDownloads, forOrganisers, forReaders, takes } from '../http/route.js';
import { PageQuery, pageOf, toPage } from '../http/schemas.js';
import { Submission, SubmissionChange } from './schemas.js';
import { findTask } from '../tasks/tasks.js';
import { changeSubmission, findSubmission } from './change-submission.js';
import { entriesOf } from './entries.js';
import { findEntry, showSubmission } from './find-entry.js';
import { withScores } from './scored-entries.js';
import { viewSubmission } from './view-submission.js';

const organisers = forOrganisers('submissions');
const readers = forReaders('submissions');
const ORGANISER = { kind: 'organiser' } as const;

const list = organisers.get('/tasks/{task}/submissions', 'List all submissions, latest first', {
  query: PageQuery,
  200: answers(pageOf(Submission), 'A page of them'),
});

const get = readers.get('/tasks/{task}/submissions/{submission}', 'Get a submission', {
  200: answers(Submission, 'With its scores, if you may see them'),
});

const change = organisers.patch(
  '/tasks/{task}/submissions/{submission}',
  'Withdraw or restore a submission, choose it, or change its note',
  { ...takes(SubmissionChange), 200: answers(Submission, 'The submission as it is now') },
);

const output = forDownloads('submissions').get(
  '/tasks/{task}/submissions/{submission}/output',
  'Download what was handed in, one sentence per line',
  { 200: givesFile('text/plain') },
);

export const submissionsApi = apiGroup()
  .openapi(list, async (c) => {
    const { services } = c.var;
    const { cursor, limit } = c.req.valid('query');
    const task = await findTask(services.store.db, c.req.valid('param').task);
    const entries = (await entriesOf(services, task)).filter(
      ({ submission }) => cursor === undefined || submission.id < cursor,
    );
    const page = toPage(entries.slice(-limit - 1).reverse(), limit, ({ submission }) => submission.id);
    const rows = await withScores(services.store.db, page.rows);
    return c.json(
      { ...page, rows: rows.map((entry) => viewSubmission(entry, { withScores: true, totalsOnly: false })) },
      200,
    );
  })
  .openapi(get, async (c) => {
    const { task, submission } = c.req.valid('param');
    return c.json(await showSubmission(c.var.services, task, submission, c.var.viewer), 200);
  })
  .openapi(change, async (c) => {
    const { services } = c.var;
    const { task, submission } = c.req.valid('param');
    await changeSubmission(services, task, submission, ORGANISER, c.req.valid('json'), c.var.receivedAt);
    return c.json(await showSubmission(services, task, submission, ORGANISER), 200);
  })
  .openapi(output, async (c) => {
    const { services, viewer } = c.var;
    const { task, submission } = c.req.valid('param');
    const { team, submission: row } = await findEntry(services, task, submission, viewer);
    const { content } = await findSubmission(services.store.db, task, submission);
    return c.body(content, 200, fileHeaders(`${team.name} ${row.number}`, '.txt', 'text/plain; charset=utf-8'));
  });
