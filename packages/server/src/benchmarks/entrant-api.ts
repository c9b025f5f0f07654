import { answers, apiGroup, forEntrants } from '../http/route.js';
import { listOf } from '../http/schemas.js';
import { ownWork } from '../submissions/own-work.js';
import { takesSubmission } from '../submissions/takes-output.js';
import { viewTeam } from '../teams/teams.js';
import { receiveUpload } from '../uploads/receive-upload.js';
import { findBenchmark } from './benchmarks.js';
import { handInArchive } from './hand-in-archive.js';
import { EntrantRoom, HandedInFile } from './schemas.js';
import { viewBenchmark, viewedDataSets } from './view-benchmark.js';

const entrants = forEntrants('entrant');

const room = entrants.get('/entrant', 'The benchmark, what is open, and what you have handed in to each data set', {
  200: answers(EntrantRoom, 'The room'),
});

const submit = entrants.post(
  '/entrant/submissions',
  'Hand in outputs for some or all data sets: a tar file, gzipped or not, whose files are named like data sets',
  {
    ...takesSubmission,
    200: answers(listOf(HandedInFile), 'What became of each file, which is accepted or refused by itself'),
  },
);

export const entrantApi = apiGroup()
  .openapi(room, async (c) => {
    const { services, entrant } = c.var;
    const { db } = services.store;
    const viewer = { kind: 'entrant', entrant } as const;
    const benchmark = await findBenchmark(db, entrant.benchmark_id);
    const work: EntrantRoom['work'] = [];
    for (const { task, viewer: own } of await viewedDataSets(db, benchmark, viewer)) {
      if (own.kind === 'team') work.push({ task: task.id, ...(await ownWork(services, task, own.team)) });
    }
    const submissions = work.reduce((sum, dataSet) => sum + dataSet.submissions.length, 0);
    return c.json(
      { benchmark: await viewBenchmark(services, benchmark, viewer), entrant: viewTeam(entrant, submissions), work },
      200,
    );
  })
  .openapi(submit, async (c) => {
    const { services, entrant, receivedAt } = c.var;
    const { file = 'submissions.tar', asIs, note } = c.req.valid('query');
    const key = c.req.valid('header')['idempotency-key'];
    const upload = await receiveUpload(c, file);
    const handing = { asIs: asIs === 'true', receivedAt, note, key };
    return c.json({ rows: await handInArchive(services, entrant, upload, handing) }, 200);
  });
