import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted, integer, decimal } = speechOf('de');

const essays = (count: number): string => counted(count, { one: 'Aufsatz', other: 'Aufsätze' });
const marks = (count: number): string => counted(count, { one: 'Markierung', other: 'Markierungen' });
const sentences = (count: number): string => counted(count, { one: 'Satz', other: 'Sätze' });

export const annotation: Words['annotation'] = {
  wanted: {
    annotators: 'Annotierende',
    essays: 'Aufsätze',
    settings: 'Einstellungen',
    comparison: 'Vergleich',
  },

  essays: {
    title: 'Aufsätze',
    add: 'Aufsätze hinzufügen',
    hint: 'reiner Text mit einer Leerzeile zwischen Absätzen und „# “ vor einem Titel, NUCLE-SGML oder JSON',
    table: 'Aufsätze und Annotierende',
    essay: 'Aufsatz',
    words: 'Wörter',
    remove: 'Entfernen',
    removeNamed: (unseen, name) => <>Entfernen{unseen(`: ${name}`)}</>,
    notBegun: 'nicht begonnen',
    marks,
    states: { open: 'offen', done: 'fertig' },
    added: (count) => `${essays(count)} hinzugefügt`,
    kept: (count) => `${integer(count)} schon vorhanden`,
    replaced: (count) => `${integer(count)} ersetzt`,
    leftAside: (count) =>
      `Annotationen von ${integer(count)} ausgelassen: laden Sie sie über die API für eine annotierende Person hoch`,
  },

  annotators: {
    title: 'Annotierende',
    intro:
      'Alle Annotierenden haben einen persönlichen Link und markieren alle Aufsätze. Sie arbeiten unabhängig: Niemand sieht die Markierungen der anderen, solange Sie den Vergleich nicht öffnen.',
    name: 'Name',
    add: 'Person hinzufügen',
    linkOf: (name) => `Der Link von ${name}`,
    personal: 'Er ist persönlich.',
    progress: (done, open, markCount) => `${essays(done)} fertig, ${integer(open)} begonnen, ${marks(markCount)}`,
    progressSaved: (done, open, markCount, savedAt) => (
      <>
        {essays(done)} fertig, {integer(open)} begonnen, {marks(markCount)}, zuletzt gespeichert {savedAt}
      </>
    ),
    noLink: 'kein Link',
    kept: 'Die Markierungen bleiben erhalten.',
  },

  comparison: {
    title: 'Vergleich',
    none: 'Zwei Annotierende werden verglichen, sobald beide mit einem Aufsatz fertig sind.',
    first: 'Erste Person',
    second: 'Zweite Person',
    of: (first, second, essayCount, sentenceCount, tokens) => (
      <>
        {first} und {second}, {essays(essayCount)}, {sentences(sentenceCount)},{' '}
        {counted(tokens, { one: 'Token', other: 'Tokens' })}.
      </>
    ),
    kappa: 'Cohens κ, Tokens in Markierungen',
    kappaWithInsertions: 'κ mit Stellen zwischen Tokens',
    explained: (both, firstOnly, secondOnly) =>
      `κ sagt, wie weit die beiden über den Zufall hinaus darin übereinstimmen, welche Tokens zu korrigieren sind (Ng et al. 2014, Abschnitt 6.1). Für die beiden Annotierenden von CoNLL-2014 ist es ${decimal(0.43, 2)}. Beide haben ${counted(both, { one: 'Token', other: 'Tokens' })} markiert, nur die erste Person ${integer(firstOnly)}, nur die zweite ${integer(secondOnly)}.`,
    same: 'einig',
    otherType: 'gleiche Korrektur, anderer Typ',
    otherCorrection: 'gleiche Wörter, andere Korrektur',
    otherSpan: 'überlappende Wörter',
    alone: 'nur von einer Person',
    show: 'Zeigen',
    all: 'alle Sätze mit Markierungen',
    shown: sentences,
    essay: (name) => <>Aufsatz {name}</>,
    paragraph: (number) => `Absatz ${number}`,
    sentence: (number) => `Satz ${number}`,
    marksIn: (essay, paragraph, sentence) => `Markierungen in Aufsatz ${essay}, Absatz ${paragraph}, Satz ${sentence}`,
    outcome: 'Ergebnis',
    leftAsIs: 'unverändert gelassen',
    notCompared: (count) => `${marks(count)} nicht verglichen`,
  },

  export: {
    title: 'Export',
    marksOf: 'Markierungen von',
    everybody: 'allen',
    note: 'Nur fertige Aufsätze. Mehrere Dateien kommen als eine tar-Datei; NUCLE hat eine Datei für jede annotierende Person.',
  },

  gold: {
    title: 'Goldstandard',
    intro: 'Die fertigen Aufsätze werden zum Originaltext des Shared Tasks, die Markierungen darin zum Goldstandard.',
    replaces: 'Es gibt schon einen Goldstandard: Der neue ersetzt ihn, und alles wird neu bewertet.',
    make: 'Goldstandard erstellen',
    again: 'Goldstandard neu erstellen',
    made: (version, sentenceCount, edits, essayCount) =>
      `Goldstandard Version ${version}: ${sentences(sentenceCount)}, ${counted(edits, { one: 'Änderung', other: 'Änderungen' })} aus ${counted(essayCount, { one: 'Aufsatz', other: 'Aufsätzen' })}.`,
    leftOut: (names) => `Nicht fertig und ausgelassen: ${names}.`,
    notInGold: (count) => `${marks(count)} nicht im Goldstandard`,
  },

  guidance: {
    title: 'Was Annotierende erfahren',
    compare: 'Annotierende dürfen fertige Aufsätze vergleichen',
    instructions: 'Anleitung',
    changed: 'Anleitung',
  },

  types: {
    title: 'Fehlertypen',
    own: (count) => `${counted(count, { one: 'Typ', other: 'Typen' })}, eigene`,
    conll: (count) => `${counted(count, { one: 'Typ', other: 'Typen' })}, die von CoNLL-2014`,
    upload: 'Eigene Typen',
    hint: 'JSON: [{"tag": "Sp", "name": "Rechtschreibung", "description": "Ein Wort ist falsch geschrieben."}, …]',
    useConll: 'Die von CoNLL-2014 verwenden',
  },
};
