import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted, integer, list } = speechOf('de');

const DATA_SETS = { one: 'Datensatz', other: 'Datensätze' };
const TEAMS = { one: 'Team', other: 'Teams' };

export const benchmarks: Words['benchmarks'] = {
  title: 'Benchmarks',
  empty:
    'Ein Benchmark hat Datensätze in mehreren Sprachen oder Tracks. Teams melden sich einmal an, reichen für so viele davon ein, wie sie möchten, und stehen in einer gemeinsamen Tabelle.',
  nonePublic: 'Noch ist kein Benchmark öffentlich.',
  kind: 'Benchmark',
  new: 'Neuer Benchmark',
  nameHint: 'Alle sehen ihn.',
  restoreText:
    'Aus einer Sicherung wird ein neuer Benchmark mit allem, was darin ist, außer den Links der Teams; die legen Sie neu an. Aus einer Definition wird einer ohne Teams und Einreichungen.',
  restoreHint: 'in den Einstellungen eines Benchmarks heruntergeladen',
  what: 'den Benchmark',
  rooms: 'Räume des Benchmarks',
  roomTitles: {
    call: 'Aufruf',
    board: 'Bestenliste',
    dataSets: 'Datensätze',
    teams: 'Teams',
    settings: 'Einstellungen',
  },
  dataSets: (count) => counted(count, DATA_SETS),
  teams: (count) => counted(count, TEAMS),
  languages: (count) => counted(count, { one: 'Sprache', other: 'Sprachen' }),
  sentences: (count) => counted(count, { one: 'Satz', other: 'Sätze' }),

  noCall: 'Der Aufruf ist noch nicht geschrieben.',
  links: 'Daten und Artikel',
  citation: 'So zitieren Sie',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  contact: 'Kontakt',
  tracks: 'Tracks',
  dataSetsHeading: 'Datensätze',
  dataSetsOf: (track) => `Datensätze: ${track}`,
  noDataSets: 'Noch gibt es keine Datensätze.',
  dataSetColumns: { name: 'Datensatz', language: 'Sprache', sentences: 'Sätze', metric: 'Rang nach', phase: 'Offen' },
  openUntil: (phase, end) => (
    <>
      {phase}, bis {end}
    </>
  ),
  openForGood: (phase) => <>{phase}, dauerhaft</>,
  opens: (phase, start) => (
    <>
      {phase} öffnet {start}
    </>
  ),
  closed: 'geschlossen',
  limits: ({ limit, month, day }) =>
    list([
      ...(limit > 0 ? [`${integer(limit)} insgesamt`] : []),
      ...(month > 0 ? [`${integer(month)} im Monat`] : []),
      ...(day > 0 ? [`${integer(day)} am Tag`] : []),
    ]),
  limitsNote: (limits) => `Bewertete Einreichungen je Team: ${limits}.`,
  hidden: 'Der Goldstandard bleibt verborgen: Gezeigt werden nur Gesamtwerte.',
  submitHeading: 'Von der Kommandozeile einreichen',
  submitText: (option) => (
    <>
      Steht der Schlüssel Ihres Teams in {option}, reicht eine Zeile für alle genannten Datensätze ein und wartet auf
      die Werte:
    </>
  ),

  boardWhat: 'die Bestenliste',
  track: 'Track',
  boardIntro: (metric, confidence) =>
    `${metric}. Der Durchschnitt ist das einfache Mittel der Sprachen, eine Sprache das ihrer Datensätze; die Intervalle umfassen ${confidence} % der Ziehungen. Nach dem Durchschnitt wird eingestuft, wer jeden Datensatz des Tracks abdeckt.`,
  noAverage:
    'Die Datensätze dieses Tracks werden nach verschiedenen Metriken gereiht; davon gibt es keinen Durchschnitt.',
  notReleased: (count) =>
    `${counted(count, { one: 'Datensatz fehlt', other: 'Datensätze fehlen' })} hier: Die Werte sind noch nicht freigegeben.`,
  macro: 'Durchschnitt',
  rank: 'Rang',
  team: 'Team',
  nobody: 'In diesem Track hat noch niemand einen Wert.',
  partial: 'Teams, die einen Teil des Tracks abdecken, ohne Rang',
  baselines: 'Vergleichssysteme, ohne Rang',
  yourTeam: 'Ihr Team',
  tableName: (track) => `Bestenliste: ${track}`,
  chartTitle: (track) => `Durchschnitte von ${track}`,
  chartAxis: 'Durchschnitt der Sprachen',
  chartPercent: 'Prozent',
  chartCaption: (confidence, resamples) =>
    `Linien: ${confidence}-%-Intervalle aus ${integer(resamples)} Ziehungen der Sätze jedes Datensatzes.`,
  ranks: 'Ränge',
  rangeName: (confidence) => `Ränge in ${confidence} % der Ziehungen`,
  bands: 'Teams in einem Band sind nicht zu unterscheiden.',
  cellStates: {
    scored: '',
    waiting: 'wird bewertet',
    stale: 'wird neu bewertet',
    failed: 'fehlgeschlagen',
    missing: '–',
  },
  stale: 'Eine neuere Tabelle wird berechnet …',

  goldVersions: (golds) => `Bewertet wird nach diesen Goldstandards: ${golds.join('; ')}.`,
  goldOf: (dataSet, version, withAlternatives) =>
    `${dataSet}: Version ${integer(version)}${withAlternatives ? ' mit alternativen Antworten' : ''}`,
  countedAlternatives: (count, all) =>
    `In ${integer(count)} von ${counted(all, { one: 'Datensatz', other: 'Datensätzen' })} wurden alternative Antworten angenommen; wo es keine gibt, gelten die Werte der ersten Bestenliste.`,

  addDataSet: 'Datensatz hinzufügen',
  dataSetName: 'Name des Datensatzes',
  dataSetNameHint: 'zum Beispiel cs-NatForm; Teams benennen ihre Dateien danach',
  settingsLike: 'Metriken, Phasen und Freigabetermine',
  settingsLater: 'noch einzurichten',
  dataSetLanguage: 'etwa cs oder zh-Hans; die Bestenliste hat ein Mittel für jede Sprache',
  add: 'Hinzufügen',
  copyTask: 'Aus einem Shared Task einen Datensatz machen',
  copyTaskText:
    'Einstellungen, Originalsätze und Goldstandard werden kopiert, samt Phasen, Freigabeterminen und angenommenen alternativen Antworten; nicht kopiert werden Teams, ihre Einreichungen, Vorschläge, Annotationen und frühere Goldstandards. Der Shared Task bleibt, wie er ist, und spätere Änderungen am einen betreffen den anderen nicht. Auch ein Datensatz lässt sich kopieren, etwa in einen anderen Track.',
  copiedTask: 'Shared Task',
  chooseTask: 'bitte wählen',
  copiedName: 'falls er anders heißen soll als der Shared Task',
  withBaselines: 'Auch die Ausgaben seiner Vergleichssysteme kopieren, als Vergleichssysteme des Benchmarks',
  copyIt: 'Kopieren',
  noTasks: 'Noch gibt es keine Shared Tasks.',
  trackOf: (unseen, name) => <>Track{unseen(` von ${name}`)}</>,
  setUp: 'Einrichten',
  missingGold: 'noch ohne Goldstandard',
  dataSetsIntro:
    'Jeder Datensatz hat eigene Originalsätze, einen Goldstandard, Metriken, Phasen und Freigabetermine. Alle Teams des Benchmarks nehmen sofort daran teil.',

  registration: 'Anmeldung der Teams',
  teamName: 'Name des Teams',

  about: 'Ankündigung',
  call: 'Aufruf zur Teilnahme',
  callHint: 'Alle, die die Adresse haben, lesen ihn. Reiner Text; Leerzeilen trennen Absätze.',
  callLanguage: 'des Aufrufs, etwa en oder zh-Hans: für Schriften und Vorleseprogramme',
  linkTitle: 'Titel',
  linkAddress: 'Adresse',
  addLink: 'Link hinzufügen',
  removeLink: (at) => `Link ${integer(at)} entfernen`,
  linkNumber: (at) => `Link Nr. ${integer(at)}`,
  trackNumber: (at) => `Track Nr. ${integer(at)}`,
  trackName: 'Name',
  trackDescription: 'Was er verlangt',
  addTrack: 'Track hinzufügen',
  removeTrack: (at) => `Track ${integer(at)} entfernen`,
  trackInUse: 'Er hat Datensätze: Verschieben Sie diese erst in einen anderen Track.',
  isPublic: 'Auf der Startseite für alle aufführen',
  changed: {
    name: 'der Name',
    call: 'der Aufruf',
    citation: 'die Zitierweise',
    contact: 'der Kontakt',
    links: 'die Links',
    language: 'die Sprache',
    tracks: 'die Tracks',
    isPublic: 'ob er aufgeführt wird',
    registration: 'wer zugelassen wird',
    confidence: 'das Konfidenzniveau',
  },
  name: 'Name',
  confidence: 'Konfidenzniveau der Intervalle',
  confidenceHint: 'ein Prozentsatz von 50 bis 99',
  take: 'Herunterladen',
  takeText:
    'Der ganze Benchmark ist eine Datei: Datensätze, Goldstandards, Teams, Einreichungen und Werte; nur die Schlüssel der Links fehlen. Die Definition enthält den Aufruf, die Datensätze und ihre Einstellungen und nichts von einem Team.',
  takeAll: 'Alles herunterladen',
  takeDefinition: 'Definition herunterladen',
  takeTexts: 'Mit Originalsätzen und Goldstandards herunterladen',
  loss: (teams, dataSets) =>
    `${counted(dataSets, DATA_SETS)} und ${counted(teams, TEAMS)} werden mit ihm entfernt, ebenso alles, was eingereicht wurde. Laden Sie vorher alles herunter, wenn Sie es noch brauchen könnten.`,

  registerTeam: 'Ihr Team anmelden',
  register: 'Anmelden',
  welcome: (team) => <>Willkommen, {team}</>,
  keepLink:
    'Der Link unten ist der Schlüssel Ihres Teams für alle Datensätze: Bewahren Sie ihn auf und geben Sie ihn nicht weiter. Ihr Raum zeigt ihn wieder; geht er verloren, können die Organisierenden einen neuen anlegen.',
  teamLink: 'Der Link Ihres Teams',
  teamLinkNote: 'Er öffnet den Raum Ihres Teams auf jedem Gerät. Wer ihn hat, kann für Ihr Team einreichen.',
  enter: 'Raum betreten',
  wrongRegistration:
    'Die Anmeldung ist geschlossen, oder Sie haben nur einen Teil des Links kopiert. Bitten Sie die Organisierenden um einen neuen. Ist Ihr Team schon angemeldet, öffnen Sie dessen eigenen Link.',
  wrongTeamLink:
    'Er wurde erneuert oder widerrufen, oder Sie haben nur einen Teil davon kopiert. Bitten Sie die Organisierenden um einen neuen. Alles, was Ihr Team eingereicht hat, bleibt erhalten.',

  entrantWhat: 'den Raum des Teams',
  notApproved: 'Ihr Team wartet noch auf die Zustimmung der Organisierenden. Danach können Sie sofort einreichen.',
  toCall: 'Aufruf und Datensätze',
  toBoard: 'Bestenliste',
  handIn: 'Einreichen',
  handInText: (example) => (
    <>
      Wählen Sie eine oder mehrere Dateien, jede nach ihrem Datensatz benannt, zum Beispiel {example}: reiner Text in
      UTF-8, ein Satz je Zeile, oder die Aufsätze in Markdown; mit gzip gepackt oder nicht. Eingereicht wird erst, wenn
      Sie gesehen haben, welche Datei wohin geht.
    </>
  ),
  files: 'Ausgaben Ihres Systems',
  filesHint: 'hier auswählen oder ablegen',
  checking: 'Wird geprüft …',
  nothingOpen: 'Für Sie ist gerade kein Datensatz offen.',
  skip: 'nicht einreichen',
  whereTo: 'Wählen Sie den Datensatz, zu dem sie gehört.',
  checked: (lines, changed) => `${lines} Zeilen, davon ${changed} geändert.`,
  accepted: (number) => `Einreichung ${integer(number)} ist angekommen.`,
  submit: (count) => `${counted(count, { one: 'Datei', other: 'Dateien' })} einreichen`,
  submitting: 'Wird eingereicht …',
  work: 'Was Sie eingereicht haben',
  nothingYet: 'noch nichts',
  workColumns: { dataSet: 'Datensatz', left: 'Übrig', latest: 'Letzte', score: 'Wert' },
  submission: (number) => `Einreichung ${integer(number)}`,
  left: ({ phase, month, today }) =>
    [
      ...(today === null ? [] : [`${integer(today)} heute`]),
      ...(month === null ? [] : [`${integer(month)} in diesem Monat`]),
      ...(phase === null ? [] : [`${integer(phase)} in dieser Phase`]),
    ].join(', ') || 'unbegrenzt',
  notOpen: 'nicht offen',
  source: 'Originalsätze',
  explore: 'Ihre Sätze',
  mayPropose: '(alternative Antworten vorschlagen)',
  withdraw: 'Zurückziehen',
  restore: 'Wiederherstellen',
  backTo: (team) => <>Zurück zum Raum von {team}</>,
  yourLink: 'Ihr Link',
};
