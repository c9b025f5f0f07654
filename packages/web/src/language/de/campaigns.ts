import { speechOf } from '@stet/charts';
import type { Words } from '../catalogue.js';

const { counted, integer, plural } = speechOf('de');

export const campaigns: Words['campaigns'] = {
  backupHint: 'aus einer Übersicht exportiert',
  backupText:
    'Daraus wird eine neue Kampagne mit allem, was in der Sicherung ist, außer den Links der Bewertenden, die Sie neu erstellen.',
  campaign: 'die Kampagne',
  campaigns: 'die Kampagnen',
  change: { close: 'Schließen', pause: 'Pausieren', reopen: 'Wieder öffnen', resume: 'Fortsetzen' },
  intro:
    'In einer Kampagne ordnen Menschen die Ausgaben von Systemen Satz für Satz, und aus ihren Urteilen wird eine Rangfolge der Systeme. Sie braucht einen Originaltext und die Ausgaben von mindestens zwei Systemen, ein Satz pro Zeile.',
  judges: (count) => counted(count, { one: 'bewertende Person', other: 'Bewertende' }),
  nameHint: 'Auch die Bewertenden sehen ihn.',
  newCampaign: 'Neue Kampagne',
  next: {
    closed: 'Sehen Sie die Rangfolge an, und exportieren Sie sie.',
    paused: 'Setzen Sie fort, wenn die Bewertenden weitermachen dürfen.',
    makeLinks: 'Erstellen Sie Links für Bewertende.',
    toGo: (count) => `Noch ${counted(count, { one: 'Urteil', other: 'Urteile' })}.`,
    allIn: 'Alle Urteile sind da: Schließen Sie die Kampagne.',
    uploadSource: 'Laden Sie das Original hoch.',
    uploadOutputs: 'Laden Sie die Ausgaben von mindestens zwei Systemen hoch.',
    choosePlan: 'Wählen Sie einen Stichprobenplan.',
    makeLinksThenStart: 'Erstellen Sie Links für Bewertende, und starten Sie dann.',
    previewThenStart: 'Sehen Sie sich die Vorschau an, und starten Sie dann.',
  },
  progressOf: (name) => `Fortschritt von ${name}`,
  rooms: 'Bereiche der Kampagne',
  roomTitles: { dashboard: 'Übersicht', items: 'Aufgaben', judges: 'Bewertende', settings: 'Einstellungen' },
  sentences: (count) => counted(count, { one: 'Satz', other: 'Sätze' }),
  start: {
    button: 'Starten',
    title: 'Die Kampagne starten?',
    confirm: 'Jetzt starten',
    noLinks: 'Noch hat niemand einen Link; Sie können Links auch später erstellen.',
    canBegin: (judges) =>
      plural(judges, {
        one: 'Eine bewertende Person kann sofort anfangen.',
        other: `${integer(judges)} Bewertende können sofort anfangen.`,
      }),
    cannotChange: (items) =>
      `Danach lassen sich ${plural(items, { one: 'die Aufgabe', other: `die ${integer(items)} Aufgaben` })}, die Texte, der Plan und die Übungsaufgaben nicht mehr ändern: Eine Kampagne wird nie wieder zum Entwurf.`,
    unsavedLost: 'Nicht gespeicherte Änderungen gehen verloren.',
  },
  states: { draft: 'in Vorbereitung', running: 'läuft', paused: 'pausiert', closed: 'geschlossen' },
  systems: (count) => counted(count, { one: 'System', other: 'Systeme' }),
  title: 'Kampagnen',
};
