import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of scales and the states of campaigns, by their names alone. */
export const names: Phrases = {
  grammaticality: 'Grammatik',
  fluency: 'Sprachfluss',
  meaning: 'Bedeutung',
  draft: 'Entwurf',
  running: 'läuft',
  paused: 'pausiert',
  closed: 'geschlossen',
  and: 'und',
  or: 'oder',
};
