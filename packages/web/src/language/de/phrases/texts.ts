import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of lines and sentences of texts. */
export const texts: Phrases = {
  '{} {line|lines}, one for each sentence of the gold': '{1} {1:Zeile|Zeilen}, eine für jeden Satz des Goldstandards',
  '{} {line|lines}, one for each sentence of {}': '{1} {1:Zeile|Zeilen}, eine für jeden Satz von {2}',
  'line {} seems to answer line {}: {} for {}': 'Zeile {1} scheint Zeile {2} zu beantworten: {3} für {4}',
  'line {} seems to answer line {}: {}': 'Zeile {1} scheint Zeile {2} zu beantworten: {3}',
  'the first line that seems unrelated to its source is {}: {} for {}':
    'die erste Zeile, die nicht zu ihrem Originalsatz zu gehören scheint, ist {1}: {2} für {3}',
  'the first line that seems unrelated to its source is {}: {}':
    'die erste Zeile, die nicht zu ihrem Originalsatz zu gehören scheint, ist {1}: {2}',
  '{}; {} lines seem to answer others': '{1}; {2} Zeilen scheinen zu anderen zu gehören',
  'Write one line for each source sentence, an empty one where the system has no output.':
    'Schreiben Sie für jeden Originalsatz eine Zeile, und eine leere, wo das System keine Ausgabe hat.',
  'each line to answer the source sentence of the same number': 'jede Zeile zum Originalsatz mit derselben Nummer',
  'Look for a line that is lost or doubled before this one.':
    'Suchen Sie davor nach einer Zeile, die fehlt oder doppelt ist.',
  'one of its annotators: {}': 'eine seiner Annotationen: {1}',
  'Change {{annotator}}, or leave it out to use the best for each sentence.':
    'Ändern Sie {{annotator}}, oder lassen Sie es weg: Dann zählt für jeden Satz die beste.',
  'a sentence without a line break': 'ein Satz ohne Zeilenumbruch',
  'Replace the line break with a space.': 'Ersetzen Sie den Zeilenumbruch durch ein Leerzeichen.',
  'the output of one system: plain text, or M2 with the edits of annotator {} alone':
    'die Ausgabe eines Systems: Text, oder M2 allein mit den Änderungen der Annotation {1}',
  'edits of annotator {} too': 'auch Änderungen der Annotation {1}',
  'Print the text that you mean with stet apply, and hand that in.':
    'Schreiben Sie den gemeinten Text mit stet apply, und reichen Sie diesen ein.',
  "this output is MuCGEC's text; of each line what follows the second tab is taken":
    'diese Ausgabe ist MuCGEC-Text; von jeder Zeile gilt, was nach dem zweiten Tabulator steht',
  'this output is M2; errant, cleme, cleme2 and gotoscorer take its edits as they are, other metrics the text that they give':
    'diese Ausgabe ist M2; errant, cleme, cleme2 und gotoscorer nehmen ihre Änderungen, wie sie sind, andere Metriken den Text, der daraus wird',
  'UTF-8 text': 'Text in UTF-8',
  'byte 0x{} at offset {}, which is not UTF-8': 'Byte 0x{1} an Position {2}, das nicht UTF-8 ist',
  'Save the file as UTF-8, for example with: iconv -f latin1 -t utf-8':
    'Speichern Sie die Datei als UTF-8, zum Beispiel mit: iconv -f latin1 -t utf-8',
  'The file is UTF-16. Save it as UTF-8.': 'Die Datei ist UTF-16. Speichern Sie sie als UTF-8.',
  'The file is of a word processor, or a zip archive. Save it as plain text.':
    'Die Datei kommt aus einer Textverarbeitung oder ist ein zip-Archiv. Speichern Sie sie als reinen Text.',
  'The file is a PDF. Give its text as a plain text file.':
    'Die Datei ist ein PDF. Geben Sie ihren Text als reine Textdatei.',
  'a NUL character at byte offset {}': 'ein NUL-Zeichen an der Byteposition {1}',
  'The file is binary, damaged, or UTF-16 without a mark. Give it as UTF-8 text.':
    'Die Datei ist binär, beschädigt oder UTF-16 ohne Kennung. Geben Sie sie als Text in UTF-8.',
  'a whole gzip file': 'eine vollständige gzip-Datei',
  'Pack the file again, or give it unpacked.': 'Packen Sie die Datei noch einmal, oder geben Sie sie ungepackt.',
  'two texts whose comparison needs at most {} cells of {characters|tokens}':
    'zwei Texte, deren Vergleich höchstens {1} Zellen braucht',
  'a source and a correction whose alignment needs at most {} cells':
    'ein Original und eine Korrektur, deren Alignment höchstens {1} Zellen braucht',
  'a source and a hypothesis whose comparison needs at most {} cells':
    'ein Original und eine Ausgabe, deren Vergleich höchstens {1} Zellen braucht',
  '{} and {} characters': '{1} und {2} Zeichen',
  '{} and {} tokens': '{1} und {2} Tokens',
  '{} and {} tokens with too little in common': '{1} und {2} Tokens mit zu wenig Gemeinsamem',
  'Split the line into sentences, or check that both files are of the same text.':
    'Teilen Sie die Zeile in Sätze, oder prüfen Sie, ob beide Dateien denselben Text haben.',
  'sentences short enough, or alike enough, to align': 'Sätze, die kurz oder ähnlich genug für ein Alignment sind',
  'a reference and a hypothesis with at most {} pairs of words that match':
    'eine Referenz und eine Ausgabe mit höchstens {1} passenden Wortpaaren',
  '{} and {} words with more': '{1} und {2} Wörter mit mehr',
  '{} {line|lines}, one for each sentence of the source': '{1} {1:Zeile|Zeilen}, eine für jeden Satz des Originals',
};
