import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The manifest of every package with its folder. */
export function readManifests(root) {
  return readdirSync(join(root, 'packages')).map((name) => {
    const folder = join(root, 'packages', name);
    return { folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) };
  });
}

/** The public packages, each after those that it needs: whoever installs one in between finds them. */
export function publishingOrder(manifests) {
  const waiting = manifests.filter(({ manifest }) => manifest.private !== true);
  const ordered = [];
  while (waiting.length > 0) {
    const names = waiting.map(({ manifest }) => manifest.name);
    const next = waiting.findIndex(({ manifest: { dependencies = {}, peerDependencies = {} } }) =>
      names.every((name) => dependencies[name] === undefined && peerDependencies[name] === undefined),
    );
    if (next === -1) throw new Error(`These packages need each other: ${names.join(', ')}.`);
    ordered.push(...waiting.splice(next, 1));
  }
  return ordered;
}
