import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted, integer } = speechOf('de');

const beyond = (more: number): string => (more === 0 ? '' : `, und ${integer(more)} mehr`);

export const shell: Words['shell'] = {
  goldTitles:
    'M2, M2 von ChERRANT, I-measure-XML, NUCLE-SGML, Text von MuCGEC, annotierter Text von UA-GEC, Sätze zwischen Tabulatoren oder Dokumente in JSON Lines',
  addressMistyped: 'Vielleicht ist die Adresse vertippt, oder was hier stand, wurde entfernt.',
  allLinks: 'Alle Links',
  backup: 'Sicherung',
  cancel: 'Abbrechen',
  checkLink:
    'Falls Ihnen jemand diesen Link geschickt hat, prüfen Sie, ob Sie ihn vollständig kopiert haben, oder bitten Sie um einen neuen.',
  close: 'Schließen',
  continue: 'Weiter',
  continueWithLink: 'Mit diesem Link weitermachen',
  copied: 'Kopiert.',
  copiedLinks: (count) => `${counted(count, { one: 'Link', other: 'Links' })} kopiert.`,
  copy: 'Kopieren',
  copyAll: 'Alle kopieren',
  copyThemNow: 'Kopieren Sie sie jetzt: Keiner davon kann noch einmal angezeigt werden.',
  discardChanges: 'Änderungen verwerfen',
  doneOf: {
    any: (done, total, more) => `${integer(done)} von ${integer(total)}${beyond(more)}`,
    judged: (done, total, more) => `${integer(done)} von ${integer(total)} beurteilt${beyond(more)}`,
    judgments: (done, total, more) => `${integer(done)} von ${integer(total)} Urteilen${beyond(more)}`,
  },
  dropFile: 'Loslassen, um die Datei auszuwählen.',
  fetching: (what) => `Wird geladen: ${what} …`,
  home: 'Startseite',
  hours: (hours) => `${hours} h`,
  hoursAndMinutes: (hours, minutes) => `${hours} h ${minutes} min`,
  keys: 'Tasten',
  language: 'Sprache',
  languageHint: 'der Sätze, etwa en oder zh-Hans: für Schriften und Bildschirmleser',
  leave: {
    title: 'Ohne Speichern verlassen?',
    confirm: 'Verlassen und Änderungen verwerfen',
    cancel: 'Hier bleiben',
    question: (changes) =>
      `Sie haben etwas geändert: ${changes}. Wenn Sie die Seite jetzt verlassen, gehen diese Änderungen verloren.`,
  },
  lines: (count) => counted(count, { one: 'Zeile', other: 'Zeilen' }),
  linkChanged: 'Ihr Link hat sich geändert',
  linkExpired: 'Dieser Link ist abgelaufen',
  linkIncomplete: 'Link unvollständig',
  makeLink: (unseen, name) => <>Link erstellen{unseen(` für ${name}`)}</>,
  minutes: (minutes) => `${minutes} min`,
  name: 'Name',
  newLink: {
    label: 'Ihr neuer Link',
    wrong: (room) => `Das ist kein neuer Link. Ein Link endet auf /${room}# und 43 Buchstaben oder Ziffern.`,
    changed: {
      judge:
        'Der Link, mit dem Sie gekommen sind, wurde erneuert oder widerrufen. Bitten Sie die Organisierenden um Ihren neuen. Noch nicht gesendete Antworten bleiben auf diesem Gerät und werden gesendet, sobald Sie weitermachen.',
      annotate:
        'Der Link, mit dem Sie gekommen sind, wurde erneuert oder widerrufen. Bitten Sie die Organisierenden um Ihren neuen. Noch nicht gesendete Markierungen bleiben auf diesem Gerät und werden gesendet, sobald Sie weitermachen.',
    },
    expired: {
      judge:
        'Er wurde erneuert oder widerrufen, oder Sie haben nur einen Teil davon kopiert. Bitten Sie die Organisierenden um einen neuen. Noch nicht gesendete Antworten bleiben auf diesem Gerät und werden gesendet, sobald Sie weitermachen.',
      annotate:
        'Er wurde erneuert oder widerrufen, oder Sie haben nur einen Teil davon kopiert. Bitten Sie die Organisierenden um einen neuen. Noch nicht gesendete Markierungen bleiben auf diesem Gerät und werden gesendet, sobald Sie weitermachen.',
    },
  },
  notOrganiserLink:
    'Das ist kein Link für Organisierende. Ein solcher endet auf #organiser= und 43 Buchstaben oder Ziffern.',
  notFetched: (what) => `Nicht geladen: ${what}`,
  notSavedYet: (changes) => `Noch nicht gespeichert: ${changes}.`,
  notTaken: 'nicht übernommen',
  oneMoment: 'Einen Moment …',
  onlyNow: 'Kopieren Sie ihn jetzt: Er kann nicht noch einmal angezeigt werden. Geht er verloren, erneuern Sie ihn.',
  openBackup: 'Oder eine Sicherung öffnen',
  organiserLink: 'Link für Organisierende',
  pageDidNotLoad: 'Die Seite wurde nicht geladen',
  pageNotFound: 'Seite nicht gefunden',
  pageStopped: 'Diese Seite funktioniert nicht mehr',
  playground: 'Spielwiese',
  range: (low, high) => `${low} bis ${high}`,
  reload: 'Neu laden',
  remove: 'Entfernen',
  removeForGood: 'Endgültig entfernen',
  removeNamed: (name) => `${name} entfernen?`,
  removeThis: {
    benchmark: 'Diesen Benchmark entfernen …',
    campaign: 'Diese Kampagne entfernen …',
    task: 'Diesen Shared Task entfernen …',
  },
  renew: {
    button: (unseen, name) => <>Link erneuern{unseen(` für ${name}`)} …</>,
    title: (name) => `Den Link für ${name} erneuern?`,
    question: (name) =>
      `Der jetzige Link für ${name} funktioniert dann sofort nicht mehr, und Sie bekommen einen neuen, den Sie weitergeben können.`,
    confirm: 'Link erneuern',
  },
  revoke: {
    button: (unseen, name) => <>Link widerrufen{unseen(` für ${name}`)} …</>,
    title: (name) => `Den Link für ${name} widerrufen?`,
    question: (name) => `${name} kommt erst wieder hinein, wenn Sie einen neuen Link erstellen.`,
    confirm: 'Link widerrufen',
  },
  save: 'Speichern',
  saveIt: 'Speichern',
  saveThis: 'Das speichern?',
  saved: 'Gespeichert.',
  saving: 'Wird gespeichert …',
  scoreWithoutSigningIn: (playground) => (
    <>
      Text bewerten können Sie auch ohne Anmeldung: Die {playground('Spielwiese')} tut es in diesem Browser, und nichts
      verlässt ihn.
    </>
  ),
  seconds: (seconds) => `${seconds} s`,
  sessionEnded: 'Ihre Sitzung ist beendet',
  signIn: 'Anmelden',
  signInAgain: 'Melden Sie sich wieder an; diese Seite bleibt, wie sie ist.',
  signOut: 'Abmelden',
  signedInElsewhere: 'Ich habe mich in einem anderen Tab angemeldet',
  skipToContent: 'Zum Inhalt springen',
  sourceOf: (file) => `Originalsätze aus ${file}`,
  thisLinkIncomplete: 'Dieser Link ist unvollständig',
  thisPageDoesNotExist: 'Diese Seite gibt es nicht',
  tryAgain: 'Noch einmal versuchen',
  wholeLink:
    'Der Schlüssel nach # fehlt. Kopieren Sie den ganzen Link bis zum letzten Buchstaben, oder bitten Sie die Organisierenden um einen neuen.',
  wholeNumber: (min, max) => `eine ganze Zahl von ${integer(min)} bis ${integer(max)}`,
  whoSignsIn: (code) => (
    <>
      Organisierende melden sich mit einem Link an, der einmal funktioniert: mit dem, den {code('stet serve')} beim
      ersten Start ausgibt, oder mit einer Einladung anderer Organisierender. Bewertende, Teams und Annotierende haben
      eigene Links, in denen /judge#, /team# oder /annotate# steht.
    </>
  ),
  worthALook: '(einen Blick wert)',
};
