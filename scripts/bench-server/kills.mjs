import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the test of durability on both databases with so many kills. */
export function kill(kills) {
  const { status } = spawnSync(
    join(ROOT, 'node_modules', '.bin', 'vitest'),
    ['run', 'packages/server/src/durability'],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, STET_KILLS: String(kills) },
    },
  );
  if (status !== 0) process.exitCode = 1;
}
