import { speech } from '../language/words.js';

/** What the reader's language calls a language: `Czech`, `Tschechisch`; the tag itself where it has no name. */
export function languageName(tag: string): string {
  if (tag === '') return '–';
  try {
    return new Intl.DisplayNames([speech().locale], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
