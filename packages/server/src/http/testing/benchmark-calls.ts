import { tar } from '../../archive/tar.js';
import { SYSTEMS, lines } from '../../testing/campaign.js';

/** Everything the walk needs of a benchmark. */
export interface BenchmarkScene {
  readonly benchmark: string;
  /** A data set of it, to which the entrant has handed in. */
  readonly task: string;
  readonly entrant: string;
  readonly backup: Uint8Array;
  readonly definition: string;
}

interface BenchmarkCall {
  readonly path: string;
  readonly body?: unknown;
  /** The status for those the route is for. */
  readonly status: number;
}

const ARCHIVE = tar([{ name: 'Czech.txt', text: lines(SYSTEMS.cat) }]);

/** Every route of benchmarks. */
export const BENCHMARK_CALLS: Readonly<Record<string, (scene: BenchmarkScene) => BenchmarkCall>> = {
  'GET /benchmarks': () => ({ path: 'benchmarks', status: 200 }),
  'POST /benchmarks': () => ({ path: 'benchmarks', body: { name: 'another' }, status: 201 }),
  'POST /benchmarks/restore': ({ backup }) => ({ path: 'benchmarks/restore', body: backup, status: 201 }),
  'POST /benchmarks/import': ({ definition }) => ({ path: 'benchmarks/import', body: definition, status: 201 }),
  'GET /benchmarks/{benchmark}': ({ benchmark }) => ({ path: `benchmarks/${benchmark}`, status: 200 }),
  'PATCH /benchmarks/{benchmark}': ({ benchmark }) => ({
    path: `benchmarks/${benchmark}`,
    body: { name: 'n' },
    status: 200,
  }),
  'DELETE /benchmarks/{benchmark}': ({ benchmark }) => ({ path: `benchmarks/${benchmark}`, status: 204 }),
  'POST /benchmarks/{benchmark}/data-sets': ({ benchmark }) => ({
    path: `benchmarks/${benchmark}/data-sets`,
    body: { name: 'Welsh' },
    status: 201,
  }),
  'POST /benchmarks/{benchmark}/data-sets/copy': ({ benchmark, task }) => ({
    path: `benchmarks/${benchmark}/data-sets/copy`,
    body: { task, track: 1 },
    status: 201,
  }),
  'PATCH /benchmarks/{benchmark}/data-sets/{task}': ({ benchmark, task }) => ({
    path: `benchmarks/${benchmark}/data-sets/${task}`,
    body: { track: 1 },
    status: 200,
  }),
  'GET /benchmarks/{benchmark}/leaderboard': ({ benchmark }) => ({
    path: `benchmarks/${benchmark}/leaderboard`,
    status: 200,
  }),
  'GET /benchmarks/{benchmark}/definition': ({ benchmark }) => ({
    path: `benchmarks/${benchmark}/definition?texts=true`,
    status: 200,
  }),
  'GET /benchmarks/{benchmark}/export': ({ benchmark }) => ({ path: `benchmarks/${benchmark}/export`, status: 200 }),
  'POST /benchmarks/{benchmark}/register-link': ({ benchmark }) => ({
    path: `benchmarks/${benchmark}/register-link`,
    status: 201,
  }),
  'DELETE /benchmarks/{benchmark}/register-link': ({ benchmark }) => ({
    path: `benchmarks/${benchmark}/register-link`,
    status: 204,
  }),
  'GET /registration': () => ({ path: 'registration', status: 200 }),
  'POST /registration': () => ({ path: 'registration', body: { name: 'newcomer' }, status: 201 }),
  'GET /benchmarks/{benchmark}/teams': ({ benchmark }) => ({ path: `benchmarks/${benchmark}/teams`, status: 200 }),
  'POST /benchmarks/{benchmark}/teams': ({ benchmark }) => ({
    path: `benchmarks/${benchmark}/teams`,
    body: { name: 'new' },
    status: 201,
  }),
  'GET /benchmarks/{benchmark}/audit': ({ benchmark }) => ({ path: `benchmarks/${benchmark}/audit`, status: 200 }),
  'DELETE /benchmarks/{benchmark}/teams/{entrant}': ({ benchmark, entrant }) => ({
    path: `benchmarks/${benchmark}/teams/${entrant}`,
    status: 204,
  }),
  'POST /benchmarks/{benchmark}/teams/{entrant}/link': ({ benchmark, entrant }) => ({
    path: `benchmarks/${benchmark}/teams/${entrant}/link`,
    status: 201,
  }),
  'DELETE /benchmarks/{benchmark}/teams/{entrant}/link': ({ benchmark, entrant }) => ({
    path: `benchmarks/${benchmark}/teams/${entrant}/link`,
    status: 204,
  }),
  'PUT /benchmarks/{benchmark}/teams/{entrant}/approval': ({ benchmark, entrant }) => ({
    path: `benchmarks/${benchmark}/teams/${entrant}/approval`,
    status: 204,
  }),
  'PUT /benchmarks/{benchmark}/teams/{entrant}/baseline': ({ benchmark, entrant }) => ({
    path: `benchmarks/${benchmark}/teams/${entrant}/baseline`,
    body: { isBaseline: true },
    status: 204,
  }),
  'GET /entrant': () => ({ path: 'entrant', status: 200 }),
  'POST /entrant/submissions': () => ({ path: 'entrant/submissions', body: ARCHIVE, status: 200 }),
};
