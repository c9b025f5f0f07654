import { fileURLToPath } from 'node:url';

// Sources, build and the bundle of the command line all lie one folder below their package, as this file does: each of
// these paths works from all three.

/** What a thread for slow work loads. */
export const COMPUTING_WORKER = new URL('../dist/computing/worker.js', import.meta.url);

/** The built web app. */
export const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));
