import { applyReplacements, languageToolLints, type OffsetUnit, type ReportedText } from '@stet/core/internal';
import { failureIn, type Adapter } from './adapter.js';
import { fieldsOf } from './fields.js';
import { postForJson, serviceUrl } from './http.js';
import { chooseReplacement, type CheckerRules, type ReplacementChoice } from './rules.js';

/** What decides which lints a LanguageTool server finds. */
export interface LanguageToolOptions extends Omit<CheckerRules, 'replacement'> {
  readonly url: string;
  readonly language: string;
  readonly offsets: OffsetUnit;
}

/** A LanguageTool server, through `/v2/check` of its HTTP API. */
export interface LanguageToolService {
  readonly url: URL;
  /** What is asked besides the text. */
  readonly fields: readonly (readonly [string, string])[];
  /** The lints of a text, which `question` puts to the server: as it is, or with its markup marked. */
  check(
    text: string,
    question: readonly [key: 'text' | 'data', value: string],
    signal: AbortSignal,
  ): Promise<ReportedText & { readonly version: string | undefined }>;
}

export function languageToolService(options: LanguageToolOptions): LanguageToolService {
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
    url,
    fields,
    check: async (text, question, signal) => {
      const body = new URLSearchParams([...fields, [...question]]).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
      const answer = await postForJson({ url, headers, body }, signal);
      try {
        return { ...languageToolLints(text, answer, offsets), version: languageToolVersion(answer) };
      } catch (error) {
        throw failureIn(error, 'Check that a LanguageTool server is at that address.');
      }
    },
  };
}

function languageToolVersion(answer: unknown): string | undefined {
  const { version } = fieldsOf(fieldsOf(answer).software);
  return typeof version === 'string' ? version : undefined;
}

export interface LanguageToolCorrectorOptions extends LanguageToolOptions {
  readonly replacement: ReplacementChoice;
}

/** LanguageTool as a corrector: its first suggestion is made at every place. */
export function languageToolAdapter(options: LanguageToolCorrectorOptions): Adapter {
  const service = languageToolService(options);
  const { url, fields } = service;
  const { offsets, replacement } = options;
  return {
    name: 'languagetool',
    offsets,
    signature: JSON.stringify(['languagetool', url.href, fields, offsets, replacement]),
    batchSize: 1,
    concurrency: Infinity,
    correct: async ([sentence], signal) => {
      const { lints } = await service.check(sentence, ['text', sentence], signal);
      const made = lints.flatMap(({ start, end, suggestions }) => {
        const text = chooseReplacement(suggestions, replacement);
        return text === undefined ? [] : [{ start, end, text }];
      });
      return [{ text: applyReplacements(sentence, made) }];
    },
    close: () => Promise.resolve(),
  };
}
