import { resolve } from 'node:path';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { StetError, badOption, quote, wholeLints, type FoundLint } from '@stet/core/internal';
import { fieldsOf } from '../adapters/fields.js';
import { lintAdapter, type LintAdapter } from './lint-adapter.js';
import { onProse } from './on-prose.js';
import { isProcessor, processorLinter } from './retext.js';

type OwnChecker = (text: string) => readonly FoundLint[] | Promise<readonly FoundLint[]>;

/**
 * A checker of somebody's own: a module whose default export is a unified processor, such as a retext pipeline, or a
 * function from a text to its lints. `checker` and `version` may be exported too.
 */
export async function moduleLinter({ module: file }: { readonly module: string }): Promise<LintAdapter> {
  const path = resolve(file);
  const exported = await load(path, file);
  const described = {
    name: typeof exported.checker === 'string' ? exported.checker : 'module',
    version: typeof exported.version === 'string' ? exported.version : hashOf(path),
    options: { module: file },
    ...(Array.isArray(exported.rules) ? { rules: exported.rules.map(String) } : {}),
  };
  const checker = exported.default;
  if (isProcessor(checker)) return processorLinter(checker, described);
  if (typeof checker === 'function') return functionLinter(checker as OwnChecker, described);
  throw badOption(
    'a module whose default export is a unified processor, or a function from a text to its lints',
    `${typeof checker} in ${file}`,
    'See docs/checkers.md for an example.',
  );
}

function functionLinter(
  checker: OwnChecker,
  described: Pick<LintAdapter, 'name' | 'version' | 'options'>,
): LintAdapter {
  return lintAdapter({
    ...described,
    offsets: 'utf16',
    concurrency: 1,
    check: onProse(async (prose) => wholeLints(prose, await checker(prose))),
    close: () => Promise.resolve(),
  });
}

async function load(path: string, file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>;
  } catch (cause) {
    throw new StetError(
      {
        code: 'FILE_UNREADABLE',
        file,
        expected: 'a module that can be loaded',
        found: quote(String(fieldsOf(cause).message ?? cause)),
        remedy: 'Run it with node by itself to see more.',
      },
      { cause },
    );
  }
}

const HASH_LENGTH = 12;

/** Tells versions of a module apart that do not say theirs. */
function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, HASH_LENGTH);
}
