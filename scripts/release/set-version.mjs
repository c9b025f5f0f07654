import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifests } from './manifests.mjs';
import { writeIfChanged } from './write-if-changed.mjs';

const NEEDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Sets the version of all packages, of what they need of each other, and of signatures. */
export function setVersion(root, version) {
  const manifests = readManifests(root);
  const ours = new Set(manifests.map(({ manifest }) => manifest.name));
  const workspace = { folder: root, manifest: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) };
  for (const { folder, manifest } of [workspace, ...manifests]) {
    writeIfChanged(join(folder, 'package.json'), `${JSON.stringify(versioned(manifest, version, ours), null, 2)}\n`);
  }
  const file = join(root, 'packages', 'core', 'src', 'version.ts');
  const source = readFileSync(file, 'utf8');
  writeIfChanged(file, source.replace(/VERSION = '[^']*'/u, `VERSION = '${version}'`));
}

function versioned(manifest, version, ours) {
  const changed = { ...manifest, version };
  for (const key of NEEDS.filter((need) => manifest[need] !== undefined)) {
    changed[key] = Object.fromEntries(
      Object.entries(manifest[key]).map(([name, range]) => [name, ours.has(name) ? version : range]),
    );
  }
  return changed;
}
