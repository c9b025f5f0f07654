import { createContext } from 'react';

/** The language of the sentences that a report shows, for fonts and screen readers; undefined if nobody said it. */
export const TextLanguage = createContext<string | undefined>(undefined);
