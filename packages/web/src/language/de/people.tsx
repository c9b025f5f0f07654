import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted } = speechOf('de');

export const people: Words['people'] = {
  againstPeople: 'Metriken und Menschen',
  metric: 'Metrik',
  pearson: 'Pearson r',
  spearman: 'Spearman ρ',
  kendall: 'Kendall τ-b',
  systems: 'Systeme',
  intervals: (percent) =>
    `In Klammern: ${percent}-%-Intervalle aus Stichproben der Systeme. Bei wenigen Systemen sind sie breit.`,

  byPeople: 'Nach Menschen',
  expectedWins: 'Expected Wins',
  rankRange: (percent) => `Rangbereich, ${percent} %`,
  caption: ({ rankings, pairs, runs }) =>
    `${counted(rankings, { one: 'Urteil', other: 'Urteile' })}, ${counted(pairs, { one: 'Systempaar', other: 'Systempaare' })}; Bereiche aus ${counted(runs, { one: 'Stichprobe', other: 'Stichproben' })}. Systeme in einem Band sind nicht zu unterscheiden.`,
  metricAndPeople: (metric) => `${metric} und Menschen`,
  eachSystem: 'Jedes System nach Menschen und nach Metriken',
  system: 'System',
  inPercent: 'Metriken in Prozent, gegen den Goldstandard ohne alternative Antworten.',
  tooFewSystems:
    'Zu wenige Systeme: Eine Korrelation braucht mindestens drei, die sowohl beurteilt als auch bewertet sind.',

  title: 'Menschen',
  judgeToo: (link) => <>Auch Menschen beurteilen diese Einreichungen: {link('Menschen und Metriken')}.</>,
  whyPeople:
    'Eine Metrik sagt, wie weit ein System mit dem Goldstandard übereinstimmt, nicht, wie gut seine Sätze sind. Das können Menschen sagen, die die Ausgaben ordnen; danach sehen Sie, wie weit sie und die Metriken übereinstimmen.',
  begin: 'Diese Einreichungen von Menschen beurteilen lassen',
  twoTeams: 'Nötig sind Einreichungen von zwei Teams.',

  peopleAndMetrics: 'Menschen und Metriken',
  openCampaign: (link) => (
    <>
      {link('Kampagne öffnen')}: ihre Bewertenden, ihre Urteile, deren Übereinstimmung. Alle sehen diese Seite, sobald
      die Kampagne geschlossen ist.
    </>
  ),
  stillJudging: 'Menschen beurteilen diese Einreichungen. Die Ergebnisse erscheinen, wenn sie fertig sind.',
  whatPeopleSay: 'was Menschen sagen',
  nobodyYet: 'Noch niemand hat etwas beurteilt.',
};
