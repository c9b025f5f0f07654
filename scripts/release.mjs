// Prepares a release and publishes nothing: sets the version, builds, packs, checks, and says what to publish in which order.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleSingleFile } from './bundle/single-file.mjs';
import { ROOT } from './bundle/shared.mjs';
import { publishingOrder, readManifests } from './release/manifests.mjs';
import { datedChangelog } from './release/changelog.mjs';
import { setVersion } from './release/set-version.mjs';
import { writeIfChanged } from './release/write-if-changed.mjs';

const USAGE = `npm run release -- VERSION [--skip-tests]

Sets VERSION in every package, dates the changelog, builds, runs the checks of what is published, and
writes the packed packages and stet.mjs into the folder release. Publishes nothing.`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'skip-tests': { type: 'boolean' }, help: { type: 'boolean' } },
});
const [version] = positionals;
if (options.help || version === undefined) {
  console.log(USAGE);
} else {
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/u.test(version)) fail(`A version is like 1.2.3, not ${JSON.stringify(version)}.`);
  await release(version);
}

async function release(version) {
  setVersion(ROOT, version);
  const changelog = join(ROOT, 'CHANGELOG.md');
  const today = new Date().toISOString().slice(0, 10);
  writeIfChanged(changelog, datedChangelog(readFileSync(changelog, 'utf8'), version, today));
  run('npm', 'install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error');
  run('node', 'scripts/bootstrap.mjs');
  const folder = join(ROOT, 'release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const ordered = publishingOrder(readManifests(ROOT));
  for (const { folder: source } of ordered) run('npm', 'pack', '--silent', '--pack-destination', folder, source);
  await bundleSingleFile(join(folder, 'stet.mjs'));
  if (options['skip-tests'] !== true) {
    run('npx', 'vitest', 'run', 'install.test', 'single-file.test', 'packages.test', 'readmes.test');
  }
  tellNext(ordered);
}

function tellNext(ordered) {
  const files = readdirSync(join(ROOT, 'release'));
  const fileOf = (name) => files.find((file) => file === `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  const isNameless = ordered.some(({ manifest }) => manifest.repository.url.includes('/OWNER/'));
  console.log(`
Nothing is published yet. Read the changelog, commit, and then, in this order:

  git tag v${version}
${ordered.map(({ manifest }) => `  npm publish --access public ./release/${fileOf(manifest.name)}`).join('\n')}

and add release/stet.mjs to the release of the repository.`);
  if (isNameless)
    console.log('\nFirst write who owns the repository in place of OWNER in the manifests (packages/*/package.json).');
}

function run(command, ...args) {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) fail(`${[command, ...args].join(' ')} failed.`);
}

function fail(message) {
  console.error(`release: ${message}`);
  process.exit(1);
}
