import { readFileSync } from 'node:fs';

const PAGE = readFileSync(new URL('../../../../docs/errors.md', import.meta.url), 'utf8');

/** The error codes that docs/errors.md lists for a package, in its order. */
export function documentedCodes(packageName: string): string[] {
  const section = PAGE.split('\n## ').find((text) => text.split('\n')[0].endsWith(`\`${packageName}\``)) ?? '';
  return [...section.matchAll(/^\| `([A-Z_\d]+)`/gmu)].map(([, code]) => code);
}
