import type { Lint } from '@stet/core/internal';
import { lintAdapter, type LintAdapter } from './lint-adapter.js';
import { loadPackage } from './load-package.js';
import { onProse } from './on-prose.js';
import { misspelling, spelledWords } from './spelled-words.js';

/** What of nspell is used here. */
interface Speller {
  readonly correct: (word: string) => boolean;
  readonly suggest: (word: string) => readonly string[];
}

/** nspell with a Hunspell dictionary of npm, in this process. */
export async function nspellLinter({ dictionary }: { readonly dictionary: string }): Promise<LintAdapter> {
  const install = `nspell@2.1.5 ${dictionary === 'dictionary-en' ? 'dictionary-en@4.0.0' : dictionary}`;
  const { module, version } = await loadPackage('nspell', { install });
  const words = await loadPackage(dictionary, { install });
  const speller = (module.default as (dictionary: unknown) => Speller)(words.module.default);
  return lintAdapter({
    name: 'nspell',
    version,
    offsets: 'utf16',
    options: { dictionary: `${dictionary}@${words.version}` },
    rules: ['spelling'],
    concurrency: 1,
    check: onProse((prose) =>
      Promise.resolve(
        spelledWords(prose).flatMap((word): Lint[] =>
          speller.correct(word.text) ? [] : [misspelling(word, speller.suggest(word.text))],
        ),
      ),
    ),
    close: () => Promise.resolve(),
  });
}
