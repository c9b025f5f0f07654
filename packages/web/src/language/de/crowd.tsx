import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted, integer } = speechOf('de');

const AGAIN =
  'Öffnen Sie die Studie noch einmal dort, wo Sie sie gefunden haben, statt die Adresse zu tippen oder zu kopieren.';

export const crowd: Words['crowd'] = {
  study: 'Studie',
  theStudy: 'die Studie',
  unknownLink: 'Dieser Link funktioniert nicht',
  unknownLinkWhy:
    'Die Studie ist beendet, oder der Link wurde nicht vollständig kopiert. Öffnen Sie ihn noch einmal dort, wo Sie die Studie gefunden haben.',
  badLink: 'Dieser Link ist unvollständig',
  badLinkWhy: {
    missing: `Er sagt nicht, wer Sie sind. ${AGAIN}`,
    'too-long': `Die Teilnehmerkennung darin ist zu lang, um eine zu sein. ${AGAIN}`,
    odd: `Die Teilnehmerkennung darin ist keine: Sie darf nur aus Buchstaben, Ziffern, Punkten, Binde- und Unterstrichen bestehen. ${AGAIN}`,
  },
  ended: 'Sie können nicht mehr teilnehmen',
  endedWhy: 'Der Organisator hat Ihren Zugang zu dieser Studie beendet.',
  closed: {
    full: [
      'Diese Studie ist voll',
      'Alle Plätze sind vergeben, daher kann niemand mehr hinzukommen. Danke für Ihr Interesse.',
    ],
    'not-running': [
      'Diese Studie ist nicht geöffnet',
      'Sie hat noch nicht begonnen, ist angehalten oder vorbei. Kommen Sie später wieder, oder fragen Sie, wer Sie eingeladen hat.',
    ],
  },
  nobodyBegun: 'Mit Ihrer Teilnehmerkennung hat niemand begonnen.',
  goOn: 'Ich habe schon begonnen und möchte weitermachen',

  whatYouDo: 'Was Sie tun',
  work: (sentences, practice, request) =>
    `Sie sehen${practice > 0 ? ` nach ${counted(practice, { one: 'Übung', other: 'Übungen' })}` : ''} ${counted(sentences, { one: 'Satz', other: 'Sätze' })} von Lernenden, jeweils mit mehreren Korrekturen. ${request} Einige können zweimal kommen. Sie können jederzeit aufhören und über denselben Link zurückkehren.`,
  whatYouAgreeTo: 'Worin Sie einwilligen',
  stored: (participant) => (
    <>
      Ihre Antworten werden mit der Zeit gespeichert, die sie brauchten, und mit Ihrer Teilnehmerkennung, {participant}.
      Sonst wird nichts über Sie gespeichert: kein Name, keine Adresse, nichts über Ihr Gerät.
    </>
  ),
  agree: 'Ich willige ein und beginne',

  judgedAll: 'Sie haben alles beurteilt, worum wir Sie gebeten haben. Danke: Jede Antwort ist gespeichert.',
  lastStep: 'Noch ein Schritt: Bestätigen Sie, dass Sie fertig sind.',
  confirmAt: (host) => `Bei ${host} bestätigen`,
  yourCode: 'Ihr Abschlusscode',
  copy: 'Kopieren',
  enterCode: (isCopied) =>
    `${isCopied ? 'Kopiert. ' : ''}Geben Sie ihn dort ein, wo Sie diese Studie gefunden haben, um zu bestätigen, dass Sie fertig sind.`,

  participants: 'Teilnehmende',
  begunAndFinished: (begun, limit, finished, isOpen) =>
    `${begun} von höchstens ${limit} haben begonnen, ${finished} sind fertig. ${isOpen ? 'Der Link funktioniert: Wer ihn hat, kann teilnehmen, solange die Kampagne läuft.' : 'Es gibt keinen Link: Niemand Neues kann teilnehmen.'}`,
  link: 'Der Link für Teilnehmende',
  linkNote:
    'Die Kennung der Teilnehmenden kommt ans Ende. Kopieren Sie ihn jetzt: Er kann nicht noch einmal gezeigt werden. Geht er verloren, erzeugen Sie einen neuen, der diesen beendet.',
  replace: 'Den Link für Teilnehmende ersetzen?',
  replaceQuestion:
    'Der jetzige Link funktioniert sofort nicht mehr, wo immer er veröffentlicht wurde. Wer begonnen hat, macht weiter und kommt über den neuen Link zurück.',
  makeNew: 'Neuen Link erzeugen',
  makeNewAsk: 'Neuen Link erzeugen …',
  close: 'Den Link für Teilnehmende schließen?',
  closeQuestion:
    'Der Link funktioniert sofort nicht mehr, und niemand Neues kann teilnehmen, bis Sie einen neuen erzeugen. Wer begonnen hat, macht weiter.',
  closeIt: 'Schließen',
  closeAsk: 'Link schließen …',
  make: 'Link erzeugen',
  downloadList: 'Liste herunterladen (CSV)',

  recruiting:
    'Neben Bewertenden, die Sie kennen, können Sie Menschen über einen Dienst wie Prolific gewinnen: Alle kommen über denselben Link, und jeder erhält eine feste Zahl von Aufgaben.',
  recruit: 'Teilnehmende gewinnen',
  limit: 'Teilnehmende, höchstens',
  limitHint: 'wer begonnen hat, kann immer zurückkommen',
  itemsEach: 'Aufgaben für jeden',
  itemsEachHint: 'wiederholte Aufgaben und Aufmerksamkeitsprüfungen kommen hinzu',
  parameter: 'Parameter mit der Kennung',
  parameterHint: 'im Link: PROLIFIC_PID, workerId, participant …',
  parameterFault: 'ein Name aus Buchstaben, Ziffern, Punkten, Binde- und Unterstrichen',
  together: (judgments, wanted) =>
    `Zusammen höchstens ${counted(judgments, { one: 'Urteil', other: 'Urteile' })}${wanted > 0 ? `; der Plan verlangt ${integer(wanted)}` : ''}.`,
  consent: 'Worin Teilnehmende einwilligen',
  atEnd: 'Am Ende',
  completion: 'Was Teilnehmende am Ende erhalten',
  code: 'Sie sehen einen Code',
  address: 'Sie werden zu einer Adresse geleitet',
  completionCode: 'Abschlusscode',
  completionAddress: 'Abschlussadresse',
  addressHint: 'beginnt mit https://',
  changed: 'wie Teilnehmende gewonnen werden',
};
