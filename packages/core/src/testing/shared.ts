import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, it } from 'vitest';

/** Public data and what the original programs print for it, kept beside the repository and not part of it. */
const SHARED = fileURLToPath(new URL('../../../../../shared/', import.meta.url));
const present = existsSync(`${SHARED}golden`);

export function readShared(path: string): string {
  const bytes = readFileSync(SHARED + path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** The caller says what the file holds. */
export function readSharedJson(path: string): unknown {
  return JSON.parse(readShared(path));
}

/** Tests that compare with the original programs; skipped, and said so, where their answers are not at hand. */
export function describeGolden(name: string, tests: () => void | Promise<void>): void {
  describe(name, async () => {
    if (present) await tests();
    else it.skipIf(!present)('skipped: there is no ../shared/golden beside the repository', () => undefined);
  });
}
