/** The languages of the pages, each by its own name. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', uk: 'Українська' } as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: string | null | undefined): text is Language =>
  text !== null && text !== undefined && Object.hasOwn(LANGUAGES, text);

/** The language that the reader chose before, else the first of the browser's that there is, else English. */
export function chooseLanguage(chosen: string | null, wished: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen;
  return wished.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}
