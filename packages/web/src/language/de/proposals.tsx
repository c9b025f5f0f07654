import type { Words } from '../catalogue.js';

export const proposals: Words['proposals'] = {
  states: { open: 'offen', accepted: 'angenommen', refused: 'abgelehnt' },
  title: 'Ihre alternativen Antworten',
  intro:
    'Ist eine Ihrer Änderungen richtig, obwohl sie im Goldstandard fehlt? Öffnen Sie sie im Explorer, und sagen Sie es. Annotierende beurteilen sie, ohne zu wissen, von wem sie stammt.',
  until: (at) => <>Vorschläge sind möglich bis {at}.</>,
  closed: 'Vorschläge sind geschlossen.',
  none: 'Sie haben noch nichts vorgeschlagen.',
  sentence: (number) => `Satz ${number}`,
  submission: (name) => `Einreichung ${name}`,
  proposedAs: (type) => `vorgeschlagen als ${type}`,
  isRight: (unseen, edit) => <>Diese Änderung ist richtig{unseen(`: ${edit}`)}</>,
  takeBack: (unseen, edit) => <>Zurückziehen{unseen(`: ${edit}`)}</>,
  form: {
    name: (edit) => `${edit} vorschlagen`,
    why: 'Warum (lesen nur die Organisierenden)',
    noType: 'Wählen Sie einen Fehlertyp.',
    propose: 'Vorschlagen',
  },
};
