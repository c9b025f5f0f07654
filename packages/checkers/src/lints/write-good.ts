import { TextPlaces, type Lint } from '@stet/core/internal';
import { lintAdapter, type LintAdapter } from './lint-adapter.js';
import { loadPackage } from './load-package.js';
import { onProse } from './on-prose.js';

/** What write-good says after the words that it quotes, and the check that says it. A result does not name its check. */
const EXPLANATIONS: Readonly<Record<string, string>> = {
  'is a weasel word': 'weasel',
  'is repeated': 'illusion',
  'adds no meaning': 'so',
  'is unnecessary verbiage': 'thereIs',
  'may be passive voice': 'passive',
  'can weaken meaning': 'adverb',
  'is wordy or unneeded': 'tooWordy',
  'is a cliche': 'cliches',
  "is a form of 'to be'": 'eprime',
};

/** What write-good returns: `offset` is the length. */
interface Finding {
  readonly index: number;
  readonly offset: number;
  readonly reason: string;
}

/** write-good, in this process. It has no suggestions and does not say which check complains: the reason tells. */
export async function writeGoodLinter({ eprime }: { readonly eprime: boolean }): Promise<LintAdapter> {
  const { module, version } = await loadPackage('write-good', { install: 'write-good@1.0.8' });
  const writeGood = module.default as (text: string, options: Readonly<Record<string, boolean>>) => readonly Finding[];
  return lintAdapter({
    name: 'write-good',
    version,
    offsets: 'utf16',
    options: eprime ? { eprime } : {},
    rules: Object.values(EXPLANATIONS).filter((rule) => eprime || rule !== 'eprime'),
    concurrency: 1,
    check: onProse((prose) => {
      const places = new TextPlaces(prose, 'utf16');
      return Promise.resolve(writeGood(prose, eprime ? { eprime } : {}).map((finding) => readFinding(finding, places)));
    }),
    close: () => Promise.resolve(),
  });
}

/** Several checks that complain about the same words make one result: it counts for the first, and names the others. */
function readFinding({ index, offset: length, reason }: Finding, places: TextPlaces): Lint {
  const span = places.span(index, index + length);
  const quoted = `"${places.text.slice(span.start, span.end)}" `;
  const said = reason.startsWith(quoted) ? reason.slice(quoted.length) : reason;
  const [rule = slug(said), ...also] = rulesIn(said);
  return places.lint(span, {
    rule,
    message: reason,
    suggestions: [],
    ...(also.length === 0 ? {} : { extra: { also } }),
  });
}

function rulesIn(said: string): string[] {
  return said.split(' and ').flatMap((explanation) => EXPLANATIONS[explanation] ?? []);
}

/** A name for what a later version may say. */
function slug(said: string): string {
  return (
    said
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/gu, '-')
      .replaceAll(/^-|-$/gu, '') || 'write-good'
  );
}
