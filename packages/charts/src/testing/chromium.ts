import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

/** The shell first: it has no window to draw, and takes half the time of the others. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The name of a test that cannot run without one. */
export const NO_CHROMIUM =
  'skipped: no Chromium here; install it (apt-get install chromium-headless-shell, or chromium) or set CHROME_PATH';

/** A Chromium or Chrome of this machine: the one that CHROME_PATH names, or the first on the path. */
export function findChromium(): string | undefined {
  const { CHROME_PATH, PATH = '' } = process.env;
  const candidates = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...(CHROME_PATH === undefined ? [] : [CHROME_PATH]), ...candidates].find((file) => existsSync(file));
}

/** How long a page may take for what it does at once as a rule: the machine may be busy. */
export const PATIENCE_MS = 120_000;

let browser: Promise<Browser> | undefined;

/** One browser for all tests of this process, which ends with it: to start one takes seconds on a busy machine. */
export function openBrowser(executablePath: string): Promise<Browser> {
  browser ??= chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  return browser;
}

/** Closes all that tests have opened in the browser. */
export async function closePages(): Promise<void> {
  const contexts = (await browser)?.contexts() ?? [];
  await Promise.all(contexts.map((context) => context.close()));
}
