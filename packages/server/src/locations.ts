import { fileURLToPath } from 'node:url';

// The sources and the bundle both lie one folder below the package, as this file does: these paths work from both.

/** What a thread for slow work loads. */
export const COMPUTING_WORKER = new URL('../dist/computing/worker.js', import.meta.url);

/** The built web app. */
export const WEB_FOLDER = fileURLToPath(new URL('../app', import.meta.url));
