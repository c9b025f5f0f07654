import { applyReplacements, quote, type OffsetUnit, type Replacement } from '@stet/core/internal';
import { CheckerFailure, type Adapter } from './adapter.js';
import { fieldsOf } from './fields.js';
import { postForJson, serviceUrl } from './http.js';
import { spanFinder } from './span-finder.js';
import { chooseReplacement, type CheckerRules } from './rules.js';

export interface LanguageToolOptions extends CheckerRules {
  readonly url: string;
  readonly language: string;
  readonly offsets: OffsetUnit;
}

/** A LanguageTool server, through `/v2/check` of its HTTP API. */
export function languageToolAdapter(options: LanguageToolOptions): Adapter {
  const { language, offsets, rules, disabledRules, categories, disabledCategories, onlyEnabled } = options;
  const url = serviceUrl('languagetool', options.url, '/v2/check');
  const form = {
    language,
    enabledRules: rules.join(','),
    disabledRules: disabledRules.join(','),
    enabledCategories: categories.join(','),
    disabledCategories: disabledCategories.join(','),
    enabledOnly: String(onlyEnabled),
  };
  const fields = Object.entries(form).filter(([, value]) => value !== '' && value !== 'false');
  return {
    name: 'languagetool',
    offsets,
    signature: JSON.stringify(['languagetool', url.href, fields, offsets, options.replacement]),
    batchSize: 1,
    concurrency: Infinity,
    correct: async ([sentence], signal) => {
      const body = new URLSearchParams([...fields, ['text', sentence]]).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
      const document = await postForJson({ url, headers, body }, signal);
      return [{ text: applyReplacements(sentence, replacementsIn(document, sentence, options)) }];
    },
    close: () => Promise.resolve(),
  };
}

function replacementsIn(document: unknown, sentence: string, options: LanguageToolOptions): Replacement[] {
  const { matches } = fieldsOf(document);
  if (!Array.isArray(matches)) throw wrongShape('a list "matches"', document);
  const spanOf = spanFinder(sentence, options.offsets);
  return matches.flatMap((match: unknown) => {
    const { offset, length, replacements } = fieldsOf(match);
    if (typeof offset !== 'number' || typeof length !== 'number' || !Array.isArray(replacements)) {
      throw wrongShape('matches with offset, length and replacements', match);
    }
    const span = spanOf(offset, offset + length);
    const text = chooseReplacement(replacements.map(valueOf), options.replacement);
    return text === undefined ? [] : [{ ...span, text }];
  });
}

function valueOf(replacement: unknown): string {
  const { value } = fieldsOf(replacement);
  if (typeof value !== 'string') throw wrongShape('replacements with a value', replacement);
  return value;
}

function wrongShape(expected: string, found: unknown): CheckerFailure {
  return new CheckerFailure(`it answered without ${expected}: ${quote(JSON.stringify(found))}`, {
    remedy: 'Check that a LanguageTool server is at that address.',
  });
}
