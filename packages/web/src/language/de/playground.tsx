import { speechOf } from '@stet/charts';
import type { ScoreTableWords } from '@stet/core/internal';
import type { Words } from '../catalogue.js';

const { counted, integer, list, written } = speechOf('de');

const systemsAndSentences = (systems: number, sentences: number): string =>
  `${counted(systems, { one: 'System', other: 'Systeme' })}, ${counted(sentences, { one: 'Satz', other: 'Sätze' })}`;

const tables: ScoreTableWords = {
  figure: written,
  system: 'System',
  type: 'Typ',
  level: 'Stufe',
  sentence: 'Satz',
  annotator: 'Annotation',
  chunks: 'Abschnitte',
  levels: { detection: 'Entdecken', recognition: 'Erkennen', correction: 'Korrigieren' },
  outcomes: { hit: 'Treffer', wrong: 'Falsch', under: 'Zu wenig', over: 'Zu viel' },
  withBonus: (part) => `${part} +Bonus`,
  bounds: (low, high) => `${low} bis ${high}`,
  interval: (confidence) => `${confidence}-%-Intervall`,
  intervalOf: (confidence, part) => `${confidence} % für ${part}`,
  versus: (system) => `gegen ${system}`,
  versusNext: 'gegen das nächste',
  byLevel: (metric) => `${metric}: Entdecken, Erkennen, Korrigieren`,
  bySentence: (metric) => `${metric}: jeder Satz für sich`,
  byType: (metric) => `${metric}: nach Fehlertyp`,
  drawnIntervals: (resamples, seed) =>
    `Intervalle: der Wert bei ${resamples} zufälligen Ziehungen der Sätze (Bootstrap, Startwert ${seed}).`,
  pValues: (trials) =>
    `p: wie oft ein so großer Unterschied entsteht, wenn man die Sätze der beiden Systeme zufällig vertauscht (${trials} Versuche).`,
  marks: '* p < 0,05, ** p < 0,01, *** p < 0,001. Ohne Sternchen kann der Unterschied gut Zufall sein.',
  marksAgainst: (baseline) => `Sternchen: gegenüber ${baseline}.`,
  countedTypes:
    'Richtige und übersehene Änderungen zählen für den Typ, den der Goldstandard ihnen gibt, falsche für ihren eigenen.',
  sharesOfTypes:
    'Treffer, falsch und zu wenig sind Anteile der Abschnitte, die eine Korrektur brauchen, zu viel der Anteil der veränderten. Ein Abschnitt zählt für jeden Typ seiner Änderungen, und zwar den des Goldstandards, wo es einen gibt.',
  needlessTypes:
    'Der Goldstandard hat eigene Typen, und unnötige Änderungen haben die von ERRANT. Mit gold-edits typed haben alle Änderungen Typen von ERRANT.',
  goldTypes:
    'Der Goldstandard hat eigene Typen: Ihre Präzision ist 1. Mit gold-edits typed haben alle Änderungen Typen von ERRANT.',
};

export const playground: Words['playground'] = {
  addReference: 'Referenz hinzufügen',
  addSystem: 'System hinzufügen',
  backToDraft: 'Zurück zu meinem Entwurf',
  bases: { references: 'Original und Referenzen', gold: 'Goldstandard' },
  basisLegend: 'Was richtig ist',
  baseline: 'Vergleichssystem',
  byErrorType: 'Nach Fehlertyp',
  clear: {
    button: 'Leeren',
    title: 'Die Seite leeren?',
    question:
      'Alle Texte und Einstellungen auf dieser Seite werden entfernt, ebenso der Entwurf, den dieser Browser davon aufbewahrt. Das lässt sich nicht rückgängig machen.',
    confirm: 'Leeren',
  },
  compareWith: 'Vergleichen mit',
  copyByHand: 'Ihr Browser hat der Seite nicht erlaubt, ihn zu kopieren. Kopieren Sie ihn von Hand.',
  defaultValue: (value) => `Standard: ${value}`,
  defaultOfEachMetric: 'Standard: der jeder Metrik',
  downloadFormats: { text: 'Text', markdown: 'Markdown', latex: 'LaTeX', csv: 'CSV', json: 'JSON' },
  downloadScores: 'Werte herunterladen',
  draftRefused:
    'Ihr Browser erlaubt dieser Seite nicht, einen Entwurf aufzubewahren: Die Texte sind weg, wenn Sie die Seite neu laden oder schließen.',
  draftTooLong: (most) =>
    `Diese Texte sind zu lang, als dass der Browser sie aufbewahren könnte (mehr als ${integer(most)} Zeichen): Sie sind weg, wenn Sie die Seite neu laden oder schließen.`,
  empty: 'leer',
  example: {
    button: 'Beispiel laden',
    title: 'Das Beispiel laden?',
    question: 'Das Beispiel ersetzt alle Texte auf dieser Seite und den Entwurf, den dieser Browser davon aufbewahrt.',
    confirm: 'Meine Texte ersetzen',
  },
  exploredEdits: (metric) =>
    `Die Änderungen, wie ${metric} sie liest, verglichen mit der Annotation, die der Wert gewählt hat.`,
  extractedEdits: (metric) =>
    `Auf beiden Seiten stehen Änderungen, die aus den Texten gewonnen wurden, wie ${metric} sie liest; bei mehreren Referenzen die derjenigen, die der Wert gewählt hat.`,
  failed: {
    lacksEdits: 'Mit diesen Optionen braucht die Metrik Änderungen eines Goldstandards.',
    notLoaded: {
      analyser: 'Der Tagger für Englisch wurde nicht geladen. Laden Sie die Seite neu, wenn das Netz wieder da ist.',
      stemmer: 'Der Stemmer wurde nicht geladen. Laden Sie die Seite neu, wenn das Netz wieder da ist.',
      synonyms: 'Die Synonymtabelle wurde nicht geladen. Laden Sie die Seite neu, wenn das Netz wieder da ist.',
    },
  },
  files: 'Dateien',
  filesHint: (formats) =>
    `Goldstandard, Original, Referenzen und Systeme auf einmal; reiner Text, ${formats}, auch mit gzip gepackt`,
  firstSystem: 'das erste System',
  goldLabel: 'Goldstandard (M2)',
  intervalsAndTests: 'Konfidenzintervalle und Tests',
  intro:
    'Fügen Sie ein, was die Lernenden geschrieben haben, was ein System daraus gemacht hat und wie es lauten sollte, oder legen Sie Dateien hier ab. Alles wird in diesem Browser bewertet, und nichts verlässt ihn. Auch Ihr Entwurf bleibt in diesem Browser, bis Sie die Seite leeren.',
  link: 'Link',
  linkCopied: (length) =>
    `Kopiert, ${integer(length)} Zeichen. Die Texte stehen im Link selbst, hinter dem #, und dieser Teil wird nie an einen Server geschickt. Wer den Link hat, hat die Texte.`,
  linkTooLong: (length, most) =>
    `Der Link hätte ${integer(length)} Zeichen, und mehr als ${integer(most)} werden unterwegs oft abgeschnitten. Lassen Sie Sätze oder Systeme weg, oder verschicken Sie die Dateien.`,
  linkedText: 'Dieser Text kam mit einem Link. Ihr eigener Entwurf bleibt erhalten, bis Sie hier etwas ändern.',
  metrics: 'Metriken',
  missing: {
    gold: 'ein Goldstandard in M2',
    source: 'das Original',
    reference: 'eine Referenz',
    system: 'die Ausgabe eines Systems',
    metric: 'eine Metrik, die zu diesen Texten passt',
  },
  nameOfSystem: (number, unseen) => <>Name{unseen(` von System ${number}`)}</>,
  needsGoldEdits: 'braucht Änderungen eines Goldstandards',
  needsResources: (resources) => `braucht ${list(resources)}, was nur die Kommandozeile lesen kann`,
  noMetric: 'Keine Metrik war verwendbar.',
  noNumber: (metric, reason) => (
    <>
      Kein Wert nach {metric}: {reason}
    </>
  ),
  openFile: (label, unseen) => <>Datei öffnen{unseen(` für ${label}`)}</>,
  fileFor: (label) => `Datei für ${label}`,
  optionsOfMetrics: 'Optionen der Metriken',
  optionRange: {
    words: 'Wörter ohne Leerzeichen und Kommas, jedes höchstens einmal',
    number: {
      any: 'eine Zahl',
      above: (least) => `eine Zahl über ${least}`,
      from: (least) => `eine Zahl, mindestens ${least}`,
      between: (least, most) => `eine Zahl von ${least} bis ${most}`,
    },
    count: {
      any: 'eine ganze Zahl',
      above: (least) => `eine ganze Zahl über ${least}`,
      from: (least) => `eine ganze Zahl, mindestens ${least}`,
      between: (least, most) => `eine ganze Zahl von ${least} bis ${most}`,
    },
  },
  output: (number) => `Ausgabe ${number}`,
  outputHint: 'Was das System geschrieben hat, eine Zeile pro Satz',
  progress: 'Fortschritt der Bewertung',
  recall: 'Recall nach Fehlertyp',
  recallNote:
    'Verglichen mit der Annotation, die der Wert für jeden Satz gewählt hat, so dass sich Systeme in den Änderungen des Goldstandards unterscheiden können.',
  reference: (number) => `Referenz ${number}`,
  referenceHint: 'Dieselben Sätze, korrigiert',
  removeReference: (number, unseen) => <>Entfernen{unseen(`: Referenz ${number}`)}</>,
  removeSystem: (number, unseen) => <>Entfernen{unseen(`: System ${number}`)}</>,
  resamples: 'Ziehungen',
  resamplesHint: 'der Sätze',
  scored: (systems, sentences) => `Bewertet: ${systemsAndSentences(systems, sentences)}.`,
  scores: 'Werte',
  scoresAppear: 'Die Werte erscheinen hier, während Sie tippen. Es fehlt noch:',
  scoring: 'Wird bewertet …',
  scoringFailed: (detail) => (
    <>Die Bewertung ist gescheitert: {detail}. Das ist ein Fehler in Stet; bitte melden Sie ihn.</>
  ),
  scoringFailedRemedy: 'Kopieren Sie Ihren Text, falls Sie ihn nirgends sonst haben, und laden Sie dann die Seite neu.',
  seed: 'Startwert',
  seedHint: 'derselbe Startwert ergibt dieselben Ziehungen',
  sentences: 'Satz für Satz',
  separatedBySpaces: 'durch Leerzeichen getrennt',
  shareLink: 'Link mit all dem kopieren',
  showLine: (line) => `Zeile ${line} zeigen`,
  source: 'Original',
  sourceHint: 'Was die Lernenden geschrieben haben, ein Satz pro Zeile',
  stillLoading: (metrics) => `Wird noch geladen: ${metrics.join(', ')}.`,
  stillLoadingNeeds: (metrics) =>
    `Was diese Metriken brauchen, wird noch geladen: ${metrics.join(', ')}. Ihre Werte folgen von selbst.`,
  systems: 'Systeme',
  tableTitle: (systems, sentences) => `${systemsAndSentences(systems, sentences)}, das beste zuerst`,
  tables,
  title: 'Spielwiese',
  typesOf: (system, metric) => `${system}: ${metric} nach Typ`,
  types: (count) => counted(count, { one: 'Typ', other: 'Typen' }),
  optionNames: {
    field: (flag) => `„${flag}“`,
    onCommandLine: (key) => `die Option ${key} der Kommandozeile`,
  },
  warning: (detail) => <>Hinweis: {detail}</>,
  workerDidNotStart: 'der Worker für die Bewertung ist nicht gestartet',
};
