import { readFileSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, it, TestRunner } from 'vitest';
import { hasPublicData, howToGet, publicData } from '../../../../scripts/public-data.mjs';

/** Thrown while tests are collected; a test that runs is skipped at once. */
class MissingData extends Error {}

/** The path of a folder of public data. Where it is absent, the test that asks is skipped and says so. */
export function sharedFolder(path: string): string {
  if (!hasPublicData(path)) {
    const message = `skipped: ${howToGet(path)}`;
    TestRunner.getCurrentTest()?.context.skip(message);
    throw new MissingData(message);
  }
  return publicData(path);
}

/** A file of public data. A folder may be absent; one that is there is complete, so a file that it lacks is an error. */
export function readShared(path: string): string {
  sharedFolder(dirname(path));
  const bytes = readFileSync(publicData(path));
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** The caller says what the file holds. */
export function readSharedJson(path: string): unknown {
  return JSON.parse(readShared(path));
}

/** The names of the files in a folder of public data. */
export const listShared = (path: string): string[] => readdirSync(sharedFolder(path));

/** Tests that compare with the original programs; skipped, and said so, where what they read is not at hand. */
export function describeGolden(name: string, tests: () => void | Promise<void>): void {
  describe(name, async () => {
    try {
      await tests();
    } catch (error) {
      if (!(error instanceof MissingData)) throw error;
      it.skip(error.message, () => undefined);
    }
  });
}
