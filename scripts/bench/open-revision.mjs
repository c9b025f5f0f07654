import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Checks a revision out beside this one, installs and builds it, and calls `use` with its command. */
export async function withRevision(revision, use) {
  const folder = mkdtempSync(join(tmpdir(), 'stet-revision-'));
  const checkout = join(folder, 'stet');
  const run = (command, args, cwd) => {
    const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2] });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
  };
  try {
    run('git', ['worktree', 'add', '--quiet', '--detach', checkout, revision], ROOT);
    run(process.execPath, [join(checkout, 'scripts', 'bootstrap.mjs')], checkout);
    return await use(join(checkout, 'packages', 'cli', 'bin', 'stet.js'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
    spawnSync('git', ['worktree', 'prune'], { cwd: ROOT });
  }
}
