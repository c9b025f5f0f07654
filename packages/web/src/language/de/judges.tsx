import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted, integer } = speechOf('de');

export const judges: Words['judges'] = {
  title: 'Bewertende',
  wanted: 'Bewertende',
  none: 'Noch keine Bewertenden. Alle bekommen einen persönlichen Link und brauchen sonst nichts: kein Konto, kein Passwort.',

  links: {
    title: 'Neue Bewertende',
    names: 'Namen, durch Kommas getrennt',
    make: 'Links erstellen',
    linkOf: (name) => `Der Link von ${name}`,
    newLinkOf: (name) => `Der neue Link von ${name}`,
    personal: 'Er ist persönlich.',
    kept: 'Die Urteile bleiben erhalten.',
  },

  state: { paused: 'pausiert', finished: 'fertig', setAside: 'zählt nicht', noLink: 'kein Link' },
  pause: (unseen, name) => <>Pausieren{unseen(`: ${name}`)}</>,

  figure: {
    participant: 'Teilnahmekennung',
    share: 'Anteil',
    judged: 'beurteilt',
    skipped: 'übersprungen',
    lastAnswer: 'letzte Antwort',
    timePerItem: 'Zeit pro Aufgabe',
    tooFast: 'zu schnell',
    checksPassed: 'Aufmerksamkeitsprüfungen bestanden',
    agreesWithSelf: 'stimmt mit sich überein',
    distance: 'Abstand von den anderen',
    of: (part, whole) => `${integer(part)} von ${integer(whole)}`,
    selfAgreement: (share, pairs, items) =>
      `${share} von ${counted(pairs, { one: 'Paar', other: 'Paaren' })} in ${counted(items, { one: 'wiederholten Aufgabe', other: 'wiederholten Aufgaben' })}`,
    median: (value) => `Median ${value}`,
  },

  setAside: {
    setAside: (unseen, name) => <>Nicht mitzählen{unseen(`: ${name}`)} …</>,
    countAgain: (unseen, name) => <>Wieder mitzählen{unseen(`: ${name}`)} …</>,
    isSetAside: (name) =>
      `Die Urteile von ${name} zählen nicht mit: Sie bleiben erhalten, gehen aber in kein Ergebnis ein.`,
    counts: (name) => `Die Urteile von ${name} zählen. Das würde sich ändern; noch ist nichts gespeichert.`,
    with: (name) => `Mit ${name}`,
    withAsNow: (name) => `Mit ${name}, wie jetzt gezählt wird`,
    without: (name) => `Ohne ${name}`,
    withoutAsNow: (name) => `Ohne ${name}, wie jetzt gezählt wird`,
    confirmSetAside: (name) => `Urteile von ${name} nicht mitzählen`,
    confirmCount: (name) => `Urteile von ${name} wieder mitzählen`,
  },
};
