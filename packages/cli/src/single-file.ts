import { isMainThread } from 'node:worker_threads';

/** What a worker thread is to do, which loads this file as well. */
export { default } from '@stet/node/worker';

if (isMainThread) await import('./main.js');
// @ts-expect-error It has no types, and is loaded for what it does.
else await import('piscina/worker');
