/** What a worker thread loads. This path works from the sources, as in tests, as well as from the build. */
export const WORKER = new URL('../dist/worker.js', import.meta.url);
