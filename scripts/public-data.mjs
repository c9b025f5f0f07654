import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const BESIDE = fileURLToPath(new URL('../../shared', import.meta.url));

/** The folder with `data/` and `golden/`, which are public but not in the repository. */
const FOLDER = resolve(process.env.STET_DATA ?? BESIDE);

/** The absolute path of a file or folder of the public data, whether or not it is there. */
export const publicData = (path) => join(FOLDER, path);

export const hasPublicData = (path) => existsSync(publicData(path));

/** What to tell somebody whose public data lack a folder or file. */
export const howToGet = (path) =>
  `there is no ${path} in ${FOLDER}; set STET_DATA to a folder that has it: docs/golden-data.md says how to lay one out`;
