import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of rankings, and drawing items. */
export const ranking: Phrases = {
  'judgments of systems': 'Urteile über Systeme',
  'systems that are all compared, if through others':
    'Systeme, die alle miteinander verglichen sind, wenn auch über andere',
  'groups never compared with each other: {}': 'Gruppen, die nie miteinander verglichen wurden: {1}',
  'Check the file and the options.': 'Prüfen Sie die Datei und die Einstellungen.',
  'Rank each group on its own: name its systems with {{systems}}.':
    'Ordnen Sie jede Gruppe für sich: Nennen Sie ihre Systeme mit {{systems}}.',
  'scores of every system for {}': 'Punkte jedes Systems für {1}',
  'none of {}': 'nichts von {1}',
  'Name a scale that all systems are scored on with {{scale}}, or the systems with {{systems}}.':
    'Nennen Sie mit {{scale}} eine Skala, auf der alle Systeme Punkte haben, oder mit {{systems}} die Systeme.',
  'scores of outputs from 0 to 100, as direct assessment gives them':
    'Punkte für Ausgaben von 0 bis 100, wie sie bei direkter Bewertung entstehen',
  'judgments without scores': 'Urteile ohne Punkte',
  'Rank them by a method that needs ranks alone, such as expected-wins.':
    'Ordnen Sie sie nach einer Methode, die nur Ränge braucht, etwa expected-wins.',
  'one of the systems judged: {}': 'eines der beurteilten Systeme: {1}',
  'a confidence between 0 and 1': 'eine Sicherheit zwischen 0 und 1',
  'Take 0.95.': 'Nehmen Sie 0,95.',
  '1 resample or more': '1 Neuziehung oder mehr',
  'Take 100 for a first look, 1000 for a paper.': 'Nehmen Sie 100 für einen ersten Blick, 1000 für einen Aufsatz.',
  'a share of items from 0 to 1 for {}': 'ein Anteil der Aufgaben von 0 bis 1 für {1}',
  'For every third item, say 0.33.': 'Für jede dritte Aufgabe sagen Sie 0.33.',
  'two judges or more to share items': 'zwei bewertende Personen oder mehr, die Aufgaben teilen',
  'Name another judge, or set {{inter}} to 0 to share none.':
    'Nennen Sie noch eine Person, oder setzen Sie {{inter}} auf 0, um keine zu teilen.',
  'names of systems without spaces and commas, which separate them in files of judgments':
    'Namen von Systemen ohne Leerzeichen und Kommas, die sie in Dateien mit Urteilen trennen',
  'Give the system another name: NAME=FILE.': 'Geben Sie dem System einen anderen Namen: NAME=DATEI.',
  'one item or more': 'eine Aufgabe oder mehr',
  'Ask for more items.': 'Verlangen Sie mehr Aufgaben.',
  'one judge or more': 'eine bewertende Person oder mehr',
  'Name the judges, or say how many there are.':
    'Nennen Sie die bewertenden Personen, oder sagen Sie, wie viele es sind.',
  'judges with different names': 'bewertende Personen mit verschiedenen Namen',
  'Name each judge once.': 'Nennen Sie jede Person einmal.',
  'a sentence for which two systems wrote different text':
    'ein Satz, für den zwei Systeme verschiedenen Text geschrieben haben',
  'the same text from all systems for each of {} sentences':
    'derselbe Text von allen Systemen für jeden von {1} Sätzen',
  'Check that the files hold the outputs of different systems.':
    'Prüfen Sie, ob die Dateien die Ausgaben verschiedener Systeme enthalten.',
  'at most {} items, one for each sentence': 'höchstens {1} Aufgaben, eine für jeden Satz',
  'at most {} items, one for each sentence with different outputs':
    'höchstens {1} Aufgaben, eine für jeden Satz mit verschiedenen Ausgaben',
  'at most {} items, one for each two outputs of a sentence':
    'höchstens {1} Aufgaben, eine für je zwei Ausgaben eines Satzes',
  'Draw fewer items, or draw sentences with replacement.':
    'Ziehen Sie weniger Aufgaben, oder ziehen Sie Sätze mit Zurücklegen.',
  'two systems or more to compare': 'zwei Systeme oder mehr zum Vergleichen',
  'Name the output of each system, or a folder of them; the source itself may be one.':
    'Nennen Sie die Ausgabe jedes Systems oder einen Ordner davon; auch das Original darf eine sein.',
  'two or more outputs in an item': 'zwei Ausgaben oder mehr in einer Aufgabe',
  'Take 5, as the WMT campaigns do.': 'Nehmen Sie 5, wie die WMT-Kampagnen.',
};
