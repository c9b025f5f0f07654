import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted } = speechOf('de');
const FORMS = {
  answer: { one: 'Antwort', other: 'Antworten' },
  change: { one: 'Änderung', other: 'Änderungen' },
};

export const outbox: Words['outbox'] = {
  allSaved: 'Alles gespeichert',
  saving: 'Wird gespeichert …',
  offline: (waiting, what) =>
    `Offline: ${counted(waiting, FORMS[what])} hier gespeichert, wird gesendet, sobald Sie wieder online sind`,
  signedOut: (waiting, what) => `${counted(waiting, FORMS[what])} hier gespeichert, bis Sie sich wieder anmelden`,
  gaveUp: 'der Browser hat aufgegeben',
  noDatabase: 'der Browser speichert nichts',
  noOutbox: 'der Browser bewahrt nichts zum Senden auf',
};
