import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted, integer, plural } = speechOf('de');

const ITEMS = { one: 'Aufgabe', other: 'Aufgaben' };

const GOOD =
  'Eine gute Korrektur ist grammatisch und flüssig, bewahrt, was gemeint war, und ändert nicht mehr als nötig. Einen Satz, an dem nichts zu ändern ist, lässt man am besten, wie er ist.';
const CONTEXT = 'Die Sätze davor und danach dienen nur dazu, zu verstehen, was gemeint ist.';

const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n');

const itemsOf = (items: number): string => counted(items, ITEMS);
const judgmentsOf = (judgments: number): string => counted(judgments, { one: 'Urteil', other: 'Urteile' });

export const prepare: Words['prepare'] = {
  addItem: 'Aufgabe hinzufügen',
  addOutput: 'Ausgabe hinzufügen',
  afterwards: 'Was die bewertende Person danach erfährt',
  back: 'Zurück',
  backToSettings: 'Zurück zu den Einstellungen',
  balanced: 'Ausgaben seltener verglichener Systeme bevorzugen',
  context: 'Die Sätze davor und danach zeigen',
  changed: { instructions: 'die Anleitung', plan: 'der Stichprobenplan', practice: 'die Übungsaufgaben' },
  chances: {
    name: 'Wie wahrscheinlich Sätze sind',
    caption: 'Wie wahrscheinlich eine Ziehung einen Satz nimmt (pᵢ)',
    outputs: 'Verschiedene Ausgaben',
    sentences: 'Sätze',
    each: 'pᵢ von jedem',
    total: 'Zusammen',
  },
  draw: 'Aufgaben ziehen',
  drawing: 'Wird gezogen …',
  drawn: (items) =>
    plural(items, { one: 'Eine Aufgabe ist gezogen.', other: `${integer(items)} Aufgaben sind gezogen.` }),
  drawnBefore: (items) => `${itemsOf(items)} nach dem vorigen Plan gezogen; beim Speichern wird neu gezogen.`,
  explanations: {
    someErrors:
      'Die beste ist an jeder Stelle richtig. Die mit „children plays“ lässt einen Fehler stehen; der Satz, wie er geschrieben wurde, lässt alle stehen.',
    sharedRank:
      'Zwei sind gleich gut und teilen sich den ersten Rang; ob die nächste dann Zweite oder Dritte ist, ist einerlei. Am schlechtesten ist die, die Fehler hinzufügt.',
    leftAlone:
      'Der Satz war richtig, deshalb lässt man ihn am besten, wie er ist. Danach kommt eine unnötige Änderung, und zuletzt eine, die ein Wort entstellt.',
    betterOne: 'Die bessere ist an jeder Stelle richtig. Die mit „children plays“ lässt einen Fehler stehen.',
    equallyGood: 'Sie sagen es verschieden, und beide sind richtig: gleich gut.',
    pairLeftAlone: 'Der Satz war richtig, deshalb lässt man ihn am besten, wie er ist.',
  },
  figures: {
    items: 'Aufgaben',
    judgments: 'Urteile',
    pairs: 'Paare von Systemen',
    outputs: 'Ausgaben auf einer Seite',
    comparisons: 'Vergleiche jedes Paars, im Mittel',
  },
  histogram: {
    title: 'Sätze nach der Zahl verschiedener Ausgaben',
    unit: 'verschiedene Ausgaben',
    counted: 'Sätze',
    never: (count) =>
      `${counted(count, { one: 'Satz', other: 'Sätze' })} mit nur einer Ausgabe: nichts zu vergleichen, nie gezogen.`,
  },
  import: {
    title: 'Oder Urteile importieren',
    intro: (code) => (
      <>
        Urteile, die anderswo über diese Texte gefällt wurden, in jedem Format, das {code('stet judgments')} liest. Die
        Kampagne ist dann geschlossen, und ihre Übersicht zeigt die Ergebnisse und was erraten werden musste.
      </>
    ),
    countsFrom: 'Die Datei zählt Sätze ab',
    guess: 'aus den Ausgaben erraten',
    judgments: 'Urteile',
    judgmentsHint: 'XML, CSV oder JSON Lines; oder Schritt 1 von SEEDA, als JSON Lines oder tar-Datei seines Ordners',
    notReady: 'nach dem Original und mindestens zwei Systemen',
    ranks: 'Ränge',
    ranksHint: 'nur für Schritt 1 von SEEDA, der keine hat: judgments_edit.xml',
    awaitsRanks: 'Das sind SEEDAs Urteile über Änderungen. Wählen Sie nun die Ränge, die dazugehören.',
  },
  instructions: 'Anleitung',
  item: (number) => `Aufgabe ${number}`,
  items: itemsOf,
  itemsToFetch: 'die Aufgaben',
  judgesToldLabel: 'Was Bewertende lesen',
  load: (items, span, secondsAnItem, bold) => (
    <>
      Auf jede Person kommen etwa {bold(itemsOf(items))} oder {bold(span)} Arbeit bei {secondsAnItem} Sekunden pro
      Aufgabe, dem Median der CoNLL-2014-Evaluation.
    </>
  ),
  loss: (judged) =>
    judged === 0
      ? 'Sie hat noch keine Urteile.'
      : `Mit ihr ${plural(judged, { one: 'wird ihr Urteil', other: `werden ihre ${integer(judged)} Urteile` })} entfernt. Exportieren Sie vorher eine Sicherung, falls Sie sie noch brauchen könnten.`,
  nextItem: 'Nächste Aufgabe',
  noItems: 'Es gibt noch keine Aufgaben',
  numberOfJudges: 'Zahl der Bewertenden',
  numberOfJudgesHint: 'um ihre Arbeitslast zu sehen',
  output: (number) => `Ausgabe ${number}`,
  plan: 'Stichprobenplan',
  planFields: {
    items: ['Aufgaben', 'gezogene Sätze mit ihren Ausgaben'],
    outputsPerItem: ['Ausgaben auf einer Seite', 'höchstens; gleiche erscheinen als eine'],
    overlapPercent: ['Überschneidung, Prozent', 'der Aufgaben gehen an mehrere Personen, für die Übereinstimmung'],
    overlapJudges: ['Bewertende davon', 'wie viele jede dieser Aufgaben sehen'],
    repeatEvery: ['Wiederholung alle', 'Aufgaben kommt eine frühere noch einmal; 0 für nie'],
    checkEvery: ['Aufmerksamkeitsprüfung alle', 'Aufgaben im Mittel, mit bekannter Antwort; 0 für nie'],
    seed: ['Startwert', 'derselbe Startwert zieht dieselben Aufgaben'],
    tooFastSeconds: ['Zu schnell, Sekunden', 'schnellere Antworten werden als solche gezählt'],
    leaseMinutes: ['Reserviert, Minuten', 'eine bis dahin nicht beurteilte Aufgabe geht an jemand anderen'],
  },
  planImported: 'Die Urteile wurden aus einer Datei importiert; es gibt keinen Plan.',
  planNotReady: 'Verfügbar, sobald das Original und die Ausgaben von mindestens zwei Systemen hochgeladen sind.',
  planSummary: {
    exactly: (protocol, items, outputs, judgments) =>
      `${protocol}: ${itemsOf(items)} mit je ${outputs} Ausgaben, ${judgmentsOf(judgments)};`,
    upTo: (protocol, items, outputs, judgments) =>
      `${protocol}: ${itemsOf(items)} mit je bis zu ${outputs} Ausgaben, ${judgmentsOf(judgments)};`,
    overlap: (share, judges) => `${share} der Aufgaben gehen an ${judges} Bewertende.`,
    repeats: (every) =>
      every > 0 ? `Alle ${every} Aufgaben kommt eine frühere noch einmal.` : 'Keine Aufgabe wird wiederholt.',
    checks: (every) => `Unter je ${every} Aufgaben ist irgendwo eine Aufmerksamkeitsprüfung.`,
    seed: (seed) => `Startwert ${seed}.`,
  },
  practice: 'Übung',
  practiceIntro:
    'Alle Bewertenden beginnen hiermit und sehen nach jeder Aufgabe Ihre Antwort. Diese Aufgaben zählen nicht.',
  practiceItems: 'die Übungsaufgaben',
  preview: 'Vorschau',
  previewNote:
    'Das sehen Bewertende, nur jede Person in anderer Reihenfolge. Probieren Sie es aus: Nichts wird gespeichert.',
  protocol: 'Verfahren',
  rank: 'Rang',
  removeItem: 'Aufgabe entfernen',
  removeLastOutput: 'Letzte Ausgabe entfernen',
  replacement: 'Ein Satz darf mehrmals gezogen werden',
  source: 'Original',
  standardInstructions: {
    ranking: paragraphs(
      'Ordnen Sie die Korrekturen jedes Satzes von der besten bis zur schlechtesten.',
      GOOD,
      `Gleich gute Korrekturen teilen sich einen Rang. ${CONTEXT}`,
    ),
    pairwise: paragraphs(
      'Sagen Sie, welche der beiden Korrekturen jedes Satzes besser ist.',
      GOOD,
      `Wenn keine besser ist, sagen Sie, dass sie gleich gut sind. ${CONTEXT}`,
    ),
    edits: paragraphs(
      'Sagen Sie von jeder Änderung, ob sie richtig ist, und ordnen Sie dann die Korrekturen des Satzes von der besten bis zur schlechtesten.',
      GOOD,
      `Gleich gute Korrekturen teilen sich einen Rang. ${CONTEXT}`,
    ),
    direct: paragraphs(
      'Geben Sie jeder Korrektur eines Satzes auf jeder Skala 0 bis 100 Punkte.',
      GOOD,
      `Beurteilen Sie jede Korrektur für sich und jede Skala für sich; gleich gute Korrekturen bekommen gleich viele Punkte. ${CONTEXT}`,
    ),
  },
  start: {
    title: 'Vorschau und Start',
    notReady: 'Verfügbar, sobald die Aufgaben gezogen sind.',
    steps: (preview, links, judges) => (
      <>
        {preview('Sehen Sie sich die Vorschau an')}, {links('erstellen Sie Links für die Bewertenden')}
        {judges > 0 && ` (${judges} erstellt)`}, und drücken Sie oben auf „Starten“. Von da an lassen sich die Texte und
        der Plan nicht mehr ändern.
      </>
    ),
  },
  texts: {
    title: 'Texte',
    fetched: 'die Texte',
    intro:
      'Reiner Text in UTF-8, ein Satz pro Zeile, auch mit gzip gepackt. Zeile 5 eines Systems ist seine Korrektur von Zeile 5 des Originals; auch das Original selbst kann ein System sein. Ist ein System eine M2-Datei, wird ihr korrigierter Text verwendet.',
    sourceHint: 'was die Lernenden geschrieben haben',
    systems: 'Systeme',
    systemsHint: 'je eine Datei; wählen Sie mehrere auf einmal',
    systemsNotReady: 'nach dem Original',
    gold: 'Goldstandard',
    goldHint: (formats) => `freiwillig, in ${formats}: bleibt bei der Kampagne, um Metriken zu vergleichen`,
    uploading: 'Wird hochgeladen …',
    uploaded: (count) => `${counted(count, { one: 'Text', other: 'Texte' })} hochgeladen`,
    useAsBoth: 'Seine Sätze als Original verwenden und die Datei als Goldstandard',
    notKept: (file) => <>{file} wurde nicht behalten.</>,
    kinds: { source: 'Original', gold: 'Goldstandard', documents: 'Dokumente' },
    columns: { text: 'Text', kind: 'Art', lines: 'Zeilen', remove: 'Entfernen' },
    isSystem: 'System',
    isText: 'Text',
    remove: (name, unseen) => <>Entfernen{unseen(`: ${name}`)}</>,
  },
};
