import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted } = speechOf('de');

export const items: Words['items'] = {
  count: (count) => counted(count, { one: 'Aufgabe', other: 'Aufgaben' }),
  which: 'Welche Aufgaben',
  kinds: { all: 'Alle', flagged: 'Gemeldete', skipped: 'Übersprungene' },
  theItems: 'die Aufgaben',
  none: 'Keine.',
  earlier: 'Frühere',
  later: 'Spätere',
  sentence: (sentence) => `Satz ${sentence}`,
  flags: (count) => `⚑ ${counted(count, { one: 'Meldung', other: 'Meldungen' })}`,
  skips: (count) => `${count}-mal übersprungen`,

  theJudgments: 'die Urteile',
  outputsAndScores: (item) => `Ausgaben von Aufgabe ${item} und ihre Punkte`,
  outputsAndRanks: (item) => `Ausgaben von Aufgabe ${item} und ihre Ränge`,
  scores: (scales) => `Punkte: ${scales.join(' · ')}`,
  output: 'Ausgabe',
  systems: 'Systeme',
  judgeColumn: (judge, isModel, isRepeated) => (
    <>
      {judge}
      {isModel && ' (Modell)'}
      {isRepeated && ' (wiederholt)'}
    </>
  ),
  said: ({ judge, moment, time, skippedFor, isChanged, isFlagged }) => (
    <>
      {judge}, {moment}, {time ?? 'ein Modell'}
      {skippedFor !== undefined && `: übersprungen (${skippedFor})`}
      {isChanged && ', später geändert'}
      {isFlagged && ', ⚑ gemeldet'}
    </>
  ),
  noReason: 'kein Grund',
};
