import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of other files. */
export const files: Phrases = {
  'mistakes of one sentence in an <ANNOTATION>': 'die Fehler eines Satzes in einer <ANNOTATION>',
  'nid {}, pid {}, sid {}': 'nid {1}, pid {2}, sid {3}',
  '{} in nid {}, pid {}, sid {}': '{1} in nid {2}, pid {3}, sid {4}',
  'Leave out sentences without edits.': 'Lassen Sie Sätze ohne Änderungen weg.',
  'Start an <ANNOTATION> for each sentence.': 'Beginnen Sie für jeden Satz eine <ANNOTATION>.',
  'Correct the line; columns are separated by tabs, sentences by an empty line.':
    'Korrigieren Sie die Zeile; Spalten trennt ein Tabulator, Sätze eine Leerzeile.',
  '9 columns': '9 Spalten',
  'token {} of the sentence': 'Token {1} des Satzes',
  'an index, -1 or "-" as the head': 'ein Index, -1 oder "-" als Kopf',
  'a whole number for the {paragraph|sentence|token}': 'eine ganze Zahl für Absatz, Satz und Token',
  'text without tabs and line breaks in a column': 'Text ohne Tabulatoren und Zeilenumbrüche in einer Spalte',
  'Remove them, or write another format.': 'Entfernen Sie sie, oder schreiben Sie ein anderes Format.',
  'error types with different tags, without spaces or "|", none of them "noop"':
    'Fehlertypen mit verschiedenen Kürzeln, ohne Leerzeichen und "|", keiner davon "noop"',
  'Say whether it must be corrected.': 'Sagen Sie, ob es korrigiert werden muss.',
  'req="yes" or req="no"': 'req="yes" oder req="no"',
  '{} ({{strictOriginal}} cuts them to the sentence.)': '{1} ({{strictOriginal}} kürzt sie auf den Satz.)',
  'text that XML can hold: no control characters': 'Text, den XML fassen kann: keine Steuerzeichen',
  'Remove the character.': 'Entfernen Sie das Zeichen.',
  'elements that are closed in order, with "<" in text written as "&lt;"':
    'Elemente, die der Reihe nach geschlossen werden, und "<" im Text als "&lt;" geschrieben',
  'Correct the markup at or before this line.': 'Korrigieren Sie die Auszeichnung in dieser Zeile oder davor.',
  'only elements inside <{}>': 'nur Elemente in <{1}>',
  'text, {}': 'Text, {1}',
  'Remove the text, or put it into its element.': 'Entfernen Sie den Text, oder setzen Sie ihn in sein Element.',
  'Check that this is the file you mean, and the capitals of its elements.':
    'Prüfen Sie, ob es die richtige Datei ist, und die Großbuchstaben ihrer Elemente.',
  'Remove one of them.': 'Entfernen Sie eines davon.',
  'a second one': 'ein zweites',
  'one {} in <{}>': 'ein {1} in <{2}>',
  'Add it; it may be empty.': 'Ergänzen Sie es; es darf leer sein.',
  'Write "<" in text as "&lt;".': 'Schreiben Sie "<" im Text als "&lt;".',
  'only text in <{}>': 'nur Text in <{1}>',
  'Add the attribute.': 'Ergänzen Sie das Attribut.',
  'the attribute {} of <{}>': 'das Attribut {1} von <{2}>',
  'a whole number as {} of <{}>': 'eine ganze Zahl als {1} von <{2}>',
  'a whole number as {}': 'eine ganze Zahl als {1}',
  'Correct the number; paragraphs, characters and tokens are counted from 0.':
    'Korrigieren Sie die Zahl; Absätze, Zeichen und Tokens werden ab 0 gezählt.',
  'Remove the control characters.': 'Entfernen Sie die Steuerzeichen.',
  'text without control characters, which SGML cannot hold': 'Text ohne Steuerzeichen, die SGML nicht fassen kann',
  'annotations of the essays that are given': 'Annotationen der Aufsätze, die vorliegen',
  'annotations of the document {}, which is not among them': 'Annotationen des Dokuments {1}, das nicht darunter ist',
  'Give the file with its text first, or correct its nid.':
    'Geben Sie zuerst die Datei mit seinem Text, oder korrigieren Sie seine nid.',
  'the same text of the document {} in every file': 'derselbe Text des Dokuments {1} in jeder Datei',
  'Annotate one text; the offsets of one do not fit the other.':
    'Annotieren Sie einen Text; die Positionen des einen passen nicht zum anderen.',
  'document {}, paragraph {}: {} at {} to {}: {}': 'Dokument {1}, Absatz {2}: {3} von {4} bis {5}: {6}',
  'document {}, paragraph {}: {} at {} to {}: {}; dropped':
    'Dokument {1}, Absatz {2}: {3} von {4} bis {5}: {6}; ausgelassen',
  'crosses paragraphs': 'überschreitet Absätze',
  'crosses sentences': 'überschreitet Sätze',
  'out of range': 'außerhalb des Textes',
  'outside of sentences': 'außerhalb der Sätze',
  reversed: 'Anfang hinter dem Ende',
  'cuts a long token': 'schneidet ein langes Token',
  'changes nothing': 'ändert nichts',
  'widened to tokens': 'auf Tokens erweitert',
  'See docs/annotate.md for what essays in JSON look like.':
    'Wie Aufsätze in JSON aussehen, steht in docs/annotate.md.',
  'Correct the file, and send it again.': 'Korrigieren Sie die Datei, und senden Sie sie noch einmal.',
  'one essay or more': 'ein Aufsatz oder mehr',
  'essays with different names': 'Aufsätze mit verschiedenen Namen',
  'essays with their text': 'Aufsätze mit ihrem Text',
  '{} without any': '{1} ohne Text',
  'braces only around marks, {source=>target:::error_type=…}':
    'geschweifte Klammern nur um Markierungen, {source=>target:::error_type=…}',
  'Close the mark, or remove the brace.': 'Schließen Sie die Markierung, oder entfernen Sie die Klammer.',
  'essays of the originals, such as {}': 'Aufsätze der Originale, etwa {1}',
  'essays such as {}': 'Aufsätze wie {1}',
  'no essay': 'kein Aufsatz',
  'Name files of the same corpus and split.': 'Nennen Sie Dateien desselben Korpus und Teils.',
  '{} has {} {essay|essays}: {} that the originals lack':
    '{1} hat {2} {2:Aufsatz, der|Aufsätze, die} in den Originalen {2:fehlt|fehlen}: {3}',
  '{} lacks {} {essay|essays}: {}': '{1}: {2} {2:Aufsatz fehlt|Aufsätze fehlen}: {3}',
  'the file': 'die Datei',
  'Write {"id": "1", "source": "…", "references": ["…"]} on each line.':
    'Schreiben Sie auf jede Zeile {"id": "1", "source": "…", "references": ["…"]}.',
  'a JSON object': 'ein JSON-Objekt',
  '"source", a text': '"source", ein Text',
  '"references", a list of texts, or null where one is missing':
    '"references", eine Liste von Texten, oder null, wo einer fehlt',
  '{} of {} edits quote another text than {} has at their offsets: it may not be the text of these edits':
    '{1} von {2} Änderungen zitieren anderen Text, als {3} an ihren Positionen hat: Vielleicht ist es nicht der Text dieser Änderungen',
  'a number, a sentence and its answers, with tabs between them':
    'eine Nummer, ein Satz und seine Antworten, dazwischen Tabulatoren',
  'Write each sentence with its number and its answers on one line.':
    'Schreiben Sie jeden Satz mit seiner Nummer und seinen Antworten auf eine Zeile.',
  'a gold in one file: {}': 'ein Goldstandard in einer Datei: {1}',
  'one file of a gold that has several ({})': 'eine Datei eines Goldstandards, der mehrere hat ({1})',
  'Convert it to M2 first, with stet convert.': 'Wandeln Sie ihn zuerst mit stet convert in M2 um.',
  'a sentence and its corrections, with tabs between them': 'ein Satz und seine Korrekturen, dazwischen Tabulatoren',
  'Write the corrections of a sentence on its line, after tabs.':
    'Schreiben Sie die Korrekturen eines Satzes hinter Tabulatoren auf seine Zeile.',
  'the text of {}, with other marks': 'der Text von {1}, mit anderen Markierungen',
  'Annotate one text; files of one document differ only in their marks.':
    'Annotieren Sie einen Text; Dateien eines Dokuments unterscheiden sich nur in ihren Markierungen.',
  'req={}': 'req={1}',
  'the originals: {}': 'die Originale: {1}',
  'plain text': 'reiner Text',
  columns: 'Spalten',
  'documents in JSON Lines': 'Dokumente in JSON Lines',
  'sentences between tabs': 'Sätze zwischen Tabulatoren',
  "ChERRANT's M2": 'M2 von ChERRANT',
  "MuCGEC's text": 'Text von MuCGEC',
  "MultiGEC's Markdown": 'Markdown von MultiGEC',
  "UA-GEC's annotated text": 'annotierter Text von UA-GEC',
  'HOO XML': 'HOO-XML',
  'I-measure XML': 'I-measure-XML',
  'NUCLE SGML': 'NUCLE-SGML',
};
