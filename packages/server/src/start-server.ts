import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { boundComputing } from './computing/bound-computing.js';
import { ServerError } from './errors.js';
import { openServices } from './open-services.js';
import { createApp } from './http/app.js';
import type { Log } from './http/log.js';
import { paceStrangers } from './http/pace-strangers.js';
import { openCampaign, type FinishedCampaign } from './imports/open-campaign.js';
import { openTask, type FinishedTask } from './imports/open-task.js';
import { warmBoards } from './leaderboard/warm-boards.js';
import { WEB_FOLDER } from './locations.js';
import { firstLink } from './sessions/first-link.js';
import { checkKeys, type ModelEndpoint } from './model-judges/endpoint.js';
import type { DatabaseLocation } from './storage/store.js';
import type { OfferedPrograms } from './scoring/offer-programs.js';
import { startWork } from './start-worker.js';
import { rescoreOutdated } from './tasks/tasks.js';

export interface ServerOptions {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  readonly database: DatabaseLocation;
  readonly log: Log;
  readonly clock?: () => number;
  /** The address that people see, if it is not the one that the server listens on. */
  readonly publicUrl?: string | undefined;
  /** How many proxies stand in front, or their addresses: limits count the clients that these tell of. */
  readonly trustProxy?: string | undefined;
  /** Make a link for the first organiser, even if somebody has signed in before. */
  readonly link?: boolean | undefined;
  /** A finished evaluation to show from the start. */
  readonly campaign?: FinishedCampaign | undefined;
  /** A finished shared task to show from the start. */
  readonly task?: FinishedTask | undefined;
  /** The built web app. */
  readonly webFolder?: string | undefined;
  /** How many submissions to score at a time; 0 leaves them to separate workers, `stet worker`. */
  readonly workers?: number | undefined;
  /** A job that takes longer is stopped, and retried or given up. Must be the same for all workers. */
  readonly jobSeconds?: number | undefined;
  /** A request that would wait longer before anything is done for it is refused, and told to come back. */
  readonly patienceMs?: number | undefined;
  /** Programs whose metrics tasks may have; scored by this process, or by workers that are given the same. */
  readonly programs?: OfferedPrograms | undefined;
  /** Where models may be asked to judge; asked by this process, or by workers that are given the same. */
  readonly models?: readonly ModelEndpoint[] | undefined;
}

export interface RunningServer {
  readonly url: string;
  /** Signs the first organiser in, once. */
  readonly organiserLink: string | undefined;
  /** Takes no more requests, finishes those in progress, and closes the database. */
  readonly close: () => Promise<void>;
}

/** Requests that take longer to arrive are dropped. */
const REQUEST_MS = 120_000;
/** Longer than clients and proxies keep idle connections: one that is closed just as it is used again is an error. */
const KEEP_ALIVE_MS = 65_000;
/** How long requests in progress may take after the server was asked to stop. */
const GRACE_MS = 10_000;

/** Starts the server for shared tasks and human evaluations. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {
    host,
    port,
    database,
    log,
    clock = Date.now,
    publicUrl,
    trustProxy,
    link = false,
    campaign,
    task,
    webFolder = WEB_FOLDER,
    workers = 1,
    jobSeconds,
    patienceMs,
    programs,
    models,
  } = options;
  if (workers > 0) await checkKeys(models ?? []);
  const { services, close: closeAll } = await openServices({
    database,
    clock,
    log,
    publicUrl,
    trustProxy,
    jobSeconds,
    patienceMs,
    programs,
    models,
  });
  const { store } = services;
  // Scoring has the threads for itself when requests are too many; jobs wait in the database.
  const forRequests = { ...services, computing: boundComputing(services.computing) };
  const answer = getRequestListener(createApp(forRequests, webFolder).fetch);
  const server = createServer(paceStrangers((request, response) => void answer(request, response)));
  server.requestTimeout = REQUEST_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  try {
    if (campaign !== undefined) await openCampaign(services, campaign, clock());
    if (task !== undefined) await openTask(services, task);
    await rescoreOutdated(services);
    await warmBoards(services);
    const address = await listen(server, host, port);
    const url = publicUrl?.replace(/\/$/u, '') ?? address;
    const path = await firstLink(store, clock(), link);
    const worker = startWork(services, workers, jobSeconds);
    log('started', { database: 'url' in database ? 'postgresql' : 'sqlite' });
    return {
      url,
      organiserLink: path === undefined ? undefined : url + path,
      close: async () => {
        log('stopping');
        await endServer(server, GRACE_MS);
        await worker.stop();
        await closeAll();
        log('stopped');
      },
    };
  } catch (error) {
    // It may listen already, and would hold on to its port.
    if (server.listening) await endServer(server, 0);
    await closeAll();
    throw error;
  }
}

async function listen(server: Server, host: string, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(cannotListen(host, port, cause)));
    server.listen(port, host, resolve);
  });
  const { port: chosenPort } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${chosenPort}`;
}

function cannotListen(host: string, port: number, cause: NodeJS.ErrnoException): ServerError {
  const found =
    cause.code === 'EADDRINUSE' ? 'that another program uses it' : `that it is refused (${cause.code ?? ''})`;
  return new ServerError(
    {
      code: 'PORT_TAKEN',
      expected: `port ${port} of ${host} to be free`,
      found,
      remedy: 'Choose another {{port}}, or 0 for any that is free.',
    },
    { cause },
  );
}

async function endServer(server: Server, graceMs: number): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  const impatience = setTimeout(() => server.closeAllConnections(), graceMs);
  await ended;
  clearTimeout(impatience);
}
