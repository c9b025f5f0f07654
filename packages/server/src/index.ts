export { jsonLog, type Log } from './http/log.js';
export { startServer, type RunningServer, type ServerOptions } from './start-server.js';
export type { Place } from './storage/store.js';
