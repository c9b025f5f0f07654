import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { datedChangelog } from '../../../scripts/release/changelog.mjs';
import { publishingOrder, readManifests } from '../../../scripts/release/manifests.mjs';
import { setVersion } from '../../../scripts/release/set-version.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifestsOf = (root: string): Manifest[] =>
  (readManifests(root) as { manifest: Manifest }[]).map(({ manifest }) => manifest);

describe('publishingOrder(manifests)', () => {
  const ordered = (publishingOrder(readManifests(ROOT)) as { manifest: Manifest }[]).map(({ manifest }) => manifest);
  const names = ordered.map(({ name }) => name);

  it('has every public package', () => {
    const open = manifestsOf(ROOT).filter((manifest) => manifest.private !== true);
    expect([...names].sort()).toEqual(open.map(({ name }) => name).sort());
  });

  it('has each package after those of ours that it needs', () => {
    for (const [at, { dependencies = {}, peerDependencies = {} }] of ordered.entries()) {
      const needed = Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => names.includes(name));
      expect(names.slice(0, at)).toEqual(expect.arrayContaining(needed));
    }
  });
});

describe('setVersion(root, version)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stet-release-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  for (const name of readdirSync(join(ROOT, 'packages'))) {
    mkdirSync(join(folder, 'packages', name), { recursive: true });
    cpSync(join(ROOT, 'packages', name, 'package.json'), join(folder, 'packages', name, 'package.json'));
  }
  cpSync(join(ROOT, 'packages/core/src/version.ts'), join(folder, 'packages/core/src/version.ts'));

  it('leaves everything as it is where it is the version already', () => {
    const before = readFileSync(join(folder, 'packages/cli/package.json'), 'utf8');
    setVersion(folder, manifestsOf(folder)[0].version);
    expect(readFileSync(join(folder, 'packages/cli/package.json'), 'utf8')).toBe(before);
  });

  it('sets it in all packages, in what they need of each other, and in signatures', () => {
    setVersion(folder, '7.8.9');
    const manifests = manifestsOf(folder);
    const ours = manifests.map(({ name }) => name);
    expect(new Set(manifests.map(({ version }) => version))).toEqual(new Set(['7.8.9']));
    const ranges = manifests.flatMap(({ dependencies = {}, peerDependencies = {} }) =>
      Object.entries({ ...dependencies, ...peerDependencies }).filter(([name]) => ours.includes(name)),
    );
    expect(new Set(ranges.map(([, range]) => range))).toEqual(new Set(['7.8.9']));
    expect(readFileSync(join(folder, 'packages/core/src/version.ts'), 'utf8')).toContain("'7.8.9'");
  });
});

describe('datedChangelog(text, version, date)', () => {
  const text = '# Changes\n\n## Unreleased\n\n- A thing.\n';

  it('puts what is unreleased under the version, once', () => {
    const dated = '# Changes\n\n## Unreleased\n\n## 1.2.3 (2026-01-02)\n\n- A thing.\n';
    expect(datedChangelog(text, '1.2.3', '2026-01-02')).toBe(dated);
    expect(datedChangelog(dated, '1.2.3', '2026-01-03')).toBe(dated);
  });

  it('refuses a text without a section for it', () => {
    expect(() => void datedChangelog('# Changes\n', '1.2.3', '2026-01-02')).toThrow('Unreleased');
  });
});
