export type * from './api-types.js';
export { jsonLog, type Log } from './http/log.js';
export type { Page } from './http/schemas.js';
export type { FinishedCampaign } from './imports/open-campaign.js';
export type { FinishedTask } from './imports/open-task.js';
export { startServer, type RunningServer, type ServerOptions } from './start-server.js';
export { startWorker, type WorkerOptions } from './start-worker.js';
export type { Place } from './storage/store.js';
