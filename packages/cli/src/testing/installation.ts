import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));
const BLOCK = 4096;

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, Readonly<Record<string, string>> | string>>;
}

/** A public package. */
export interface PackedPackage {
  readonly name: string;
  /** The file that `npm pack` makes of it. */
  readonly tarball: string;
  /** False for a package that is no library. */
  readonly hasTypes: boolean;
}

/** Packs every public package into a folder. */
export function packAll(into: string): PackedPackage[] {
  mkdirSync(into, { recursive: true });
  const open = readdirSync(PACKAGES)
    .map((name) => join(PACKAGES, name))
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
    .filter(({ manifest }) => manifest.private !== true);
  const { status, stdout, stderr } = npm(into, 'pack', '--json', ...open.map(({ folder }) => folder));
  if (status !== 0) throw new Error(stderr);
  const packed = JSON.parse(stdout) as { name: string; filename: string }[];
  return packed.map(({ name, filename }) => {
    const entries = Object.values(open.find(({ manifest }) => manifest.name === name)?.manifest.exports ?? {});
    const hasTypes = entries.some((entry) => typeof entry !== 'string' && 'types' in entry);
    return { name, tarball: join(into, filename), hasTypes };
  });
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/**
 * Installs packages into a folder, which is empty or has others, without what they expect to find there already.
 * What npm says if it reaches no registry; else undefined.
 */
export function installInto(folder: string, packages: readonly string[]): string | undefined {
  mkdirSync(folder, { recursive: true });
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true, "type": "module" }\n');
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline', '--omit=peer'];
  const { status, stderr } = npm(folder, 'install', ...quiet, ...packages);
  if (status === 0) return undefined;
  if (/\b(?:EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTCACHED)\b/u.test(stderr)) return stderr;
  throw new Error(stderr);
}

/** The bytes that a folder takes on disk, in whole blocks, as `du` counts them. */
export function diskUsage(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return BLOCK + diskUsage(path);
      return entry.isFile() ? Math.ceil(statSync(path).size / BLOCK) * BLOCK : 0;
    })
    .reduce((sum, size) => sum + size, 0);
}

function npm(cwd: string, ...args: readonly string[]): { status: number | null; stdout: string; stderr: string } {
  // Variables of the npm that runs the tests would tell this one where to install.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
  return spawnSync('npm', args, { cwd, encoding: 'utf8', env, shell: process.platform === 'win32' });
}
