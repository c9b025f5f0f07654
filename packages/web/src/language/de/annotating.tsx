import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted } = speechOf('de');

const marks = (count: number): string => counted(count, { one: 'Markierung', other: 'Markierungen' });

export const annotating: Words['annotating'] = {
  opening: 'Die Aufsätze werden geöffnet …',
  failed: 'Ihre Aufsätze ließen sich nicht öffnen',
  essaysDone: 'Erledigte Aufsätze',
  essays: (count) => counted(count, { one: 'Aufsatz', other: 'Aufsätze' }),
  essayOf: (essay, essays) => `Aufsatz ${essay} von ${essays}`,
  help: 'Hilfe',
  howToJudge: 'So wird beurteilt',
  howToMark: 'So wird markiert',
  byKeys: 'Wählen Sie Wörter mit der Maus oder den Pfeiltasten aus und drücken Sie Enter.',
  byFingers: 'Tippen Sie auf ein Wort, erweitern Sie die Auswahl bei Bedarf und tippen Sie auf Markieren.',
  essay: 'Aufsatz',
  openingEssay: 'Der Aufsatz wird geöffnet …',
  comparison: 'Vergleich',

  toMark: 'Aufsätze zum Markieren',
  hello: (annotator, left, all) => (
    <>
      Guten Tag, {annotator}.{' '}
      {all === 0
        ? 'Es gibt noch keine Aufsätze.'
        : left === 0
          ? 'Alle Ihre Aufsätze sind erledigt. Danke.'
          : `Noch ${counted(left, { one: 'Aufsatz', other: 'Aufsätze' })}.`}{' '}
      Andere markieren vielleicht dieselben Aufsätze. Sie arbeiten unabhängig, und nur der Organisator sieht Ihre
      Markierungen.
    </>
  ),
  compare: (link) => <>{link('Vergleichen Sie Ihre Markierungen')} mit denen einer anderen Person.</>,
  words: (count) => counted(count, { one: 'Wort', other: 'Wörter' }),
  marks,
  states: { open: 'offen', done: 'erledigt' },
  openToChange: 'zum Ändern der Markierungen öffnen',

  conflict: (theirs, isDone, mine) => (
    <>
      <b>Dieser Aufsatz wurde in einem anderen Fenster markiert.</b> Dort hat er {marks(theirs)}
      {isDone && ' und ist erledigt'}; hier {marks(mine)}. Die Markierungen von hier sind nicht gespeichert.
    </>
  ),
  useTheirs: 'Die Markierungen von dort nehmen',
  keepMine: 'Die Markierungen von hier behalten',
  notSaved: 'Die letzte Änderung konnte nicht gespeichert werden.',

  corrected: 'Korrigiert',
  reads: 'lautet:',
  leftOut: (numbers) => `hier ausgelassen, weil sie sich überschneiden oder unklar sind: ${numbers.join(', ')}`,
  essayNamed: (name) => `Aufsatz ${name}`,
  atEnd: 'Ende des Absatzes',
  before: (word) => `vor ${word}`,

  keysIntro:
    'Ziehen Sie mit der Maus über Wörter oder tippen Sie auf eines; ausgewählt werden ganze Wörter. Mit Alt wählen Sie einzelne Zeichen. Eine Markierung sagt, was falsch ist und was stattdessen dort stehen soll. Markierungen dürfen sich überschneiden.',
  keys: [
    [['←', '→'], 'das vorige oder nächste Wort auswählen'],
    [['↑', '↓'], 'zum vorigen oder nächsten Satz'],
    [['Shift', '← →'], 'mehr oder weniger Wörter auswählen'],
    [['Alt', '← →'], 'einzelne Zeichen auswählen'],
    [['Enter'], 'die Auswahl markieren'],
    [['i'], 'davor etwas einfügen'],
    [['Entf'], 'zum Löschen markieren'],
    [['Alt', '1 … 6'], 'im Formular: einen häufigen Typ wählen'],
    [['Strg', 'Z'], 'rückgängig machen; mit Shift wiederholen'],
    [['Esc'], 'die Auswahl aufheben'],
  ],

  selected: 'Die ausgewählten Wörter',
  mark: 'Markieren',
  delete: 'Löschen',
  insertBefore: 'Davor einfügen',
  addBefore: 'Das Wort davor hinzunehmen',
  addAfter: 'Das Wort danach hinzunehmen',
  undo: 'Rückgängig',
  redo: 'Wiederholen',

  margin: 'Markierungen',
  essayIsDone:
    'Dieser Aufsatz ist erledigt, und seine Markierungen sind beim Organisator. Um sie zu ändern, öffnen Sie ihn wieder.',
  openAgain: 'Wieder öffnen',
  doneWithEssay: 'Fertig mit diesem Aufsatz',
  notFinished: 'Nicht fertig:',
  noMarks: 'Noch keine Markierungen.',
  inserted: '(eingefügt)',
  notInGold: (reason) => `Nicht im Goldstandard: ${reason}.`,
  goldNotes: {
    'out of range': 'außerhalb des Textes',
    reversed: 'endet vor dem Anfang',
    'crosses paragraphs': 'reicht in einen anderen Absatz',
    'crosses sentences': 'reicht in einen anderen Satz',
    'outside of sentences': 'liegt zwischen zwei Sätzen',
    'changes nothing': 'ändert nichts',
    'cuts a long token': 'zerschneidet ein sehr langes Wort',
    'widened to tokens': 'auf ganze Wörter erweitert',
  },
  editMark: (number, unseen) => (
    <>
      {unseen(`Markierung ${number} `)}
      Ändern
    </>
  ),
  removeMark: (number, unseen) => (
    <>
      {unseen(`Markierung ${number} `)}
      Entfernen
    </>
  ),

  newMark: 'Neue Markierung',
  changeMark: 'Markierung ändern',
  commonTypes: 'Häufige Typen',
  insert: 'Einfügen',
  correction: 'Korrektur',
  wordsDeleted: 'leer: die Wörter werden gelöscht',
  emptyToDelete: 'zum Löschen leeren',
  comment: 'Kommentar',
  change: 'Ändern',
  cancel: 'Abbrechen',
  faults: {
    'out of range': 'Die Markierung liegt außerhalb des Aufsatzes.',
    reversed: 'Die Markierung endet, bevor sie beginnt.',
    'crosses paragraphs': 'Eine Markierung muss innerhalb eines Absatzes bleiben.',
    'cuts a character': 'Die Markierung zerschneidet ein Zeichen.',
    'unknown type': 'Wählen Sie einen Fehlertyp.',
    'reads as a separator': '|| würde als zwei Korrekturen gelesen. Schreiben Sie eine, ohne | am Anfang oder Ende.',
    'changes nothing': 'Die Korrektur gleicht dem Text. Ändern Sie sie, oder lassen Sie die Stelle unmarkiert.',
  },
};
