import { languageToolService, type LanguageToolOptions } from '../adapters/language-tool.js';
import { unmaskedLints, type Prose } from '../prose/prose.js';
import { lintAdapter, type LintAdapter } from './lint-adapter.js';

const PROBE = 'Stet.';

/** A LanguageTool server. It is asked once about its version; Markdown is sent as annotated text. */
export async function languageToolLinter(options: LanguageToolOptions, signal: AbortSignal): Promise<LintAdapter> {
  const service = languageToolService(options);
  const { version = 'unknown' } = await service.check(PROBE, ['text', PROBE], signal);
  return lintAdapter({
    name: 'languagetool',
    version,
    offsets: options.offsets,
    options: Object.fromEntries(service.fields),
    concurrency: Infinity,
    check: async (prose, checkSignal) => {
      const { lints, incomplete } = await service.check(prose.text, questionOf(prose), checkSignal);
      return { lints: unmaskedLints(lints, prose), ...(incomplete === true ? { incomplete } : {}) };
    },
    close: () => Promise.resolve(),
  });
}

/** Where a word in code type stands, LanguageTool is told of a word that fits anywhere. */
const NOUN = 'Stet';

function questionOf({ text, masks }: Prose): ['text' | 'data', string] {
  if (masks.length === 0) return ['text', text];
  const annotation: Readonly<Record<string, string>>[] = [];
  let copied = 0;
  for (const { start, end, kind } of masks) {
    if (start > copied) annotation.push({ text: text.slice(copied, start) });
    const markup = text.slice(start, end);
    annotation.push({ markup, interpretAs: interpretations[kind] });
    copied = end;
  }
  if (copied < text.length) annotation.push({ text: text.slice(copied) });
  return ['data', JSON.stringify({ annotation })];
}

const interpretations: Readonly<Record<Prose['masks'][number]['kind'], string>> = {
  markup: '',
  gap: '\n\n',
  noun: NOUN,
};
