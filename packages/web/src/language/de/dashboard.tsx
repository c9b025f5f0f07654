import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted, integer } = speechOf('de');

const BANDS =
  'Systeme in einem Band lassen sich nicht unterscheiden; die dünnen Balken sind die Bereiche, wenn ganze Sätze gezogen werden.';

const neededFor = (method: string, difference: string): string =>
  `So viele Urteile fehlen noch, um Nachbarn in der Rangfolge oben (${method}) in vier von fünf Fällen zu unterscheiden, wenn weiter so geurteilt wird wie bisher. Der Unterschied ist ${difference}, mit seinem Standardfehler.`;

export const dashboard: Words['dashboard'] = {
  agreement: {
    title: 'Übereinstimmung',
    fetched: 'die Übereinstimmung',
    onOrder: 'Über die Reihenfolge, in die die Punkte die Ausgaben bringen, als wären sie geordnet worden:',
    between: 'κ zwischen Bewertenden',
    themselves: 'κ der Bewertenden mit sich selbst',
    matrix: 'Cohens κ jedes Paars von Bewertenden',
    matrixCaption: (fewest) =>
      `Auf der Diagonale: jede Person mit sich selbst, bei wiederholten Aufgaben. * weniger als ${fewest} Vergleiche.`,
    comparisons: (count) => counted(count, { one: 'Vergleich', other: 'Vergleiche' }),
  },
  bothWays: {
    title: 'Die Rangfolge auf beide Arten',
    without: 'Ohne die ausgenommenen Bewertenden',
    withAll: 'Mit allen Bewertenden',
  },
  drawing: {
    title: 'Wie Paare gezogen wurden',
    fetched: 'die Ziehung',
    intro:
      'Jede Ziehung wird mit ihrer Wahrscheinlichkeit festgehalten. Adaptives Ziehen vergleicht manche Paare von Systemen öfter; Gewichte, die Kehrwerte der Wahrscheinlichkeiten, gleichen das aus.',
    table: 'Vergleiche jedes Paars von Systemen',
    compared: 'Verglichen',
    evenly: 'Gleichmäßig wären',
    ratio: 'Verhältnis',
    weight: 'Mittleres Gewicht',
    allEven: (even) => `Alle bisher beurteilten Paare (${integer(even)}) wurden gleichmäßig gezogen.`,
    someAdaptive: (even, adaptive) =>
      `Von den bisher beurteilten Paaren wurden ${integer(even)} gleichmäßig gezogen und ${integer(adaptive)} dort, wo die Reihenfolge am unsichersten war.`,
  },
  edits: {
    title: 'Änderungen',
    fetched: 'die Urteile über Änderungen',
    missed: 'Im Original markierte Fehler',
    gaps: (count) => `davon ${integer(count)}, wo etwas fehlt`,
    table: 'Urteile über Änderungen',
    caption: 'Eine Änderung, die mehrere Systeme teilen, zählt für jedes davon.',
    right: 'Richtig',
    wrong: 'Falsch',
    unnecessary: 'Unnötig',
    shareRight: 'Anteil richtig',
    total: 'Alle, jede Änderung einmal',
  },
  export: {
    title: 'Exportieren',
    formats: {
      xml: 'Urteile als XML',
      csv: 'CSV',
      jsonl: 'JSON Lines',
      seeda: 'Dateien von SEEDA',
      html: 'Bericht als Seite',
      backup: 'Sicherung von allem',
    },
    incomplete: 'Nicht jedes Format enthält alles:',
    losses: 'Was Formate weglassen',
    leavesOut: (format, losses) => (
      <>
        {format} lässt weg: {losses}.
      </>
    ),
    note: (code) => (
      <>
        Bewertende, die Sie ausgenommen haben, fehlen in diesen Dateien, ebenso Modelle, sofern Sie sie nicht
        einbeziehen, nicht aber in der Sicherung. {code('stet rank')} liest die ersten drei.
      </>
    ),
  },
  flagged: {
    title: 'Gemeldete Aufgaben',
    fetched: 'die Meldungen',
    none: 'Keine.',
    sentence: (number) => `Satz ${integer(number)}`,
  },
  headToHead: {
    title: 'Im direkten Vergleich',
    fetched: 'die Vergleiche',
    matrix: 'Vergleiche, die das System der Spalte gewonnen hat',
    caption:
      'Systeme in der Reihenfolge ihrer Expected Wins. Anteil an den entschiedenen Vergleichen, ohne Gleichstände. ⋆ p ≤ 0,10, † p ≤ 0,05, ‡ p ≤ 0,01 nach einem zweiseitigen Vorzeichentest.',
  },
  imported: 'Die Urteile sind importiert. Dies musste erschlossen werden oder ließ sich nicht lesen wie gemeint:',
  includeModels: 'Modelle in die Ergebnisse unten einbeziehen',
  means: {
    caption: 'Mittelwerte der Punkte',
    name: (ranking) => `Mittelwerte der Punkte: ${ranking}`,
    mean: 'Mittel',
    zOf: (scale) => `${scale}, z`,
    note: (confidence) =>
      `z: das Mittel der Punkte, für jede bewertende Person standardisiert, mit seinem Intervall (${confidence}). Mittel: der Punkte, wie sie vergeben wurden, von 0 bis 100.`,
    constant: (judges) =>
      `Diese Bewertenden haben durchweg dieselbe Punktzahl vergeben, was kein System von einem anderen unterscheidet und als 0 zählt: ${judges}.`,
  },
  method: 'Methode',
  methods: {
    'direct-assessment': 'Direkte Bewertung',
    'expected-wins': 'Expected Wins',
    trueskill: 'TrueSkill',
    'bradley-terry': 'Bradley–Terry',
  },
  noJudgments: (title) => `${title}: keine Urteile`,
  nothingYet: 'Die Rangfolge, die Übereinstimmung und das Übrige erscheinen mit dem ersten Urteil.',
  nothingBeforeStart: 'Vor dem Start gibt es nichts zu sehen.',
  progress: {
    title: 'Fortschritt',
    fetched: 'der Fortschritt',
    made: 'Abgegebene Urteile',
    onScreen: (count) => `gerade auf einem Bildschirm: ${counted(count, { one: 'Aufgabe', other: 'Aufgaben' })}`,
    skipped: (count) => `${integer(count)} übersprungen`,
    flagged: (count) => `${integer(count)} gemeldet`,
    table: 'Fortschritt jeder bewertenden Person',
    columns: {
      judge: 'Bewertende',
      share: 'Anteil',
      judged: 'Beurteilt',
      skipped: 'Übersprungen',
      median: 'Median der Zeit',
      mean: 'Mittlere Zeit',
      last: 'Letzte Antwort',
    },
    paused: 'pausiert',
    setAside: 'ausgenommen',
  },
  ranking: {
    title: 'Rangfolge',
    fetched: 'die Rangfolge',
    byRank: 'Systeme nach Rang',
    range: (confidence) => `Rangbereich, ${confidence}`,
    bySentence: 'nach Sätzen',
    caption: {
      pairs: (judgments, pairs, resamples) =>
        `Urteile: ${integer(judgments)}, Paare von Systemen: ${integer(pairs)}; Bereiche aus ${integer(resamples)} Ziehungen. ${BANDS}`,
      scored: (judgments, outputs, resamples) =>
        `Urteile: ${integer(judgments)}, bewertete Ausgaben: ${integer(outputs)}; Bereiche aus ${integer(resamples)} Ziehungen. ${BANDS}`,
    },
  },
  scale: 'Skala',
  scoreAgreement: {
    name: 'Übereinstimmung bei den Punkten',
    caption: 'Bei den Punkten',
    outputs: 'Ausgaben',
    alpha: 'α der Punkte',
    alphaOfZ: 'α von z',
    correlation: 'Korrelation',
    again: 'Wieder bewertet',
    difference: 'Unterschied',
    note: 'Ausgaben: von mindestens zwei Personen bewertet. α ist das von Krippendorff, 1 bei voller Übereinstimmung und 0, wo alles Zufall ist: der Punkte, wie sie vergeben wurden, und von z, den für jede Person standardisierten Punkten, nach denen die Systeme geordnet werden. Korrelation: das Mittel von Pearsons r über Paare von Bewertenden. Unterschied: um wie viele Punkte jemand im Mittel abweicht, wenn eine Ausgabe wiederkommt.',
  },
  separation: {
    title: 'Wie viele Urteile noch',
    fetched: 'die Schätzungen',
    intro: {
      'expected-wins': (method) => neededFor(method, 'der ihrer Expected Wins'),
      'bradley-terry': (method) => neededFor(method, 'der ihrer Stärken nach Bradley–Terry, als Logarithmen'),
      'direct-assessment': (method) => neededFor(method, 'der ihrer mittleren z'),
    },
    table: 'Nachbarn in der Rangfolge',
    better: 'Besser',
    worse: 'Schlechter',
    difference: 'Unterschied',
    further: 'Weitere Urteile',
    toldApart: 'unterschieden',
    moreThan: (limit) => `mehr als ${integer(limit)}`,
  },
  system: 'System',
};
