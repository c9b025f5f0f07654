import { answers, apiGroup, forOrganisers, forReaders, nothing, takes } from '../http/route.js';
import { PageQuery, pageOf } from '../http/schemas.js';
import { changeBenchmark, createBenchmark, findBenchmark, removeBenchmark } from './benchmarks.js';
import { copyTask } from './copy-task.js';
import { addDataSet, moveDataSet } from './data-sets.js';
import { Benchmark, BenchmarkChange, DataSetChange, DataSetCopy, NewBenchmark, NewDataSet } from './schemas.js';
import { listBenchmarks, viewBenchmark } from './view-benchmark.js';

const readers = forReaders('benchmarks');
const organisers = forOrganisers('benchmarks');
const ORGANISER = { kind: 'organiser' } as const;

const list = readers.get(
  '/benchmarks',
  'List benchmarks, newest first: all for organisers, public ones for everybody',
  {
    query: PageQuery,
    200: answers(pageOf(Benchmark), 'A page of them'),
  },
);

const create = organisers.post('/benchmarks', 'Create a benchmark', {
  ...takes(NewBenchmark),
  201: answers(Benchmark, 'Without data sets'),
});

const get = readers.get('/benchmarks/{benchmark}', 'Get a benchmark: its call, data sets, and what you may do', {
  200: answers(Benchmark, 'The benchmark'),
});

const change = organisers.patch('/benchmarks/{benchmark}', 'Change name or settings', {
  ...takes(BenchmarkChange),
  200: answers(Benchmark, 'The benchmark as it is now'),
});

const remove = organisers.delete(
  '/benchmarks/{benchmark}',
  'Remove a benchmark with its data sets and all submissions',
  {
    204: nothing,
  },
);

const add = organisers.post(
  '/benchmarks/{benchmark}/data-sets',
  'Add a data set: a task in which all teams of the benchmark take part at once',
  {
    ...takes(NewDataSet),
    201: answers(Benchmark, 'With the data set last; upload its source and gold as of any task'),
  },
);

const copy = organisers.post(
  '/benchmarks/{benchmark}/data-sets/copy',
  'Add a data set with settings, source and golds of a task, and on demand its baselines; the task stays as it is',
  {
    ...takes(DataSetCopy),
    201: answers(Benchmark, 'With the data set last; teams, their submissions and proposals are not copied'),
  },
);

const move = organisers.patch('/benchmarks/{benchmark}/data-sets/{task}', 'Move a data set to another track', {
  ...takes(DataSetChange),
  200: answers(Benchmark, 'The benchmark as it is now'),
});

export const benchmarksApi = apiGroup()
  .openapi(list, async (c) => {
    const { cursor, limit } = c.req.valid('query');
    return c.json(await listBenchmarks(c.var.services, c.var.viewer, cursor, limit), 200);
  })
  .openapi(create, async (c) => {
    const { services } = c.var;
    const benchmark = await createBenchmark(services.store.db, c.req.valid('json'), services.clock());
    return c.json(await viewBenchmark(services, benchmark, ORGANISER), 201);
  })
  .openapi(get, async (c) => {
    const { services, viewer } = c.var;
    const benchmark = await findBenchmark(services.store.db, c.req.valid('param').benchmark);
    return c.json(await viewBenchmark(services, benchmark, viewer), 200);
  })
  .openapi(change, async (c) => {
    const { services } = c.var;
    const benchmark = await changeBenchmark(services.store, c.req.valid('param').benchmark, c.req.valid('json'));
    return c.json(await viewBenchmark(services, benchmark, ORGANISER), 200);
  })
  .openapi(remove, async (c) => {
    await removeBenchmark(c.var.services.store.db, c.req.valid('param').benchmark);
    return c.body(null, 204);
  })
  .openapi(add, async (c) => {
    const { services } = c.var;
    const { benchmark } = c.req.valid('param');
    await addDataSet(services, benchmark, c.req.valid('json'));
    return c.json(await viewBenchmark(services, await findBenchmark(services.store.db, benchmark), ORGANISER), 201);
  })
  .openapi(copy, async (c) => {
    const { services, organiser } = c.var;
    const { benchmark } = c.req.valid('param');
    await copyTask(services, benchmark, c.req.valid('json'), organiser);
    return c.json(await viewBenchmark(services, await findBenchmark(services.store.db, benchmark), ORGANISER), 201);
  })
  .openapi(move, async (c) => {
    const { services } = c.var;
    const { benchmark, task } = c.req.valid('param');
    await moveDataSet(services.store, benchmark, task, c.req.valid('json').track);
    return c.json(await viewBenchmark(services, await findBenchmark(services.store.db, benchmark), ORGANISER), 200);
  });
