import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A folder for what the tests of one file write. It stays until all tests have ended: what they share lies in the first. */
export let folder = newFolder();

/** Begins another folder, for another file of tests that shares this module. */
export function beginFolder(): void {
  folder = newFolder();
}

function newFolder(): string {
  return mkdtempSync(join(inject('scratch'), 'stet-cli-'));
}
