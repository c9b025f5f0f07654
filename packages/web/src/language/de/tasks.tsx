import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted } = speechOf('de');

const sentences = (count: number): string => counted(count, { one: 'Satz', other: 'Sätze' });
const submissions = (count: number): string => counted(count, { one: 'Einreichung', other: 'Einreichungen' });
const teams = (count: number): string => counted(count, { one: 'Team', other: 'Teams' });

export const tasks: Words['tasks'] = {
  title: 'Shared Tasks',
  newTask: 'Neuer Shared Task',
  kind: 'Shared Task',
  wanted: 'Shared Tasks',
  wantedOne: 'Shared Task',
  nameHint: 'Auch die Teams sehen ihn.',
  restore:
    'Daraus wird ein neuer Shared Task mit allem, was die Sicherung enthält; nur die Links der Teams und Annotierenden legen Sie neu an.',
  backupHint: 'aus den Einstellungen eines Shared Tasks heruntergeladen',
  nonePublic: 'Noch ist keine Bestenliste öffentlich.',
  none: 'In einem Shared Task korrigieren Teams dieselben Sätze, reichen ein, was ihre Systeme geschrieben haben, und werden mit einer Metrik gegen einen Goldstandard gereiht. Er braucht Aufsätze zum Annotieren oder einen fertigen Goldstandard.',
  noScores: 'Noch hat keine Einreichung einen Wert.',
  sentences,
  submissions,
  teams,

  next: {
    source: 'Laden Sie den Originaltext oder den Goldstandard hoch, oder lassen Sie Aufsätze annotieren.',
    phases: 'Legen Sie fest, wann Teams einreichen dürfen.',
    link: 'Erstellen Sie den Link, mit dem sich Teams registrieren.',
    benchmarkLink: 'Erstellen Sie im Benchmark den Link, mit dem sich Teams registrieren.',
    scoring: (waiting) => `${counted(waiting, { one: 'Einreichung wird', other: 'Einreichungen werden' })} bewertet.`,
    gold: 'Laden Sie den Goldstandard hoch: Ohne ihn wird nichts bewertet.',
    handingIn: (phase) => `Teams reichen ein: ${phase}.`,
    coming: (phase) => `Teams warten auf den Beginn von ${phase}.`,
    releaseBoard: 'Veröffentlichen Sie die Bestenliste.',
    releaseGold: 'Veröffentlichen Sie den Goldstandard, damit Teams alternative Antworten vorschlagen können.',
    done: 'Sehen Sie sich die endgültige Tabelle an.',
  },

  phase: {
    open: (mark, name, until) => (
      <>
        {mark('offen')} {name}
        {until !== undefined && <>, bis {until}</>}
      </>
    ),
    opens: (name, at) => (
      <>
        {name} beginnt {at}
      </>
    ),
    notSet: 'Die Termine dieses Shared Tasks stehen noch nicht fest.',
    closed: 'Dieser Shared Task ist beendet.',
  },

  rooms: 'Bereiche des Shared Tasks',
  room: {
    leaderboard: 'Bestenliste',
    explorer: 'Explorer',
    alternatives: 'Alternativen',
    people: 'Menschen',
    submissions: 'Einreichungen',
    teams: 'Teams',
    annotation: 'Annotation',
    settings: 'Einstellungen',
  },

  about: { title: 'Beschreibung', description: 'Was Teams erfahren' },

  early: {
    systems: (phase) =>
      `Alle sehen jede Ausgabe, während Teams noch einreichen können (${phase}): Sie können lesen, was andere einreichen. Was einmal gesehen wurde, lässt sich nicht zurücknehmen.`,
    gold: (phase) =>
      `Alle sehen den Goldstandard, während Teams noch einreichen können (${phase}): Sie können die Antworten abschreiben. Was einmal gesehen wurde, lässt sich nicht zurücknehmen.`,
  },

  metrics: {
    title: 'Metriken',
    columns: ['Metrik', 'Berechnet', 'Offiziell'],
    unweighted: 'hier ungewichtet, weil jede Einreichung für sich bewertet wird',
    compute: (metric) => `${metric} berechnen`,
    rankBy: (metric) => `Nach ${metric} reihen`,
    resamples: 'Stichproben',
    resamplesHint: 'Ziehungen der Sätze, für Intervalle und Gruppen',
    confidence: 'Konfidenz in Prozent',
    confidenceHint: 'der Intervalle',
    seed: 'Startwert',
    seedHint: 'derselbe Startwert zieht dieselben Sätze',
    rescored: (count) => `Mit anderen Metriken veralten die Werte von ${submissions(count)} und werden neu berechnet.`,
  },

  phases: {
    title: 'Phasen',
    intro:
      'Teams reichen ein, solange eine Phase offen ist. Um eine beendete Phase wieder zu öffnen, verschieben Sie ihr Ende.',
    add: 'Phase hinzufügen',
    numbered: (number) => `Phase ${number}`,
    first: 'Test',
    opensAt: 'Beginn',
    opensAtHint: 'der erste Moment',
    closesAt: 'Ende',
    closesAtHint: 'danach wird nichts mehr angenommen; leer: bleibt offen',
    limit: 'Einreichungen pro Team',
    limitHint: 'nur bewertete; 0 für unbegrenzt',
    limitPerDay: 'Davon pro Tag',
    limitPerDayHint: 'in der Zeitzone; 0 für unbegrenzt',
    limitPerMonth: 'Davon pro Monat',
    limitPerMonthHint: 'in der Zeitzone; 0 für unbegrenzt',
    order: 'Das Ende muss nach dem Beginn liegen.',
    remove: 'Diese Phase entfernen',
  },

  proposals: {
    from: 'Vorschläge ab',
    fromHint: 'leer: Teams können nichts vorschlagen',
    until: 'Vorschläge bis',
    untilHint: 'leer: ohne Ende',
  },

  ranked: {
    title: 'Die Einreichung, die zählt',
    legend: 'Welche Einreichung eines Teams gereiht wird',
    latest: 'Die letzte',
    best: 'Die beste: bevorzugt Teams, die oft einreichen',
    chosen: 'Die, die das Team wählt; ohne Wahl die letzte',
  },

  release: {
    title: 'Veröffentlichung',
    intro: 'Die Schaltflächen wirken sofort. Ein Termin wird mit den übrigen Einstellungen gespeichert.',
    totalsOnly:
      'Nur Gesamtwerte: Was die Termine auch sagen, niemand außer den Organisierenden sieht je den Goldstandard, fremde Ausgaben oder Werte nach Sätzen, Typen oder Annotierenden',
    alternatives: 'Alternative Antworten',
    alternativesIntro:
      'Sobald der Goldstandard öffentlich ist, dürfen Teams Korrekturen vorschlagen, die ihm fehlen; Annotierende beurteilen sie.',
    now: 'Jetzt veröffentlichen',
    source: {
      label: 'Originaltext ab',
      hint: 'für Teams; leer: noch nicht',
      release: (unseen) => <>Jetzt veröffentlichen{unseen(': Originaltext')}</>,
      hide: (unseen) => <>Jetzt verbergen{unseen(': Originaltext')}</>,
      ask: 'Originaltext jetzt veröffentlichen?',
    },
    leaderboard: {
      label: 'Bestenliste ab',
      hint: 'für alle; leer: jedes Team sieht nur den eigenen Wert',
      release: (unseen) => <>Jetzt veröffentlichen{unseen(': Bestenliste')}</>,
      hide: (unseen) => <>Jetzt verbergen{unseen(': Bestenliste')}</>,
      ask: 'Bestenliste jetzt veröffentlichen?',
    },
    systems: {
      label: 'Systeme ab',
      hint: 'die Sätze aller Teams; leer: jedes Team sieht nur die eigenen',
      release: (unseen) => <>Jetzt veröffentlichen{unseen(': Systeme')}</>,
      hide: (unseen) => <>Jetzt verbergen{unseen(': Systeme')}</>,
      ask: 'Systeme jetzt veröffentlichen?',
    },
    gold: {
      label: 'Goldstandard ab',
      hint: 'für alle, und mit ihm der Explorer; leer: nur Sie sehen ihn',
      release: (unseen) => <>Jetzt veröffentlichen{unseen(': Goldstandard')}</>,
      hide: (unseen) => <>Jetzt verbergen{unseen(': Goldstandard')}</>,
      ask: 'Goldstandard jetzt veröffentlichen?',
    },
  },

  rescore: {
    title: 'Werte',
    intro:
      'Ändern sich der Goldstandard oder die Metriken, veraltet jeder Wert: Er wird so gekennzeichnet, nicht mehr gereiht und von selbst neu berechnet. Werte gegen verschiedene Goldstandards werden nie gemischt.',
    progress: 'Bewertete Einreichungen',
    waiting: (count) => `${submissions(count)} noch zu bewerten`,
    again: 'Alles neu bewerten',
  },

  download: {
    title: 'Herunterladen',
    intro:
      'Eine Datei mit allem aus dem Shared Task: Originaltext, Goldstandards, Teams, Einreichungen und Werten; nur die Schlüssel der Links fehlen. Sie können sie als neuen Shared Task öffnen, hier oder auf einem anderen Server.',
    everything: 'Alles herunterladen',
  },

  remove: {
    loss: (teamCount, submissionCount) =>
      `${teams(teamCount)} und ${submissions(submissionCount)} werden mit entfernt. Laden Sie vorher alles herunter, falls Sie es noch brauchen.`,
  },

  comparison: {
    title: 'Wie Texte verglichen werden',
    unit: 'Texte werden zerlegt in',
    units: {
      word: 'Wörter: was zwischen Leerzeichen steht',
      character: 'Zeichen',
      segment: 'Segmente, wie Wörterbücher Sprachen ohne Leerzeichen zerlegen',
    },
    before: 'Davor',
    steps: {
      nfc: 'werden Buchstaben in eine Unicode-Form gebracht (NFC)',
      nfd: 'werden Buchstaben von ihren Zeichen getrennt (NFD)',
      'alef-ya': 'werden أ إ آ zu ا und ى zu ي',
      'no-punctuation': 'entfallen Satzzeichen',
    },
  },

  texts: {
    title: 'Originaltext und Goldstandard',
    intro: (code) => (
      <>
        Der Originaltext ist reiner Text in UTF-8, ein tokenisierter Satz pro Zeile. Ein Goldstandard bringt seinen
        Originaltext mit, in jedem Format, das {code('stet convert')} liest: Laden Sie nur den Goldstandard hoch, oder
        zuerst den Originaltext und den Goldstandard, sobald er fertig ist. Auch Aufsätze im Markdown von MultiGEC
        gehen: die Originale als Originaltext, die Referenzen als Goldstandard, mehrere davon in einer tar-Datei.
      </>
    ),
    source: 'Originaltext',
    sourceFixed: 'nicht mehr zu ändern, sobald ein Team eingereicht hat',
    sourceHint: 'was die Lernenden geschrieben haben',
    gold: 'Goldstandard',
    goldChanges: (count) =>
      `eine Änderung lässt ${counted(count, { one: 'Wert', other: 'Werte' })} veralten, bis neu gerechnet ist`,
    asGold: 'Als Goldstandard hochladen',
    checking: 'Wird geprüft …',
    noSource: 'Noch kein Originaltext.',
    noGold: (count) => `${sentences(count)}, noch kein Goldstandard.`,
    withGold: (count, annotators) =>
      `${sentences(count)} mit einem Goldstandard von ${counted(annotators, { one: 'annotierenden Person', other: 'Annotierenden' })}.`,
    withSkippedEdits: (count, annotators, skipped) =>
      `${sentences(count)} mit einem Goldstandard von ${counted(annotators, { one: 'annotierenden Person', other: 'Annotierenden' })}, ohne ${counted(skipped, { one: 'Änderung', other: 'Änderungen' })} mit falschen Positionen.`,
    sourceAsText: 'Originaltext als Text',
    goldAsM2: 'Goldstandard als M2',
  },

  changed: {
    name: 'Name',
    description: 'was Teams erfahren',
    language: 'Sprache',
    metrics: 'Metriken',
    official: 'offizielle Metrik',
    unit: 'Zerlegung der Texte',
    normalise: 'Normalisierung der Texte',
    resamples: 'Stichproben',
    confidence: 'Konfidenz',
    seed: 'Startwert',
    phases: 'Phasen',
    release: 'Veröffentlichung',
    totalsOnly: 'nur Gesamtwerte zeigen',
    proposals: 'Zeit für Vorschläge',
    ranked: 'Einreichung, die zählt',
    registration: 'Zulassung',
  },
};
