import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted, integer } = speechOf('de');

export const alternatives: Words['alternatives'] = {
  wanted: 'Vorschläge',
  wantedBoard: 'Bestenliste mit alternativen Antworten',

  window: {
    title: 'Wann Teams vorschlagen dürfen',
    open: 'Teams können jetzt alternative Antworten vorschlagen.',
    noGold:
      'Teams dürfen vorschlagen, sobald der Goldstandard öffentlich ist: Veröffentlichen Sie ihn in den Einstellungen.',
    coming: 'Vorschläge sind noch nicht möglich.',
    closed: 'Vorschläge sind geschlossen.',
    openNow: 'Jetzt öffnen',
    closeNow: 'Jetzt schließen',
    zone: (zone) => `Zeiten gelten in ${zone}, der Zeitzone der letzten Phase.`,
    noPhaseZone: (zone) => `Es gibt noch keine Phase, daher gelten Zeiten in ${zone}.`,
  },

  proposals: {
    title: (count) => counted(count, { one: 'Vorschlag', other: 'Vorschläge' }),
    none: 'Noch keine Vorschläge. Teams schlagen aus ihrem Explorer vor, sobald der Goldstandard öffentlich ist; Annotierende urteilen über ihre eigenen Links.',
    state: 'Stand',
    all: (count) => `alle ${integer(count)}`,
    open: (count) => `offen ${integer(count)}`,
    accepted: (count) => `angenommen ${integer(count)}`,
    refused: (count) => `abgelehnt ${integer(count)}`,
    noneIs: { open: 'Keiner ist offen.', accepted: 'Keiner ist angenommen.', refused: 'Keiner ist abgelehnt.' },
  },

  proposal: {
    sentence: (number) => `Satz ${number}`,
    decided: 'von Organisierenden entschieden',
    proposedBy: (team, type) => (
      <>
        Vorgeschlagen von {team} als {type}
      </>
    ),
    accepts: (annotator) => <>{annotator} nimmt ihn an</>,
    refuses: (annotator) => <>{annotator} lehnt ihn ab</>,
    notJudged: 'Noch hat niemand von den Annotierenden ihn beurteilt.',
    decision: (edit) => `Entscheidung über ${edit}`,
    annotatorsDecide: 'Annotierende entscheiden',
    accept: 'Annehmen',
    refuse: 'Ablehnen',
  },

  make: {
    title: 'Goldstandard mit alternativen Antworten',
    madeOf: (goldVersion, accepted) =>
      `Er entsteht aus dem Goldstandard (Version ${goldVersion}) und ${counted(accepted, { one: 'angenommenen Vorschlag', other: 'angenommenen Vorschlägen' })}.`,
    open: (count) =>
      `${counted(count, { one: 'Vorschlag ist noch offen und bleibt', other: 'Vorschläge sind noch offen und bleiben' })} außen vor.`,
    unchanged: 'Der Goldstandard selbst ändert sich nicht.',
    rescored: (count) =>
      `Alle ${integer(count)} Einreichungen werden gegen ihn bewertet; bis dahin sind ihre Werte mit alternativen Antworten veraltet und werden nicht gereiht.`,
    make: 'Erstellen und neu bewerten',
    again: 'Neu erstellen und neu bewerten',
    made: (version, accepted, sets) =>
      `Version ${version}: ${counted(accepted, { one: 'Vorschlag', other: 'Vorschläge' })} in ${counted(sets, { one: 'weiteren Annotation', other: 'weiteren Annotationen' })}.`,
    waiting: (count) => `${counted(count, { one: 'Einreichung', other: 'Einreichungen' })} noch zu bewerten.`,
  },

  upload: {
    title: 'Alternative Antworten von anderswo',
    intro:
      'Sie können auch einen Goldstandard hochladen, der sie schon enthält. Er muss die Sätze dieses Shared Tasks haben.',
    label: 'Goldstandard mit alternativen Antworten',
    noGold: 'nach dem Goldstandard',
    checking: 'Wird geprüft …',
    saved: (version) => `Gespeichert als Version ${version}.`,
  },

  boards: {
    title: 'Beide Bestenlisten',
    scoring: (waiting) =>
      `${counted(waiting, { one: 'Einreichung wird', other: 'Einreichungen werden' })} bewertet; bis dahin fehlen veraltete Werte.`,
    tableTitle: (metric) => `${metric} ohne und mit alternativen Antworten`,
    team: 'Team',
    rank: 'Rang',
    counts: 'Richtig / vorgeschlagen / Gold',
    with: (column) => `${column} mit`,
    gain: 'Gewinn',
    versions: (gold, alternativesVersion) =>
      `Goldstandard Version ${gold}, mit alternativen Antworten Version ${alternativesVersion}. Werte in Prozent.`,
  },
};
