import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of the playground's links and files. */
export const links: Phrases = {
  'Score it on the command line instead, with stet score.':
    'Bewerten Sie es stattdessen auf der Kommandozeile, mit stet score.',
  'Ask for the link again and copy all of it; some programs cut long links.':
    'Bitten Sie noch einmal um den Link und kopieren Sie ihn ganz; manche Programme schneiden lange Links ab.',
  'a link of version {}': 'ein Link der Version {1}',
  'version {}': 'Version {1}',
  'basis: gold or references': 'basis: gold oder references',
  '{} with a name and a text': '{1} mit Name und Text',
  'a reference': 'eine Referenz',
  'a system': 'ein System',
  source: 'das Original',
  options: 'Einstellungen',
  resampling: 'Neuziehung',
  'the link': 'der Link',
  metrics: 'Metriken',
  references: 'Referenzen',
  systems: 'Systeme',
  '{} to be an object': '{1} als Objekt',
  '{} to be a list': '{1} als Liste',
  'a metric of this page: {}': 'eine Metrik dieser Seite: {1}',
  'options that the page knows': 'Einstellungen, die die Seite kennt',
  'resampling with a number of resamples and a seed': 'Neuziehung mit einer Zahl von Ziehungen und einem Startwert',
  'a link in base64url': 'ein Link in base64url',
  'other characters, or one cut off': 'andere Zeichen, oder ein abgeschnittener Link',
  'a whole link': 'ein vollständiger Link',
  'one that is cut off or damaged': 'ein abgeschnittener oder beschädigter',
  'JSON in the link': 'JSON im Link',
  'systems with different names': 'Systeme mit verschiedenen Namen',
};
