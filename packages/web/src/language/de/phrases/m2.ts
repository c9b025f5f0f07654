import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of M2. */
export const m2: Phrases = {
  'token offsets from 0 to {}, the length of the sentence': 'Tokenpositionen von 0 bis {1}, der Länge des Satzes',
  'Correct the offsets; they count tokens from 0. Or leave such edits out with {{skipBadEdits}}. ({{strictOriginal}} drops the edit silently.)':
    'Korrigieren Sie die Positionen; sie zählen Tokens ab 0. Oder lassen Sie solche Änderungen mit {{skipBadEdits}} weg. ({{strictOriginal}} lässt die Änderung stillschweigend fallen.)',
  'Correct the offsets; they count tokens from 0. Or leave such edits out with {{skipBadEdits}}.':
    'Korrigieren Sie die Positionen; sie zählen Tokens ab 0. Oder lassen Sie solche Änderungen mit {{skipBadEdits}} weg.',
  'Correct the offsets; they count tokens from 0. Or leave such edits out.':
    'Korrigieren Sie die Positionen; sie zählen Tokens ab 0. Oder lassen Sie solche Änderungen weg.',
  'a start that is not after the end': 'ein Anfang, der nicht hinter dem Ende liegt',
  'Swap or correct the offsets. Or leave such edits out with {{skipBadEdits}}. ({{strictOriginal}} counts the edit as gold that nothing matches.)':
    'Vertauschen oder korrigieren Sie die Positionen. Oder lassen Sie solche Änderungen mit {{skipBadEdits}} weg. ({{strictOriginal}} zählt die Änderung zum Goldstandard, und nichts stimmt mit ihr überein.)',
  'Swap or correct the offsets. Or leave such edits out with {{skipBadEdits}}.':
    'Vertauschen oder korrigieren Sie die Positionen. Oder lassen Sie solche Änderungen mit {{skipBadEdits}} weg.',
  'six fields: A start end|||type|||correction|||REQUIRED|||-NONE-|||annotator':
    'sechs Felder: A Anfang Ende|||Typ|||Korrektur|||REQUIRED|||-NONE-|||Annotation',
  'Add the missing fields.': 'Ergänzen Sie die fehlenden Felder.',
  'Remove what follows the annotator; M2 has no way to write "|||" inside a field. ({{strictOriginal}} ignores what follows the sixth field.)':
    'Entfernen Sie, was hinter der Annotation steht; M2 kann "|||" in einem Feld nicht schreiben. ({{strictOriginal}} übergeht, was auf das sechste Feld folgt.)',
  'two whole numbers, start and end, after "A "': 'zwei ganze Zahlen, Anfang und Ende, hinter "A "',
  'a whole number, the annotator, as the last field': 'eine ganze Zahl, die Annotation, als letztes Feld',
  'Number the annotators from 0.': 'Nummerieren Sie die Annotationen ab 0.',
  'an S line with the sentence before its A lines': 'eine S-Zeile mit dem Satz vor ihren A-Zeilen',
  'Put the S line first in its block.': 'Stellen Sie die S-Zeile an den Anfang ihres Blocks.',
  'a line that starts with "S " or "A ", or an empty line between blocks':
    'eine Zeile, die mit "S " oder "A " beginnt, oder eine Leerzeile zwischen Blöcken',
  'Remove the line, or check that this is an M2 file.':
    'Entfernen Sie die Zeile, oder prüfen Sie, ob dies eine M2-Datei ist.',
  'an S line with the source sentence in the block that starts here':
    'eine S-Zeile mit dem Originalsatz in dem Block, der hier beginnt',
  'Add the S line, or remove the block.': 'Ergänzen Sie die S-Zeile, oder entfernen Sie den Block.',
  'text that M2 can hold: no line break, no space at the ends, no "|" that reads as a separator':
    'Text, den M2 fassen kann: kein Zeilenumbruch, kein Leerzeichen an den Enden, kein "|", das ein Trennzeichen wäre',
  'Change the text, or write another format.': 'Ändern Sie den Text, oder schreiben Sie ein anderes Format.',
  'A lines of annotator {} after the line T{}': 'A-Zeilen der Annotation {1} nach der Zeile T{2}',
  'annotators {}': 'Annotationen {1}',
  'Number the T lines and the last fields of their A lines alike.':
    'Nummerieren Sie die T-Zeilen und die letzten Felder ihrer A-Zeilen gleich.',
  'one S line in the block that starts here': 'eine S-Zeile in dem Block, der hier beginnt',
  'Put an empty line before each S line.': 'Setzen Sie vor jede S-Zeile eine Leerzeile.',
};
