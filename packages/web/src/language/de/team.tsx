import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted, integer } = speechOf('de');

const lines = (count: number): string => counted(count, { one: 'Zeile', other: 'Zeilen' });

export const team: Words['team'] = {
  wanted: 'Bereich des Teams',
  back: (name) => <>Zurück zum Bereich von {name}</>,
  wrongLink: {
    title: 'Link abgelaufen',
    team: 'Er wurde erneuert oder widerrufen, oder Sie haben nur einen Teil davon kopiert. Bitten Sie die Organisierenden um einen neuen. Alles, was Ihr Team eingereicht hat, bleibt erhalten.',
    join: 'Die Registrierung ist geschlossen, oder Sie haben nur einen Teil des Links kopiert. Bitten Sie die Organisierenden um einen neuen. Wenn Ihr Team schon registriert ist, öffnen Sie stattdessen dessen eigenen Link.',
  },

  join: {
    title: 'Team registrieren',
    name: 'Name des Teams',
    register: 'Registrieren',
    welcome: (name) => <>Willkommen, {name}</>,
    keep: 'Der Link unten ist der Schlüssel Ihres Teams: Bewahren Sie ihn auf, und geben Sie ihn nicht weiter. Ihr Bereich zeigt ihn noch einmal; geht er verloren, können die Organisierenden einen neuen erstellen.',
    opens: 'Er öffnet den Bereich Ihres Teams auf jedem Gerät.',
    enter: 'Bereich öffnen',
  },

  dates: {
    from: (at) => <>von {at}</>,
    until: (at) => <>bis {at}</>,
    limit: (most) => `höchstens ${integer(most)} bewertete Einreichungen pro Team`,
  },

  room: {
    toApprove: 'Die Organisierenden müssen Ihr Team noch zulassen. Sobald das geschehen ist, können Sie einreichen.',
    leaderboard: 'Zur Bestenliste',
    submissions: 'Was Sie eingereicht haben',
    none: 'Noch nichts. Jede Datei erscheint hier mit ihrem Wert oder mit dem, was an ihr nicht stimmt.',
    link: 'Ihr Link',
    linkTitle: 'Der Link Ihres Teams',
    linkNote: 'Er öffnet diesen Bereich auf jedem Gerät. Wer ihn hat, kann für Ihr Team einreichen.',
  },

  source: {
    title: 'Der Originaltext',
    lines: (sentences) =>
      `${counted(sentences, { one: 'Satz', other: 'Sätze' })}. Zeile 5 Ihrer Ausgabe entspricht Zeile 5 des Originaltexts.`,
    txt: 'Text',
    m2: 'M2 ohne Änderungen',
    json: 'JSON',
    notReleased: 'Er ist noch nicht veröffentlicht.',
    releasedAt: (at) => <>Er wird veröffentlicht: {at}.</>,
  },

  left: {
    noneInPhase: 'Sie haben alle Einreichungen dieser Phase verbraucht.',
    noneThisMonth: 'Sie haben alle Einreichungen dieses Monats verbraucht.',
    noneToday: 'Sie haben alle Einreichungen für heute verbraucht; morgen gibt es neue.',
    unlimited: 'Sie können einreichen, so oft Sie möchten.',
    some: ({ today, month, phase }) =>
      `Noch übrig: ${[
        ...(today === null ? [] : [`${integer(today)} heute`]),
        ...(month === null ? [] : [`${integer(month)} in diesem Monat`]),
        ...(phase === null ? [] : [`${integer(phase)} in dieser Phase`]),
      ].join(', ')}.`,
  },

  handIn: {
    title: 'Einreichen',
    closed: 'Einreichungen sind geschlossen.',
    intro:
      'Reiner Text in UTF-8, ein Satz pro Zeile, mit gzip gepackt oder nicht. Wenn Sie eine Datei wählen, wird sie nur geprüft; eingereicht wird sie erst danach. Es zählt nur eine Einreichung, die bewertet werden konnte.',
    output: 'Ausgabe Ihres Systems',
    hint: 'wählen oder hier ablegen',
    checking: 'Wird geprüft …',
    nothing: 'Nichts wurde eingereicht, und nichts wird gezählt.',
    asIs: 'Die Datei stimmt: so prüfen, wie sie ist',
    here: (number) => `Einreichung ${number} ist da.`,
    note: 'Bezeichnung',
    noteHint: 'steht in der Bestenliste neben Ihrem Team; darf leer sein',
    submit: 'Einreichen',
    submitting: 'Wird eingereicht …',
  },

  checked: {
    unchanged: (file, count) => (
      <>
        {file} kann eingereicht werden: {lines(count)}, eine für jeden Originalsatz, keine davon geändert.
      </>
    ),
    changed: (file, count, changed) => (
      <>
        {file} kann eingereicht werden: {lines(count)}, eine für jeden Originalsatz, davon {integer(changed)} geändert.
      </>
    ),
    preview: 'als Vorschau; noch ist nichts eingereicht',
    scoreLater: 'Den Wert sehen Sie, sobald sie eingereicht ist.',
  },

  odd: {
    earlier: (number) =>
      `Das ist derselbe Text wie in Ihrer Einreichung ${number}. Ihn noch einmal einzureichen ändert nichts.`,
    isM2: 'Das ist eine M2-Datei. Ihr korrigierter Text gilt als Ihre Ausgabe.',
    unchanged: 'Jede Zeile ist wie im Originaltext: Nichts ist korrigiert.',
    nearlyAll: 'Fast jeder Satz ist geändert. Ist der Text so tokenisiert wie der Originaltext?',
    emptied: (count) =>
      `${counted(count, { one: 'Zeile ist', other: 'Zeilen sind' })} leer, wo der Originaltext einen Satz hat.`,
    missing: (count) =>
      `${counted(count, { one: 'Aufsatz des Originaltexts fehlt', other: 'Aufsätze des Originaltexts fehlen' })}. Gewertet wird, als wäre darin kein Wort richtig.`,
  },

  curl: {
    title: 'Oder von der Kommandozeile',
    submit: 'Der Befehl zum Einreichen',
    score: 'Der Befehl, der den Wert abruft',
    explained: (code) => (
      <>
        Das reicht sofort ein; mit {code('/check')} am Ende der Adresse wird die Datei nur geprüft. Die Antwort nennt
        die {code('id')} der Einreichung. Fragen Sie mit dieser id anstelle von {code('ID')} nach dem Wert, bis{' '}
        {code('state')} gleich {code('scored')} ist:
      </>
    ),
    showToken: 'Token anzeigen',
    hideToken: 'Token verbergen',
    secret: 'Wer es hat, kann für Ihr Team einreichen.',
  },

  submission: {
    title: (number) => `Einreichung ${number}`,
    counts: 'zählt',
    notCharged: 'nicht auf das Limit angerechnet',
    beingScored: 'Wird bewertet …',
    details: (unseen, number) => <>Alle Werte, nach Typ und Annotierenden{unseen(`, Einreichung ${number}`)}</>,
    explore: (unseen, number) => <>Im Explorer öffnen{unseen(`: Einreichung ${number}`)}</>,
    rankBy: (unseen, number) => <>Nach dieser reihen{unseen(`: Einreichung ${number}`)}</>,
    withdraw: (unseen, number) => <>Zurückziehen{unseen(`: Einreichung ${number}`)}</>,
    restore: (unseen, number) => <>Wiederherstellen{unseen(`: Einreichung ${number}`)}</>,
  },

  explorer: 'Ihre Sätze',
};
