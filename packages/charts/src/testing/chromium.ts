import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A Chromium or Chrome of this machine: the one that CHROME_PATH names, or the first on the path. */
export function findChromium(): string | undefined {
  const { CHROME_PATH, PATH = '' } = process.env;
  const candidates = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...(CHROME_PATH === undefined ? [] : [CHROME_PATH]), ...candidates].find((file) => existsSync(file));
}
