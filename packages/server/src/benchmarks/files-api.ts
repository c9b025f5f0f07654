import { z } from '@hono/zod-openapi';
import { makeExport } from '../exports/make-export.js';
import { fileHeaders, givesFile } from '../http/file-answer.js';
import { answers, apiGroup, forDownloads, forOrganisers, takesFile } from '../http/route.js';
import { restoreBenchmark } from '../imports/restore-benchmark.js';
import { receiveUpload } from '../uploads/receive-upload.js';
import { takesGold } from '../uploads/refused-gold.js';
import { findBenchmark } from './benchmarks.js';
import { BenchmarkDefinition } from './definition.js';
import { exportDefinition } from './export-definition.js';
import { importDefinition } from './import-definition.js';
import { Benchmark } from './schemas.js';
import { viewBenchmark } from './view-benchmark.js';

const organisers = forOrganisers('files');
const ORGANISER = { kind: 'organiser' } as const;

const exportBenchmark = organisers.get('/benchmarks/{benchmark}/export', 'Download a backup of the whole benchmark', {
  200: givesFile('application/gzip'),
});

const restore = organisers.post('/benchmarks/restore', 'Restore a backup as a new benchmark', {
  ...takesFile,
  201: answers(Benchmark, 'Everything except personal links'),
});

const define = forDownloads('files').get(
  '/benchmarks/{benchmark}/definition',
  'Download the benchmark without teams and submissions, as one document that another server imports',
  {
    query: z.object({
      texts: z
        .enum(['true', 'false'])
        .default('false')
        .openapi({ description: 'true: with the sources and golds that you may read' }),
    }),
    200: answers(BenchmarkDefinition, 'The definition'),
  },
);

const importNew = organisers.post('/benchmarks/import', 'Make a new benchmark from a definition', {
  ...takesFile,
  query: takesGold.query,
  201: answers(Benchmark, 'With its data sets, and without teams'),
});

export const benchmarkFilesApi = apiGroup()
  .openapi(exportBenchmark, async (c) => {
    const { services } = c.var;
    const { id, name } = await findBenchmark(services.store.db, c.req.valid('param').benchmark);
    const headers = fileHeaders(name, '.benchmark.jsonl.gz', 'application/gzip');
    return c.body(await makeExport(services, 'benchmark', id), 200, headers);
  })
  .openapi(restore, async (c) => {
    const { services } = c.var;
    const { file = 'backup' } = c.req.valid('query');
    const benchmark = await restoreBenchmark(services, await receiveUpload(c, file));
    return c.json(await viewBenchmark(services, benchmark, ORGANISER), 201);
  })
  .openapi(define, async (c) => {
    const { services, viewer } = c.var;
    const benchmark = await findBenchmark(services.store.db, c.req.valid('param').benchmark);
    const definition = await exportDefinition(services, benchmark, viewer, c.req.valid('query').texts === 'true');
    const headers = fileHeaders(benchmark.name, '.benchmark.json', 'application/json');
    return c.json(definition, 200, headers);
  })
  .openapi(importNew, async (c) => {
    const { services } = c.var;
    const { file = 'benchmark.json', skipBadEdits } = c.req.valid('query');
    const upload = await receiveUpload(c, file);
    const benchmark = await importDefinition(services, { upload, skipBadEdits: skipBadEdits === 'true' });
    return c.json(await viewBenchmark(services, benchmark, ORGANISER), 201);
  });
