import type { Words } from '../catalogue.js';

/** By the names of metrics. */
const DEFINITIONS: Readonly<Record<string, string>> = {
  m2: 'F0.5 über die Änderungen der Ausgabe, so gelesen, dass sie möglichst oft denen des Goldstandards gleichen',
  errant:
    'F0.5 über Änderungen mit Typ, durch ein linguistisches Alignment gewonnen und mit denen des Goldstandards verglichen',
  cleme:
    'F0.5 über Abschnitte, so geschnitten, dass Ausgabe und Referenzen dieselben haben, und nach ihrer Länge gewichtet',
  cleme2:
    'die Anteile der Abschnitte, die getroffen, falsch, zu wenig und zu viel korrigiert sind, und eine gewichtete Summe davon',
  gotoscorer:
    'F0.5 über Abschnitte des Goldstandards, jeder gewichtet mit dem Anteil der Systeme, die ihn nicht richtig machen',
  hoo: 'F1 über die Änderungen eines Wortvergleichs, wie vor M2',
  'i-measure': 'wie weit sich der Text vom Original zu einem vollkommenen (1) oder völlig falschen (-1) hin bewegt hat',
  gleu: 'N-Gramm-Präzision gegenüber Referenzen, abzüglich dessen, was zu Unrecht vom Original bleibt; Mittel über 500 Ziehungen',
  bleu: 'N-Gramm-Präzision gegenüber Referenzen, mit einem Abzug für kurze Ausgaben',
  meteor:
    'Wörter, nach Form, Stamm und Synonym einer Referenz zugeordnet; Recall zählt am meisten, gestörte Reihenfolge kostet',
  green: 'F2 über die N-Gramme, die eine Korrektur behält, streicht und einfügt',
};

/** By the keys of options. */
const OPTIONS: Readonly<Record<string, string>> = {
  beta: 'Gewicht des Recalls gegenüber der Präzision in F',
  maxUnchanged: 'wie viele unveränderte Wörter eine Änderung enthalten darf',
  m2Variant:
    'wessen Programm gefolgt wird: dem von CoNLL-2014 oder dem der QALB-Shared-Tasks, für das Einfügungen vor dem ersten Wort woanders stehen',
  annotator: 'nur mit dieser Annotation vergleichen',
  unlisted:
    'mit einer bestimmten Annotation: Sätze überspringen, bei denen sie fehlt, oder die erste nehmen, wie CoNLL-2014',
  ignoreWhitespaceCasing: 'Änderungen nicht zählen, die nur Leerzeichen und Großschreibung betreffen',
  levels: 'auch Entdecken und Erkennen bewerten, mit und ohne Bonus',
  strictOriginal: 'tun, was das ursprüngliche Programm tut, auch wo es falsch ist, auch beim Lesen des Goldstandards',
  unit: 'worin Texte zerlegt werden: Wörter zwischen Leerzeichen (word), Zeichen, wie ChERRANT sie zählt (character), oder Wörter, die die Plattform in Text ohne Leerzeichen findet (segment)',
  normalise:
    'Buchstaben in eine Unicode-Form bringen (nfc, nfd), arabisches Alef und Ya gleich schreiben (alef-ya), Satzzeichen weglassen (no-punctuation)',
  errantMode:
    'worin sich gleiche Änderungen gleichen: Stelle und Korrektur (cs), auch der Typ (cse), die Stelle (ds), einzelne Tokens (dt)',
  errantEdits: 'alle Änderungen zählen, die mit höchstens einem Token auf jeder Seite, oder die mit mehreren',
  errantFilter: 'Typen, die nicht zählen, mit vollem Namen, etwa R:OTHER',
  goldEdits:
    'die Änderungen des Goldstandards nehmen, wie sie sind, ihnen Typen von ERRANT geben, oder sie neu aus seinen korrigierten Texten gewinnen',
  errantMerging: 'wie aus Schritten eines Alignments Änderungen werden',
  errantAlignment: 'was eine Ersetzung im Alignment kostet',
  analysis: 'wer sagt, was Wörter sind: der Tagger für Englisch, eine Datei mit Analysen, niemand',
  words:
    'bei gegebenen Analysen: welche Wörter richtig geschrieben sind, die der englischen Liste, wo der Text englisch aussieht (guess), immer oder nie, oder die eines Wörterbuchs',
  chunkWeights:
    'Abschnitte nach ihrer Länge gewichten, mit denselben Konstanten auf jeder Ebene wie in Version 1.1.0, oder alle gleich',
  assumption:
    'die Änderungen einer Referenz gehören zusammen (dependent), oder jeder Abschnitt darf einer anderen folgen',
  level: 'die summierten Zählungen eines Korpus bewerten oder das Mittel seiner Sätze',
  unchangedReferences: 'Referenzen behalten oder weglassen, die einen Satz lassen, wie er ist, wo es andere gibt',
  rounding:
    'auf wie viele Nachkommastellen Werte gerundet werden, bevor Referenzen verglichen und Sätze gemittelt werden, wie im Original',
  factors:
    'wie viel Treffer, falsch, zu wenig und zu viel im Wert zählen: wie auf der Ebene, oder wie für ein Korpus oder für Sätze',
  gtsWeights:
    'eine Korrektur danach gewichten, wie viele der gemeinsam bewerteten Systeme sie verfehlen, oder der Systeme einer Datei, oder gar nicht',
  gtsA: 'des Gewichts a - (richtig + b) / (Systeme + c)',
  gtsB: 'siehe gts-a',
  gtsC: 'siehe gts-a',
  nomix: 'die Korrekturen jeder Annotation beisammen lassen',
  maximise: 'was die gewählte Referenz maximiert',
  optimise: 'Referenzen für jeden Satz allein wählen oder für die laufenden Summen des Korpus',
  weight: 'w der gewichteten Genauigkeit',
  maxReferences:
    'wie gründlich gesucht wird: wie viele Referenzen höchstens aufgezählt werden, wo sich Fehler überschneiden, und sonst nebeneinander bleiben',
  tokens: 'die Korrekturen aus M2 in Tokens schneiden wie das Original, oder die des Goldstandards behalten',
  draws: 'Referenzen ziehen wie das Programm unter Python 2 oder 3, oder den Erwartungswert berechnen',
  iterations: 'wie oft Referenzen gezogen werden',
  penalty: 'der Abzug des Programms, oder wie ihn die Aufsätze drucken',
  emptyLength: 'wie viele Wörter ein Text ohne Wörter lang ist; für gec-metrics ist es 1',
  lowercase: 'Text in Kleinbuchstaben vergleichen',
  smoothing: 'den Wert des Korpus glätten, wo kein N-Gramm einer Ordnung passt, wie es bei Sätzen immer geschieht',
  meteorTask: 'wofür die Parameter eingestellt wurden',
  meteorModules: 'wie Wörter zusammenpassen dürfen, der Reihe nach',
  meteorMode: 'Text nehmen, wie er ist, in Kleinbuchstaben, oder neu in Tokens zerlegt und in Kleinbuchstaben',
  skipBadEdits: 'Änderungen weglassen, deren Positionen nicht in ihren Satz passen, und sie auflisten',
};

export const metrics: Words['metrics'] = {
  definition: (name, english) => DEFINITIONS[name] ?? english,
  option: (key, english) => OPTIONS[key] ?? english,
};
