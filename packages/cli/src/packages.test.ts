import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));

interface Manifest {
  readonly type: string;
  readonly sideEffects?: boolean;
  readonly files: readonly string[];
  readonly exports: { readonly '.': Readonly<Record<string, string>> };
  readonly main?: string;
}

/** The export condition that lets our own tests load the sources; nobody else sets it. */
const SOURCE_CONDITION = 'stet-source';

describe.each(['core', 'node', 'charts', 'checkers', 'reproduce'])('@stet/%s, as others install it', (name) => {
  const folder = join(PACKAGES, name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

  it('is an ES module without side effects', () => {
    expect(manifest).toMatchObject({ type: 'module', sideEffects: false });
    expect(manifest.main).toBeUndefined();
  });

  it('exports types first, and only files that are built and shipped', () => {
    const { [SOURCE_CONDITION]: source, ...conditions } = manifest.exports['.'];
    expect(Object.keys(conditions)).toEqual(['types', 'default']);
    for (const file of Object.values(conditions)) {
      expect(existsSync(join(folder, file)), file).toBe(true);
      expect(manifest.files.some((shipped) => file.startsWith(`./${shipped}/`))).toBe(true);
    }
    expect(source).toBe('./src/index.ts');
  });

  it('has a build without CommonJS', () => {
    const built = readFileSync(join(folder, manifest.exports['.'].default), 'utf8');
    expect(built).toMatch(/^export /mu);
    expect(built).not.toMatch(/\brequire\(|\bmodule\.exports\b/u);
  });
});
