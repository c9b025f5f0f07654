import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of scales and the states of campaigns, by their names alone. */
export const names: Phrases = {
  grammaticality: 'граматичність',
  fluency: 'природність',
  meaning: 'зміст',
  draft: 'чернетка',
  running: 'триває',
  paused: 'призупинено',
  closed: 'закрито',
  and: 'і',
  or: 'або',
};
