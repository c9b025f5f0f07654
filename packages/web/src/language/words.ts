import { setChartWords, type Speech } from '@stet/charts';
import { useSyncExternalStore } from 'react';
import type { Words } from './catalogue.js';
import { english } from './en/index.js';
import { chooseLanguage, type Language } from './languages.js';

/** English comes with the app; another language is fetched when it is chosen. */
const CATALOGUES: Readonly<Record<Language, () => Promise<Words>>> = {
  en: () => Promise.resolve(english),
  de: async () => (await import('./de/index.js')).german,
  uk: async () => (await import('./uk/index.js')).ukrainian,
};

const STORED_AS = 'stet.language';

let current: Words = english;
let language: Language = 'en';
const listeners = new Set<() => void>();

/** What the page says now. Read it while rendering: a constant of a module would keep the language of its start. */
export const words = (): Words => current;

/** How the page writes numbers now. */
export const speech = (): Speech => current.charts.speech;

export const currentLanguage = (): Language => language;

/** What a page would write in English: for tables that go into papers and programs. */
export function inEnglish<Written>(write: () => Written): Written {
  const spoken = current;
  current = english;
  try {
    return write();
  } finally {
    current = spoken;
  }
}

/** Says everything in a language from now on; `remember` keeps it for the next visit. */
export async function speak(chosen: Language, remember = false): Promise<void> {
  if (remember) store(chosen);
  const catalogue = await CATALOGUES[chosen]();
  current = catalogue;
  language = chosen;
  setChartWords(catalogue.charts);
  document.documentElement.lang = chosen;
  for (const listener of listeners) listener();
}

/** Speaks the language of the reader: chosen before, or wished by the browser. */
export function speakAsWished(): Promise<void> {
  return speak(chooseLanguage(stored(), navigator.languages));
}

/** The language, for the root of the app: when it changes, all is rendered anew and nothing typed is lost. */
export function useLanguage(): Language {
  return useSyncExternalStore(listen, currentLanguage);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A browser that keeps nothing, as in private windows, may refuse even to be asked. */
function stored(): string | null {
  try {
    return localStorage.getItem(STORED_AS);
  } catch {
    return null;
  }
}

function store(chosen: Language): void {
  try {
    localStorage.setItem(STORED_AS, chosen);
  } catch {
    // It is asked again at the next visit.
  }
}
