import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted } = speechOf('de');

const submissions = (count: number): string => counted(count, { one: 'Einreichung', other: 'Einreichungen' });

export const teams: Words['teams'] = {
  wanted: 'Teams',
  none: 'Noch keine Teams. Sie registrieren sich mit dem Link oben, oder Sie fügen sie hinzu.',
  since: (at, count) => (
    <>
      seit {at}, {submissions(count)}
    </>
  ),
  ofBenchmark: (benchmark) => (
    <>Dies ist ein Datensatz: Seine Teams sind die von {benchmark}; dort registrieren sie sich und werden verwaltet.</>
  ),
  noLink: 'kein Link',
  waits: 'wartet auf Sie',
  approve: (unseen, name) => <>Zulassen{unseen(`: ${name}`)}</>,
  baseline: 'Vergleichssystem',
  pin: (unseen, name) => <>Als Vergleichssystem anheften{unseen(` ${name}`)}</>,
  unpin: (unseen, name) => <>Wie die anderen einstufen{unseen(` ${name}`)}</>,
  kept: 'Alles, was das Team eingereicht hat, bleibt erhalten.',
  linkOf: (name) => `Der Link von ${name}`,
  newLinkOf: (name) => `Der neue Link von ${name}`,
  isKey: 'Er ist der Schlüssel des Teams.',

  add: { title: 'Team hinzufügen', button: 'Hinzufügen' },

  remove: {
    button: (unseen, name) => <>Entfernen{unseen(`: ${name}`)} …</>,
    question: (count) =>
      `Mit dem Team werden ${submissions(count)} und seine Vorschläge entfernt. Im Verlauf unten bleibt sein Name stehen.`,
  },

  history: {
    title: 'Verlauf',
    'team approved': (at, organiser, team) => (
      <>
        {at}: {organiser} hat {team} zugelassen
      </>
    ),
    'team removed': (at, organiser, team) => (
      <>
        {at}: {organiser} hat {team} entfernt
      </>
    ),
    'team made a baseline': (at, organiser, team) => (
      <>
        {at}: {organiser} hat {team} als Vergleichssystem angeheftet
      </>
    ),
    'team no longer a baseline': (at, organiser, team) => (
      <>
        {at}: {organiser} hat {team} wieder eingestuft
      </>
    ),
  },

  registration: {
    title: 'Registrierung',
    open: 'Offen: Wer den Link hat, darf ein Team registrieren.',
    closed: 'Geschlossen: Kein Link gilt. Erstellen Sie einen; wer ihn hat, darf ein Team registrieren.',
    link: 'Link zur Registrierung',
    note: 'Kopieren Sie ihn jetzt: Er kann nicht noch einmal gezeigt werden. Geht er verloren, erstellen Sie einen neuen; dieser gilt dann nicht mehr.',
    make: 'Link erstellen',
    replace: 'Neuen Link erstellen …',
    replaceTitle: 'Link zur Registrierung ersetzen?',
    replaceQuestion:
      'Der jetzige Link gilt sofort nicht mehr, wo immer er veröffentlicht wurde. Registrierte Teams behalten ihre eigenen Links.',
    replaceConfirm: 'Neuen Link erstellen',
    close: 'Registrierung schließen …',
    closeTitle: 'Registrierung schließen?',
    closeQuestion:
      'Der Link gilt sofort nicht mehr, und es kann sich kein Team mehr registrieren, bis Sie einen neuen erstellen. Registrierte Teams bleiben.',
    closeConfirm: 'Schließen',
  },

  admission: {
    title: 'Zulassung',
    most: 'Teams pro Link',
    mostHint: 'wie viele sich registrieren dürfen; von Ihnen hinzugefügte zählen nicht',
    approval: 'Jedes Team, das sich registriert, wartet, bis Sie es zulassen',
  },
};
