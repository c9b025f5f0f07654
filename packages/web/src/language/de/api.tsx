import { speechOf } from '@stet/charts';
import { saying } from '../../api/problem-words.js';
import type { Words } from '../catalogue.js';
import { problems } from './problems.js';

const { counted } = speechOf('de');
const EDITS = { one: 'Änderung', other: 'Änderungen' };

export const api: Words['api'] = {
  problems,
  otherProblem: saying('Etwas ist nicht so, wie es sein muss.'),
  expectedAndFound: (expected, found) => (
    <>
      Erwartet: {expected}. Gefunden: {found}.
    </>
  ),
  line: (line) => `Zeile ${line}`,

  unanswered: {
    expected: 'eine Antwort des Servers',
    found: 'keine',
    remedy: 'Prüfen Sie, ob Sie online sind. Die Seite versucht es weiter.',
  },
  unfetched: {
    expected: 'der Rest der Seite vom Server',
    found: 'keine Antwort',
    remedy: 'Prüfen Sie, ob Sie online sind, und laden Sie die Seite dann neu. Gespeichertes bleibt erhalten.',
  },
  pageFault: {
    expected: 'eine Seite, die funktioniert',
    remedy: 'Laden Sie die Seite neu. Gespeichertes bleibt erhalten.',
  },
  notStet: (status) => ({
    expected: 'eine Antwort von Stet',
    found: `Status ${status}`,
    remedy: 'Prüfen Sie die Adresse. Vielleicht steht ein Proxy zwischen Ihnen und dem Server.',
  }),

  badOffsets: (edits) =>
    `Nichts wurde gespeichert. In diesem Goldstandard sind die Positionen von ${counted(edits, EDITS)} falsch:`,
  badEdit: (line, found, expected) => (
    <>
      Zeile {line}: {found}; erwartet: {expected}
    </>
  ),
  andMore: (more) => `und ${more} weitere`,
  leaveOut: (edits) => `Trotzdem hochladen, ohne ${edits === 1 ? 'diese Änderung' : `diese ${counted(edits, EDITS)}`}`,
  leftOutHint: 'Die Signatur jedes Werts sagt dann, wie viele ausgelassen wurden.',
};
