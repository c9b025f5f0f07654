import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted } = speechOf('de');

export const questions: Words['questions'] = {
  essays: 'Aufsätze',
  title: 'Vorschläge',
  opening: 'Die Vorschläge werden geöffnet …',
  nothing: 'Nichts ist vorgeschlagen. Teams können Korrekturen vorschlagen, sobald der Goldstandard öffentlich ist.',
  note: (proposals, left, link) => (
    <>
      Teams sagen, dass auch andere Korrekturen richtig sind.{' '}
      {link(`${counted(proposals, { one: 'Vorschlag', other: 'Vorschläge' })} beurteilen`)}
      {left === 0 ? '; Sie haben alle beantwortet.' : `; ${left} ohne Ihre Antwort.`}
    </>
  ),

  questionOf: (question, all) => `Frage ${question} von ${all}`,
  progress: 'Beantwortete Fragen',
  answeredOf: (answered, all, unsent) => {
    const saved =
      unsent === 0 ? 'alles gespeichert' : `${counted(unsent, { one: 'Antwort', other: 'Antworten' })} unterwegs`;
    return `${answered} von ${all} beantwortet, ${saved}.${answered === all ? ' Danke.' : ''}`;
  },
  ask: 'Ist auch diese Korrektur richtig? Im Goldstandard steht vielleicht eine andere; beide können richtig sein.',
  wouldRead: 'So würde es lauten',
  goldReads: (answers) => (answers === 1 ? 'Der Goldstandard sagt' : 'Der Goldstandard sagt eines von'),
  saidToBe: 'Angegeben als',
  typesIn: (types, sentence) => `${types.join(', ')}, in Satz ${sentence}`,

  isRight: 'Ist auch sie richtig?',
  verdicts: { accepted: 'Annehmen', refused: 'Ablehnen' },
  comment: 'Kommentar',
  sentWithAnswer: 'wird mit Ihrer Antwort gesendet',
  sentOnLeaving: 'wird gesendet, wenn Sie das Feld verlassen',
  nav: 'Fragen',
  previous: 'Vorige',
  next: 'Nächste',
  keys: [
    [['A'], 'annehmen: auch sie ist richtig'],
    [['R'], 'ablehnen: sie ist es nicht'],
    [['→', '↓'], 'die nächste Frage'],
    [['←', '↑'], 'die vorige Frage'],
    [['C'], 'einen Kommentar schreiben; Enter verlässt ihn'],
  ],
};
