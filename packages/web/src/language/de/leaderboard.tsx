import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted, integer } = speechOf('de');

export const leaderboard: Words['leaderboard'] = {
  sortBy: 'Sortieren nach',
  title: 'Bestenliste',
  withAlternatives: 'Mit alternativen Antworten',
  wanted: 'Bestenliste',
  notPublic: 'Die Bestenliste ist noch nicht öffentlich.',
  scoring: (waiting) =>
    `${counted(waiting, { one: 'Einreichung wird', other: 'Einreichungen werden' })} bewertet; bis dahin werden veraltete Werte nicht gereiht.`,
  errorType: 'Fehlertyp',
  allTypes: 'alle',
  warning:
    'Lesen Sie diese mit Vorsicht. Nur Teams, die Antworten vorgeschlagen haben, konnten sie angenommen bekommen; ihre Werte steigen daher stärker als die der anderen, und der Vergleich ist verzerrt. Vergleichen Sie in späteren Arbeiten mit der ersten Bestenliste, wie es die Organisatoren von CoNLL-2013 und 2014 raten (Ng et al. 2013, 2014).',
  outdated: (at) => <>Diese Tabelle ist von {at}. Eine neue wird berechnet und erscheint dann hier.</>,
  showCounts: 'Anzahlen zeigen',
  allScores: (title) => `${title}: alle Werte`,
  totals: (sentenceCount, systemCount, submissionCount, goldVersion) =>
    `${counted(sentenceCount, { one: 'Satz', other: 'Sätze' })}, ${counted(systemCount, { one: 'System', other: 'Systeme' })}, ${counted(submissionCount, { one: 'Einreichung', other: 'Einreichungen' })}, Goldstandard Version ${goldVersion}. Alle Werte in Prozent.`,
  reproduce: 'Reproduzieren',
  yourTeam: 'Ihr Team',
  notRanked: 'Nicht gereiht',
  /** Why a team is not ranked; why scoring failed is told by the server. */
  reasons: {
    waiting: 'Sie wird bewertet oder wartet auf den Goldstandard.',
    scored: 'Sie hat keinen Wert nach der offiziellen Metrik.',
    stale: 'Der Goldstandard oder die Metriken haben sich geändert; sie wird neu bewertet.',
    withdrawn: 'Sie wurde zurückgezogen.',
  },
  column: {
    rank: 'Rang',
    team: 'Team',
    cluster: 'Gruppe',
    submissions: 'Einreichungen',
    submitted: 'Eingereicht',
    interval: (percent) => `${percent}-%-Intervall`,
    recallOf: (type) => `R von ${type}`,
    precisionOf: (type) => `P von ${type}`,
    partOf: (part, whole) => `${integer(part)} von ${integer(whole)}`,
  },
  percent: 'Prozent',
  ranks: 'Ränge',
  ranksInDraws: (percent) => `Ränge in ${percent} % der Ziehungen`,
  oneBand: 'Systeme in einem Band lassen sich nicht unterscheiden.',
  intervals: (percent, resamples, count) =>
    `Linien: ${percent}-%-Intervalle aus ${integer(resamples)} Ziehungen von ${counted(count, { one: 'Satz', other: 'Sätzen' })}.`,
  ofType: (type, metric) =>
    `Nur Änderungen vom Typ ${type}. Es können wenige sein, kleine Unterschiede sagen dann wenig; Ränge und Gruppen sind die von ${metric}.`,
  take: 'Tabelle kopieren oder herunterladen',
  formats: { text: 'Text', markdown: 'Markdown', latex: 'LaTeX', csv: 'CSV', json: 'JSON' },
  as: (title, format) => `${title} als ${format}`,
};
