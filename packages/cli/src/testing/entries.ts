import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files in a cache of answers. */
export function entries(cache: string): string[] {
  if (!existsSync(cache)) return [];
  return readdirSync(cache, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(cache, name));
}
