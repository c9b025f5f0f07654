import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of files of judgments, and what they lose. */
export const judgments: Phrases = {
  'Correct the edit.': 'Korrigieren Sie die Änderung.',
  'Remove the edit.': 'Entfernen Sie die Änderung.',
  'Correct the verdict.': 'Korrigieren Sie das Urteil über die Änderung.',
  'Correct the time, or leave it out.': 'Korrigieren Sie die Zeit, oder lassen Sie sie weg.',
  'Correct the drawing.': 'Korrigieren Sie die Ziehung.',
  'Remove the drawing.': 'Entfernen Sie die Ziehung.',
  'Correct the ranks or the scores.': 'Korrigieren Sie die Ränge oder die Punkte.',
  'Correct the ranks, or give the systems different numbers.':
    'Korrigieren Sie die Ränge, oder geben Sie den Systemen verschiedene Nummern.',
  'Correct the quotes at or after this line.': 'Korrigieren Sie die Anführungszeichen in dieser Zeile oder danach.',
  'Correct or remove the key.': 'Korrigieren oder entfernen Sie den Schlüssel.',
  'Name the system.': 'Nennen Sie das System.',
  'Name the systems.': 'Nennen Sie die Systeme.',
  'Sort them, and remove what overlaps.': 'Sortieren Sie sie, und entfernen Sie, was sich überschneidet.',
  'a correction with single blanks': 'eine Korrektur mit einfachen Leerzeichen',
  'an edit that changes something': 'eine Änderung, die etwas ändert',
  'nothing at {}': 'nichts bei {1}',
  'a verdict: {} or null': 'ein Urteil: {1} oder null',
  'token offsets counted from 0, the end not before the start': 'Tokenpositionen ab 0, das Ende nicht vor dem Anfang',
  'one at {} after one that ends at {}': 'eine bei {1} nach einer, die bei {2} endet',
  'the edits of an output in order, without overlap':
    'die Änderungen einer Ausgabe der Reihe nach, ohne Überschneidung',
  'the errors of the source in order, without overlap': 'die Fehler des Originals der Reihe nach, ohne Überschneidung',
  'a sentence counted from {}': 'ein Satz, ab {1} gezählt',
  'the name of a judge, without spaces around it': 'der Name einer bewertenden Person, ohne Leerzeichen darum',
  'seconds, 0 or more': 'Sekunden, 0 oder mehr',
  'a pair drawn by even or adaptive': 'ein Paar, gezogen mit even oder adaptive',
  'the probability of a pair that was drawn, above 0 and at most 1':
    'die Wahrscheinlichkeit eines gezogenen Paares, über 0 und höchstens 1',
  'two outputs where a pair was drawn': 'zwei Ausgaben, wo ein Paar gezogen wurde',
  'an output of none': 'eine Ausgabe ohne System',
  'the systems that made each output': 'die Systeme, von denen jede Ausgabe kommt',
  'a rank from 1, the best, to {}': 'ein Rang von 1, dem besten, bis {1}',
  'the name of a system, without white space': 'der Name eines Systems, ohne Leerzeichen',
  'a system once in a judgment': 'jedes System einmal in einem Urteil',
  'scores of all outputs on the same scales': 'Punkte aller Ausgaben auf denselben Skalen',
  'Give every output a score on each scale, or none of them any.':
    'Geben Sie jeder Ausgabe auf jeder Skala Punkte, oder keiner welche.',
  'ranks by the mean of the scores, such as {}': 'Ränge nach dem Mittel der Punkte, etwa {1}',
  'a score from 0 to {} for fluency': 'Punkte von 0 bis {1} für den Sprachfluss',
  'a score from 0 to {} for grammaticality': 'Punkte von 0 bis {1} für die Grammatik',
  'a score from 0 to {} for meaning': 'Punkte von 0 bis {1} für die Bedeutung',
  'an item and a judge that the file has': 'eine Aufgabe und eine bewertende Person, die in der Datei stehen',
  'Give the file as it was exported.': 'Geben Sie die Datei, wie sie exportiert wurde.',
  'a row of a backup, as JSON': 'eine Zeile einer Sicherung, als JSON',
  'a judgment as JSON on a line of its own': 'ein Urteil als JSON auf eigener Zeile',
  'a page as JSON on a line of its own': 'eine Seite als JSON auf eigener Zeile',
  'an object with {}': 'ein Objekt mit {1}',
  'the keys {} alone': 'nur die Schlüssel {1}',
  '"model" as {}': '"model" als {1}',
  'a list as {}': 'eine Liste als {1}',
  'a list of texts as {}': 'eine Liste von Texten als {1}',
  'a number as {}': 'eine Zahl als {1}',
  'a text as {}': 'ein Text als {1}',
  'a text or null as {}': 'ein Text oder null als {1}',
  'even or adaptive as {}': 'even oder adaptive als {1}',
  'true as {}': 'true als {1}',
  '<, = or > in the third field': '<, = oder > im dritten Feld',
  'ranks from 1, the best': 'Ränge ab 1, dem besten',
  '{} fields with a TAB between them': '{1} {1:Feld|Felder}, dazwischen ein Tabulator',
  'judgments: {}': 'Urteile: {1}',
  'a second one of item {} by {}': 'ein zweites zu Aufgabe {1} von {2}',
  'one page for each item of a judge': 'eine Seite für jede Aufgabe einer bewertenden Person',
  'the ranks of item {} by {}': 'die Ränge zu Aufgabe {1} von {2}',
  'Give the judgments that belong to this step 1 as {{ranks}}.':
    'Geben Sie die Urteile, die zu diesem Schritt 1 gehören, als {{ranks}}.',
  'Give the judgments that belong to this step 1.': 'Geben Sie die Urteile, die zu diesem Schritt 1 gehören.',
  'Give the ranks and the outputs that belong to this step 1.':
    'Geben Sie die Ränge und die Ausgaben, die zu diesem Schritt 1 gehören.',
  '{} corrections that do not give back their source; their verdicts count, but are not compared':
    '{1} {1:Korrektur ergibt ihr Original nicht wieder; ihre Urteile zählen, werden|Korrekturen ergeben ihr Original nicht wieder; ihre Urteile zählen, werden} aber nicht verglichen',
  '{} errors marked in sources that cannot be placed; they are left out':
    '{1} in Originalen markierte Fehler, deren Stelle sich nicht findet; sie sind ausgelassen',
  '{} malformed brackets of edits; no verdict is taken from them':
    '{1} fehlerhafte Klammern von Änderungen; aus ihnen wird kein Urteil gelesen',
  'sentence {}, as the ranks say': 'Satz {1}, wie die Ränge sagen',
  'corrections whose outputs are ranked': 'Korrekturen, deren Ausgaben Ränge haben',
  'a page whose corrections {} ranked': 'eine Seite, deren Korrekturen {1} geordnet hat',
  'judgments of the {} sentences of {{source}}': 'Urteile über die {1} Sätze von {{source}}',
  'one of sentence {}': 'eines über Satz {1}',
  'Give the source that was judged.': 'Geben Sie das Original, über das geurteilt wurde.',
  "a folder of SEEDA's step 1, with a folder for each judge":
    'ein Ordner von SEEDAs Schritt 1, mit einem Ordner je urteilender Person',
  'a single page, which names neither judge nor systems': 'eine einzelne Seite, die weder Person noch Systeme nennt',
  'Give the folder.': 'Geben Sie den Ordner.',
  '{} pages fit more than one item of their judge; these are taken in order':
    '{1} Seiten passen zu mehr als einer Aufgabe ihrer Person; diese werden der Reihe nach genommen',
  "the ranks that belong to SEEDA's step 1, which has none": 'die Ränge, die zu SEEDAs Schritt 1 gehören; er hat keine',
  'no file of ranks': 'keine Datei mit Rängen',
  'Give them as {{ranks}}: judgments_edit.xml of SEEDA.': 'Geben Sie sie als {{ranks}}: judgments_edit.xml von SEEDA.',
  "the source sentences, which SEEDA's files repeat": 'die Originalsätze, die SEEDAs Dateien wiederholen',
  'Give them as {{source}}.': 'Geben Sie sie als {{source}}.',
  "{} of SEEDA's step 1": '{1} von SEEDAs Schritt 1',
  'Give the file as it was released.': 'Geben Sie die Datei, wie sie veröffentlicht wurde.',
  'edits that have no place in the source, or text with [, ], → or |, of {} {judgment|judgments}':
    'Änderungen ohne Stelle im Original und Text mit [, ], → oder |, bei {1} {1:Urteil|Urteilen}',
  'that the judge is a model, of {} {judgment|judgments}': 'dass ein Modell geurteilt hat, bei {1} {1:Urteil|Urteilen}',
  'whether an edit is wrong or unnecessary, both of which are False, of {} {judgment|judgments}':
    'ob eine Änderung falsch oder unnötig ist (beides wird False), bei {1} {1:Urteil|Urteilen}',
  'how the pair was drawn, of {} {judgment|judgments}': 'wie das Paar gezogen wurde, bei {1} {1:Urteil|Urteilen}',
  'the errors marked in the source, of {} {judgment|judgments}':
    'die im Original markierten Fehler, bei {1} {1:Urteil|Urteilen}',
  'the name of the item, of {} {judgment|judgments}': 'den Namen der Aufgabe, bei {1} {1:Urteil|Urteilen}',
  'the scores, of {} {judgment|judgments}': 'die Punkte, bei {1} {1:Urteil|Urteilen}',
  'the time that the judge took, of {} {judgment|judgments}': 'die gebrauchte Zeit, bei {1} {1:Urteil|Urteilen}',
  'the verdicts on edits, of {} {judgment|judgments}': 'die Urteile über Änderungen, bei {1} {1:Urteil|Urteilen}',
  '{} columns, as in the header': '{1} {1:Spalte|Spalten}, wie in der Kopfzeile',
  'a rank for each system, or -1 for all of them': 'ein Rang für jedes System, oder -1 für alle',
  '-1 for {} of {}': '-1 für {1} von {2}',
  'one rank for the systems of number {}, which have one output':
    'ein Rang für die Systeme mit Nummer {1}, die eine Ausgabe haben',
  'one rank for the systems of slot {}, which have one output':
    'ein Rang für die Systeme an Platz {1}, die eine Ausgabe haben',
  '{} and {} for {}': '{1} und {2} für {3}',
  'rows of CSV': 'Zeilen in CSV',
  'Give a WMT file of judgments, with its header.': 'Geben Sie eine WMT-Datei mit Urteilen und ihrer Kopfzeile.',
  'a column {}': 'eine Spalte {1}',
  'names of systems without a comma, which separates names in the XML':
    'Namen von Systemen ohne Komma, das im XML Namen trennt',
  'Rename the system, or choose another format.': 'Benennen Sie das System um, oder wählen Sie ein anderes Format.',
  'an element whose name ends with -result': 'ein Element, dessen Name auf -result endet',
  'Give an export of Appraise.': 'Geben Sie einen Export von Appraise.',
  'outputs, or skipped="true" and no outputs': 'Ausgaben, oder skipped="true" und keine Ausgaben',
  'no outputs': 'keine Ausgaben',
  'skipped="true" and {} outputs': 'skipped="true" und {1} {1:Ausgabe|Ausgaben}',
  'Say whether the judge skipped the item.': 'Sagen Sie, ob die Aufgabe übersprungen wurde.',
  'judge-kind="model", or none for people': 'judge-kind="model", oder nichts für Menschen',
  'a duration such as 00:01:07.524000': 'eine Dauer wie 00:01:07.524000',
  'If sentences are counted from 0, set {{firstSentence}} to 0.':
    'Sind Sätze ab 0 gezählt, setzen Sie {{firstSentence}} auf 0.',
  'judgments of the sentences that are listed': 'Urteile über die Sätze, die in der Liste stehen',
  'Give the list with the numbers that the judgments have.':
    'Geben Sie die Liste mit den Nummern, die die Urteile haben.',
  'one text from systems that were judged as one, at the sentence that the list says':
    'ein Text von Systemen, die als eines beurteilt wurden, bei dem Satz, den die Liste nennt',
  'that for {} of {} outputs of several systems': 'das bei {1} von {2} Ausgaben mehrerer Systeme',
  'Give the list that belongs to these outputs, and number its sentences as the judgments do.':
    'Geben Sie die Liste, die zu diesen Ausgaben gehört, und nummerieren Sie ihre Sätze wie die Urteile.',
  '{} of {} judgments are of sentences that are not listed, and left out':
    '{1} von {2} Urteilen betreffen Sätze, die nicht in der Liste stehen, und sind ausgelassen',
  '{} sentences from {}, as many as are listed': '{1} Sätze von {2}, so viele, wie in der Liste stehen',
  'Give the list that belongs to these outputs.': 'Geben Sie die Liste, die zu diesen Ausgaben gehört.',
  'one text from systems that were judged as one': 'ein Text von Systemen, die als eines beurteilt wurden',
  'that for {} of {} outputs of several systems with sentences counted from 0, for {} from 1':
    'das bei {1} von {2} Ausgaben mehrerer Systeme, wenn Sätze ab 0 zählen, und bei {3} ab 1',
  'Give the outputs that were judged, with all their sentences; if they are a selection, list its numbers with {{sentences}}.':
    'Geben Sie die beurteilten Ausgaben mit allen ihren Sätzen; sind sie eine Auswahl, so nennen Sie deren Nummern mit {{sentences}}.',
  'These are few: say with {{firstSentence}} {} that sentences are counted from {}.':
    'Das sind wenige: Sagen Sie mit {{firstSentence}} {1}, dass Sätze ab {2} zählen.',
  'of {} outputs of several systems only {} are one text with sentences counted from {}, and {} from {}':
    'von {1} Ausgaben mehrerer Systeme sind nur {2} ein und derselbe Text, wenn Sätze ab {3} zählen, und {4} ab {5}',
  'sentences are counted from {}: all {} outputs of several systems are one text then, and {} if counted from {}':
    'Sätze werden ab {1} gezählt: Dann sind alle {2} Ausgaben mehrerer Systeme derselbe Text, und {3}, wenn sie ab {4} zählen',
  'at most {} different judges': 'höchstens {1} verschiedene bewertende Personen',
  'at most {} different outputs': 'höchstens {1} verschiedene Ausgaben',
  'at most {} different systems': 'höchstens {1} verschiedene Systeme',
  'Take the judgments apart, and look at some of the systems or judges at a time.':
    'Teilen Sie die Urteile auf, und betrachten Sie jeweils einen Teil der Systeme oder Personen.',
  'judges of the file: {}': 'bewertende Personen der Datei: {1}',
  'systems of the file: {}': 'Systeme der Datei: {1}',
};
