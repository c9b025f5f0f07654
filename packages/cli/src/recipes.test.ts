import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { startSlurm } from './testing/slurm.js';
import { EXAMPLE, GOLD, STET, SYSTEMS, file, stet, type Run } from './testing/stet.js';

const PAGE = fileURLToPath(new URL('../../../docs/scale.md', import.meta.url));
const SHARDS = 4;

/** The scripts on the page, one for each block. */
const [onOneMachine, onSlurm] = [...readFileSync(PAGE, 'utf8').matchAll(/^```sh\n(.*?)^```$/gmsu)].map(
  ([, script]) => script,
);
const lineWith = (word: string): string => onOneMachine.split('\n').find((line) => line.includes(word)) ?? '';
const merge = lineWith('merge');

/** Has a process die at the worst moment: all is written, and about to get its name. */
const KILLED_WHEN_WRITTEN = `data:text/javascript,${encodeURIComponent(`
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  fs.promises.rename = () => process.kill(process.pid, "SIGKILL");
  syncBuiltinESMExports();`)}`;

/** The `stet` of the recipes. The first run of task 2 of an array is killed. */
const COMMAND = file(
  'stet',
  `#!/bin/sh
if [ "$SLURM_ARRAY_TASK_ID:$SLURM_RESTART_COUNT" = 2: ]; then set -- --import '${KILLED_WHEN_WRITTEN}' '${STET}' "$@"
else set -- '${STET}' "$@"; fi
exec '${process.execPath}' "$@"
`,
);
chmodSync(COMMAND, 0o755);

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder as the recipes expect it, and how to run a script in it. */
function openDesk(): {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly sh: (script: string) => Run;
} {
  const folder = mkdtempSync(join(tmpdir(), 'stet-recipe-'));
  folders.push(folder);
  cpSync(EXAMPLE, folder, { recursive: true });
  mkdirSync(join(folder, 'parts'));
  const path = [join(COMMAND, '..'), process.env.PATH].join(delimiter);
  const env = { ...process.env, NO_COLOR: '1', PATH: path };
  return { folder, env, sh: (script) => spawnSync('sh', ['-c', script], { encoding: 'utf8', cwd: folder, env }) };
}

const has = (command: string): boolean => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
const scored = (): string => stet('score', '--gold', GOLD, SYSTEMS).stdout;

describe('docs/scale.md, under an engine that runs commands', () => {
  it.for(['xargs', 'parallel'])('%s makes shards that merge to the bytes of stet score', (engine, { skip }) => {
    skip(!has(engine), `${engine} is not installed`);
    const { sh } = openDesk();
    const script = lineWith(engine).replaceAll('28', String(SHARDS));
    expect(script).toContain(`/${SHARDS} `);
    expect(sh(script)).toMatchObject({ status: 0 });
    expect(sh(merge)).toMatchObject({ status: 0, stdout: scored(), stderr: '' });
  });

  it('Slurm does so when a task was killed and run again', async ({ skip }) => {
    skip(!['slurmctld', 'slurmd', 'sbatch'].every(has), 'Slurm is not installed: apt-get install slurm-wlm');
    const { folder, env, sh } = openDesk();
    const firstShard = (): Buffer => readFileSync(join(folder, 'parts', '1.jsonl.gz'));
    const slurm = await startSlurm(folder, env);
    try {
      const job = slurm.run('sbatch', '--parsable', `--array=1-${SHARDS}`, file('recipe.sh', onSlurm));
      expect(await slurm.untilOver(job)).toEqual({ 1: 'COMPLETED', 2: 'FAILED', 3: 'COMPLETED', 4: 'COMPLETED' });
      expect(readdirSync(join(folder, 'parts')).sort()).toEqual([
        '1.jsonl.gz',
        expect.stringMatching(/^2\.jsonl\.gz\..*\.part$/u),
        '3.jsonl.gz',
        '4.jsonl.gz',
      ]);
      const complaint = expect.stringMatching(/; shard 2\/4 is missing\. .*\[SHARDS_MISSING\]/u) as string;
      expect(sh(merge)).toMatchObject({ status: 2, stdout: '', stderr: complaint });

      const before = firstShard();
      slurm.run('scontrol', 'requeue', `${job}_1,${job}_2`);
      expect(await slurm.untilOver(job)).toEqual({ 1: 'COMPLETED', 2: 'COMPLETED', 3: 'COMPLETED', 4: 'COMPLETED' });
      expect(firstShard().equals(before)).toBe(true);
      expect(sh(merge)).toMatchObject({ status: 0, stdout: scored(), stderr: '' });
    } finally {
      await slurm.stop();
    }
  });
});
