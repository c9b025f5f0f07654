import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';
import { protocols } from './judging-protocols.js';

const { counted, list } = speechOf('de');

const LATER =
  'Einige solche Aufgaben werden ohne Ankündigung kommen, um zu sehen, wer sorgfältig liest. Sie zählen in keiner Rangfolge.';

const itemInSentence = (item: Parameters<Words['judging']['lookAt']>[0]): string =>
  item === undefined ? 'eine Aufgabe' : `${item.practice ? 'Übung' : 'Aufgabe'} ${item.countedNumber}`;

export const judging: Words['judging'] = {
  protocols,
  checks: {
    noticed: `Das war eine Aufmerksamkeitsprüfung, und Sie haben es bemerkt: Die eine der beiden ist die andere, nur fehlen Wörter oder stehen am falschen Platz. ${LATER}`,
    missed: `Das war eine Aufmerksamkeitsprüfung: Die eine der beiden ist die andere, nur fehlen Wörter oder stehen am falschen Platz; sie kann also nicht ebenso gut sein. Lesen Sie jede Ausgabe bis zum Ende. ${LATER}`,
  },

  opening: 'Der Raum wird geöffnet …',
  failed: 'Der Server antwortet nicht',

  room: 'Beurteilungsraum',
  welcome: (judge, request) => (
    <>
      Willkommen, {judge}. Sie sehen Sätze, die Lernende geschrieben haben, jeweils mit mehreren Korrekturen. {request}{' '}
      Niemand sieht, von wem welche stammt.
    </>
  ),
  stopWhenever: (practiceLeft) => {
    const stop = 'Hören Sie auf, wann Sie möchten: Ihre Antworten bleiben erhalten, und dieser Link bringt Sie zurück.';
    if (practiceLeft === 0) return stop;
    return practiceLeft === 1
      ? `${stop} Sie beginnen mit einer Übung, die nicht zählt.`
      : `${stop} Sie beginnen mit ${practiceLeft} Übungen, die nicht zählen.`;
  },
  begin: 'Beginnen',
  beginPractice: 'Übung beginnen',

  share: 'Ihr Anteil',
  marks: 'Zeichen',
  instructions: 'Anleitung',
  keys: [
    [['Enter'], 'speichern und weiter'],
    [['Backspace'], 'zurück'],
    [['?'], 'diese Anleitung zeigen'],
  ],
  keyOfMarks: [[['M'], 'die Zeichen zeigen oder verbergen']],
  useKeys: 'Diese Tasten benutzen',

  itemName: ({ practice, countedNumber }) => `${practice ? 'Übung' : 'Aufgabe'} ${countedNumber}`,
  skipped: 'übersprungen',
  toNext: 'Zur nächsten Aufgabe',
  onlyYours: {
    expected: 'eine Aufgabe',
    found: 'eine, die Ihnen nicht zugeteilt wurde',
    remedy: 'Sie können nur Aufgaben öffnen, die Ihnen zugeteilt wurden.',
  },
  source: 'Original',
  emptyLine: '(eine leere Zeile)',
  output: (letter) => `Ausgabe ${letter}`,

  goOn: 'Weiter',
  saveAndGoOn: 'Speichern und weiter',
  back: 'Zurück',
  more: 'Überspringen, melden …',
  flag: 'Diese Aufgabe dem Organisator melden',
  comment: 'Kommentar',
  skipBecause: 'Überspringen, denn',
  chooseReason: 'Grund wählen',
  skip: 'Überspringen',
  skipReasons: {
    'not-a-sentence': 'Das ist kein Satz',
    'cannot-tell': 'Ich kann nicht sagen, was besser ist',
    offensive: 'Der Inhalt ist anstößig oder privat',
    other: 'Es gibt einen anderen Grund (im Kommentar nennen)',
  },

  noItem: {
    finished: [
      'Alles erledigt',
      'Es gibt für Sie nichts mehr zu beurteilen. Danke: Jede Antwort ist beim Organisator.',
    ],
    waiting: [
      'Gerade ist nichts frei',
      'Die übrigen Aufgaben liegen bei anderen. Wird eine zurückgegeben, erscheint sie hier von selbst.',
    ],
    paused: [
      'Angehalten',
      'Der Organisator hat Ihre Arbeit angehalten. Ihre Antworten sind sicher; diese Seite macht von selbst weiter.',
    ],
    'not-running': [
      'Nicht geöffnet',
      'Die Kampagne läuft nicht. Diese Seite macht von selbst weiter, wenn sie beginnt.',
    ],
  },
  itemComes: ['Einen Augenblick', 'Die nächste Aufgabe ist unterwegs …'],
  notSentYet: [
    'Noch nicht gesendet',
    'Ihre letzten Antworten sind auf diesem Gerät gespeichert. Diese Seite macht weiter, wenn der Server sie hat.',
  ],
  tally: (judged, skipped) => (skipped === 0 ? `${judged} beurteilt` : `${judged} beurteilt, ${skipped} übersprungen`),
  lookAgain: 'Die letzte Aufgabe noch einmal ansehen',

  practice: 'Übung',
  ours: (answer) => (
    <>
      <b>Wir würden sagen:</b> {answer}
    </>
  ),
  yours: (answer) => (
    <>
      <b>Sie haben gesagt:</b> {answer}
    </>
  ),
  practiceIsOver: (
    <>
      <b>Jetzt zählt es.</b> Die Übung ist vorbei: Von dieser Aufgabe an gehören Ihre Antworten zur Auswertung.
    </>
  ),

  conflict: (theirs, mine) => (
    <>
      <b>Diese Aufgabe wurde in einem anderen Fenster beantwortet.</b> Jene Antwort gilt: {theirs} Die von hier: {mine}
    </>
  ),
  noAnswer: 'keine Antwort.',
  skippedFor: (reason) => `übersprungen (${reason}).`,
  keepTheirs: 'Jene behalten',
  keepMine: 'Die von hier nehmen',
  notKept: (item, isAnsweredElsewhere) =>
    isAnsweredElsewhere
      ? `Ihre Antwort auf ${itemInSentence(item)} wurde nicht übernommen: Sie wurde auch in einem anderen Fenster beantwortet.`
      : `Ihre Antwort auf ${itemInSentence(item)} wurde nicht übernommen.`,
  lookAt: (item) => `${item === undefined ? 'Aufgabe' : itemInSentence(item)} ansehen`,
  notSaved: 'Diese Antwort konnte nicht gespeichert werden.',

  outputsToRank: 'Zu ordnende Ausgaben',
  rankOfOutput: (letter) => `Rang von Ausgabe ${letter}`,
  rankInWords: (rank, worst) =>
    rank === 1 ? `${rank}, am besten` : rank === worst ? `${rank}, am schlechtesten` : String(rank),
  rankingSoFar: (ranks) => `Rangfolge bisher. ${ranks}`,
  rankedOf: (ranked, all) => `${ranked} von ${all} geordnet`,
  placeName: (rank, worst) =>
    rank === null ? 'offen' : rank === 1 ? `${rank} beste` : rank === worst ? `${rank} letzte` : String(rank),
  ranked: (rank, letters) => `Rang ${rank}: ${list(letters)}.`,
  notRanked: (letters) => `Ohne Rang: ${list(letters)}.`,
  rankFirst: (letters) => `Geben Sie zuerst ${list(letters)} einen Rang.`,

  outputsToCompare: 'Zu vergleichende Ausgaben',
  whichIsBetter: 'Welche Korrektur ist besser?',
  pairVerdicts: { first: 'A ist besser', equal: 'Gleich gut', second: 'B ist besser' },
  nothingYet: 'Noch nichts',
  sayWhichIsBetter: 'Sagen Sie, welche besser ist, oder dass beide gleich gut sind.',
  drawing: 'Auswahl der Paare',
  drawings: {
    even: 'Gleichmäßig: alle Paare von Systemen gleich oft vergleichen',
    adaptive: 'Angepasst: Systeme, deren Reihenfolge am wenigsten sicher ist, öfter vergleichen',
  },

  outputsToScore: 'Zu bewertende Ausgaben',
  scoredOf: (scored, all) => `${scored} von ${all} bewertet`,
  scalesLegend: 'Skalen',
  scales: {
    grammaticality: {
      title: 'Grammatik',
      name: 'Grammatik',
      question: 'Stimmt die Grammatik?',
      anchors: ['unlesbar', 'einige Fehler', 'kein Fehler'],
    },
    fluency: {
      title: 'Sprachfluss',
      name: 'Sprachfluss',
      question: 'Liest es sich natürlich?',
      anchors: ['so sagt es niemand', 'holprig', 'wie ein Original'],
    },
    meaning: {
      title: 'Bedeutung',
      name: 'Bedeutung',
      question: 'Sagt es, was gemeint war?',
      anchors: ['sagt etwas anderes', 'sagt einen Teil', 'sagt alles'],
    },
  },
  scaleOfOutput: (title, letter, unseen) => (
    <>
      {title}
      {unseen(` von Ausgabe ${letter}`)}
    </>
  ),
  scoreOf: (score, most) => `${score} von ${most}`,
  notSet: 'nicht gesetzt',
  scoreFirst: (letter, scales) => `Bewerten Sie zuerst ${letter} auf: ${list(scales)}.`,
  allScoresClose: (tolerance) => `Alle höchstens ${tolerance} Punkte von unseren entfernt: sehr gut.`,
  someScoresFar: ({ close, all, tolerance, letter, scale, distance }) =>
    `${close} von ${all} höchstens ${tolerance} Punkte von unseren entfernt; am weitesten weg ist ${letter}${scale === undefined ? '' : ` (${scale})`}, um ${distance}.`,

  outputsToJudge: 'Ausgaben mit Änderungen und Rang',
  editVerdicts: { right: 'richtig', wrong: 'falsch', unnecessary: 'unnötig' },
  notJudged: 'nicht beurteilt',
  chooseVerdict: 'Urteil wählen',
  rank: 'Rang',
  replaced: (before, after) => `„${before}“ → „${after}“`,
  editsJudged: (judged, all) =>
    all === 0 ? 'Keine Änderungen zu beurteilen' : `${judged} von ${all} Änderungen beurteilt`,
  judgeChangesFirst: (letter) => `Beurteilen Sie zuerst alle Änderungen von ${letter}.`,
  verdictsCounted: (letter, counts) => {
    const verdicts = { right: 'richtige', wrong: 'falsche', unnecessary: 'unnötige' };
    const phrases = counts.map(([verdict, count]) =>
      counted(count, { one: `${verdicts[verdict]} Änderung`, other: `${verdicts[verdict]} Änderungen` }),
    );
    return `${letter} enthält ${list(phrases)}.`;
  },
  noEdits: (letter) => `${letter} ändert nichts.`,
  errorsMarked: (count) =>
    count === 1 ? '1 übersehener Fehler ist markiert.' : `${count} übersehene Fehler sind markiert.`,
  agreeOnEdits: (same, all) => `Bei ${same} von ${all} Änderungen sind Sie mit uns einig.`,
  somethingMissing: '(hier fehlt etwas)',
  markMissed: (marked) =>
    marked === 0 ? 'Übersehene Fehler markieren' : `Übersehene Fehler markieren: ${marked} markiert`,
  markMissedHint:
    'Drücken Sie auf ein falsches Wort oder auf das Einfügezeichen zwischen zwei Wörtern, wo etwas fehlt.',
  markMissedKeys: 'Mit der Tastatur: ← und → wechseln, die Leertaste markiert.',
  wordsAndGaps: 'Wörter des Originals und die Lücken dazwischen',
  nothingMarked: 'Nichts ist markiert.',
  marked: (errors) => `Markiert: ${errors.join('; ')}.`,
  wrongWords: (text) => `„${text}“`,
  missingBefore: (word) => `vor „${word}“ fehlt etwas`,
  missingAtEnd: 'am Ende fehlt etwas',
};
