import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of scoring, and what warns of its scores. */
export const scoring: Phrases = {
  '{{gold}} for {}': '{{gold}} für {1}',
  'references only': 'nur Referenzen',
  'Give gold edits, or choose other metrics.':
    'Geben Sie Änderungen eines Goldstandards, oder wählen Sie andere Metriken.',
  '{{baseline}} with one of: {}': '{{baseline}} mit einem von: {1}',
  '{{resamples}} of 1 or more': '{{resamples}}: 1 oder mehr',
  'Take 1000.': 'Nehmen Sie 1000.',
  '{{gold}}, or {{source}} and {{reference}}': '{{gold}}, oder {{source}} und {{reference}}',
  'Name what to score against.': 'Nennen Sie, womit verglichen werden soll.',
  'a place that can run the program of {}': 'ein Ort, an dem das Programm von {1} laufen kann',
  'Score with the command line or the server.': 'Bewerten Sie mit der Kommandozeile oder auf dem Server.',
  'the resource {}, which {} needs with these options': '{1}, was {2} mit diesen Einstellungen braucht',
  'edits of {}': 'Änderungen von {1}',
  'Annotate the sentences of the gold, or hand in the corrected text.':
    'Annotieren Sie die Sätze des Goldstandards, oder reichen Sie den korrigierten Text ein.',
  'a reference text from 0 to {}': 'ein Referenztext von 0 bis {1}',
  'a metric: {}': 'eine Metrik: {1}',
  'a format: {}': 'ein Format: {1}',
  '{} of {} to be a number': '{1} von {2} als Zahl',
  '{} of {} to be a number above {}': '{1} von {2} als Zahl über {3}',
  '{} of {} to be a number from {} to {}': '{1} von {2} als Zahl von {3} bis {4}',
  '{} of {} to be a number, {} or more': '{1} von {2} als Zahl, {3} oder mehr',
  '{} of {} to be a whole number': '{1} von {2} als ganze Zahl',
  '{} of {} to be a whole number above {}': '{1} von {2} als ganze Zahl über {3}',
  '{} of {} to be a whole number from {} to {}': '{1} von {2} als ganze Zahl von {3} bis {4}',
  '{} of {} to be a whole number, {} or more': '{1} von {2} als ganze Zahl, {3} oder mehr',
  '{} of {} to be one of {}': '{1} von {2} als eines von {3}',
  '{} of {} to be some of {}, each at most once': '{1} von {2} als einige von {3}, jedes höchstens einmal',
  '{} of {} to be true or false': '{1} von {2} als true oder false',
  '{} of {} to be words without spaces and commas, each at most once':
    '{1} von {2} als Wörter ohne Leerzeichen und Kommas, jedes höchstens einmal',
  '{} of {} is inexact: {} {sentence has|sentences have} more references than could be tried, and a better one may exist. Its exact value lies between {} and {}. Raise {{maxReferences}}.':
    '{1} von {2} ist ungenau: {3} {3:Satz hat|Sätze haben} mehr Referenzen, als sich versuchen ließen, und vielleicht gibt es eine bessere. Der genaue Wert liegt zwischen {4} und {5}. Erhöhen Sie {{maxReferences}}.',
  'the sentences do not look like English, and its stems, synonyms, function words and weights are those of English. Read the score with care.':
    'Die Sätze sehen nicht englisch aus, aber Stämme, Synonyme, Funktionswörter und Gewichte sind die des Englischen. Lesen Sie den Wert mit Vorsicht.',
  '{} {correction is|corrections are} cut into other tokens than the gold has, as in the original program, so that even a perfect output falls short. Keep those of the gold with {{tokens}} gold.':
    '{1} {1:Korrektur ist|Korrekturen sind} wie im ursprünglichen Programm in andere Tokens zerlegt als im Goldstandard, sodass selbst eine vollkommene Ausgabe zurückbleibt. Behalten Sie die des Goldstandards mit {{tokens}} gold.',
  '{} {sentence does|sentences do} not list annotator {} and {does|do} not count. {{unlisted}} first scores them against the first annotator listed.':
    '{1} {1:Satz nennt|Sätze nennen} die Annotation {2} nicht und {1:zählt|zählen} nicht. {{unlisted}} first vergleicht sie mit der ersten, die genannt ist.',
  '{} {sentence|sentences} that nobody can correct (NA) {does|do} not count.':
    '{1} {1:Satz, den niemand korrigieren kann (NA), zählt|Sätze, die niemand korrigieren kann (NA), zählen} nicht.',
  '{} {sentence|sentences} that nobody can correct (NA) {does|do} not count. {}':
    '{1} {1:Satz, den niemand korrigieren kann (NA), zählt|Sätze, die niemand korrigieren kann (NA), zählen} nicht. {2}',
  '{} {sentence|sentences} of Chinese, Japanese or Thai {is|are} one token: to {} any change is a change of the whole line. Say {{unit}} character, or segment.':
    '{1} {1:chinesischer, japanischer oder thailändischer Satz ist|chinesische, japanische oder thailändische Sätze sind} ein einziges Token: Für {2} ist jede Änderung eine der ganzen Zeile. Wählen Sie {{unit}} character oder segment.',
  '{}: {} {line spells a word|lines spell words} of the sentence with other Unicode characters (NFC against NFD), which look the same and do not match. Nothing was normalised; bring all files to one form, or say {{normalise}} nfc.':
    '{1}: {2} {2:Zeile schreibt|Zeilen schreiben} Wörter des Satzes mit anderen Unicode-Zeichen (NFC gegen NFD), die gleich aussehen und nicht übereinstimmen. Nichts wurde normalisiert; bringen Sie alle Dateien in eine Form, oder wählen Sie {{normalise}} nfc.',
  '{}: inserts or deletes {} words for each 100 of the source, more than the annotator of the gold who changes most ({}). {} cannot rank it: what no annotator wrote counts as wrong, however good it is. Let people compare its outputs with others, and rank by their judgments.':
    '{1}: fügt auf 100 Wörter des Originals {2} ein oder löscht sie, mehr als die Annotation des Goldstandards, die am meisten ändert ({3}). Nach {4} lässt sich das nicht einordnen: Was in keiner Annotation steht, gilt als falsch, wie gut es auch ist. Lassen Sie Menschen seine Ausgaben mit anderen vergleichen, und ordnen Sie nach ihren Urteilen.',
  '{}: left out the edit of {}: expected {}': '{1}: ausgelassen wurde die Änderung von {2}; erwartet: {3}',
  '{} is missing: its program failed ({}).': '{1} fehlt: Das Programm ist gescheitert ({2}).',
  'a program that computes {}': 'ein Programm, das {1} berechnet',
  'none among those that this worker was given': 'keines unter denen, die diesem Worker gegeben wurden',
  'Start all workers with the {{metricCommand}} of the server.':
    'Starten Sie alle Worker mit dem {{metricCommand}} des Servers.',
  'an analyser of sentences': 'ein Programm, das Sätze analysiert',
  'none here': 'hier keines',
  'Annotate with the command line, or without an analysis.': 'Annotieren Sie auf der Kommandozeile, oder ohne Analyse.',
};
