import type { Phrases } from '../../phrase-book.js';

/** What the server and the engines say of tasks, teams and proposals. */
export const tasks: Phrases = {
  'a gold before one with alternative answers': 'ein Goldstandard vor einem mit Alternativen',
  'Upload the gold first.': 'Laden Sie zuerst den Goldstandard hoch.',
  'references of essays, and their originals as the source or among the files':
    'Referenzen von Aufsätzen, und ihre Originale als Original oder unter den Dateien',
  '{} files of references, {} originals': '{1} Dateien mit Referenzen, {2} Originale',
  'Upload the originals as the source, or pack them into one tar file with their references.':
    'Laden Sie die Originale als Original hoch, oder packen Sie sie mit ihren Referenzen in eine tar-Datei.',
  'one sentence per line': 'ein Satz pro Zeile',
  'Give the source sentences, one per line.': 'Geben Sie die Originalsätze, einen pro Zeile.',
  'the source to be released': 'ein veröffentlichtes Original',
  'the gold to be released': 'ein veröffentlichter Goldstandard',
  'the leaderboard to be released': 'eine veröffentlichte Bestenliste',
  "the systems' output to be released": 'veröffentlichte Ausgaben der Systeme',
  'that it is not released to you': 'für Sie nicht veröffentlicht',
  'the same {} sentences in source and gold; as number {} {}':
    'dieselben {1} Sätze in Original und Goldstandard; als Nummer {2} {3}',
  '{} in the gold, and as number {} {}': '{1} im Goldstandard, und als Nummer {2} {3}',
  'Give source and gold of the same sentences, in the same order.':
    'Geben Sie Original und Goldstandard mit denselben Sätzen in derselben Reihenfolge.',
  'the gold that the source was checked against': 'der Goldstandard, mit dem das Original verglichen wurde',
  'Download the source again, and compare.': 'Laden Sie das Original noch einmal herunter, und vergleichen Sie.',
  'a task that nobody has handed in to': 'ein Shared Task, bei dem niemand eingereicht hat',
  submissions: 'Einreichungen',
  'Begin a new task: these submissions answer the sentences that are there.':
    'Beginnen Sie einen neuen Shared Task: Diese Einreichungen gehören zu den Sätzen, die da sind.',
  'at least {} phases, as submissions were handed in in phase {}':
    'mindestens {1} {1:Phase|Phasen}, weil in Phase {2} eingereicht wurde',
  'Keep the phases that were used, in their order; change their dates to close or open them.':
    'Behalten Sie die benutzten Phasen in ihrer Reihenfolge; ändern Sie ihre Daten, um sie zu schließen oder zu öffnen.',
  'metrics among {}': 'Metriken aus {1}',
  'Choose others, or have the operator of the server name a program that computes it.':
    'Wählen Sie andere, oder lassen Sie den Server mit einem Programm betreiben, das sie berechnet.',
  'an open phase': 'eine offene Phase',
  'Ask the organiser: no further phase is planned.':
    'Fragen Sie die Organisierenden: Es ist keine weitere Phase geplant.',
  'The next one, {}, opens at {}.': 'Die nächste, {1}, beginnt am {2}.',
  'a new Idempotency-Key for each output': 'ein neuer Idempotency-Key für jede Ausgabe',
  'one that was used for another output': 'einer, der für eine andere Ausgabe benutzt wurde',
  'Make a new key, or leave it out.': 'Nehmen Sie einen neuen Schlüssel, oder lassen Sie ihn weg.',
  'a phase that is open': 'eine offene Phase',
  'a released leaderboard': 'eine veröffentlichte Bestenliste',
  'Ask the organiser to change it.': 'Bitten Sie die Organisierenden, das zu ändern.',
  'at most {} scored submissions in this phase':
    'höchstens {1} {1:bewertete Einreichung|bewertete Einreichungen} in dieser Phase',
  'at most {} scored submissions a month ({})':
    'höchstens {1} {1:bewertete Einreichung|bewertete Einreichungen} im Monat ({2})',
  'at most {} scored submissions a day ({})':
    'höchstens {1} {1:bewertete Einreichung|bewertete Einreichungen} am Tag ({2})',
  'that many already, scored or waiting': 'schon so viele, bewertet oder wartend',
  'Wait for the next phase.': 'Warten Sie auf die nächste Phase.',
  'Hand it in next month.': 'Reichen Sie sie nächsten Monat ein.',
  'Hand it in tomorrow.': 'Reichen Sie sie morgen ein.',
  'a team that the organiser has approved': 'ein Team, das die Organisierenden zugelassen haben',
  'one that still waits': 'eines, das noch wartet',
  'a task with a source': 'ein Shared Task mit Original',
  'none yet': 'noch nichts',
  'Wait until the task has begun.': 'Warten Sie, bis der Shared Task begonnen hat.',
  'an output that can be scored': 'eine Ausgabe, die sich bewerten lässt',
  'a fault': 'ein Fehler im Programm',
  'It could not be scored.': 'Sie ließ sich nicht bewerten.',
  'It has no score by the official metric.': 'Sie hat keinen Wert nach der offiziellen Metrik.',
  'It is being scored, or waits for the gold.': 'Sie wird bewertet oder wartet auf den Goldstandard.',
  'It was withdrawn.': 'Sie wurde zurückgezogen.',
  'The gold or the metrics have changed; it is being scored again.':
    'Goldstandard oder Metriken haben sich geändert; sie wird neu bewertet.',
  'the job to end': 'eine Berechnung, die endet',
  'that {} workers were lost with it': 'dass {1} Worker dabei verloren gingen',
  'that it took longer than {} s': 'dass sie länger als {1} s dauerte',
  'a fault in the worker': 'ein Fehler im Worker',
  'An organiser can start it again; the log of the worker says more.':
    'Organisierende können sie noch einmal starten; mehr steht im Protokoll des Workers.',
  'a name that can be seen': 'ein sichtbarer Name',
  'a task with teams of its own': 'ein Shared Task mit eigenen Teams',
  'a data set, whose teams are those of its benchmark': 'ein Datensatz; seine Teams sind die des Benchmarks',
  'Do it in the benchmark: it then holds for all its data sets.':
    'Tun Sie es im Benchmark: Dann gilt es für alle seine Datensätze.',
  'at most {} teams by one link': 'höchstens {1} Teams über einen Link',
  'that many already': 'schon so viele',
  'Ask the organiser to add your team.': 'Bitten Sie die Organisierenden, Ihr Team hinzuzufügen.',
  'a task with a gold': 'ein Shared Task mit Goldstandard',
  'accepted proposals without || in their corrections and types': 'angenommene Vorschläge ohne || in Korrektur und Typ',
  '{} in the proposal for sentence {}': '{1} im Vorschlag zu Satz {2}',
  'Refuse that proposal.': 'Lehnen Sie diesen Vorschlag ab.',
  'the gold and the proposals as they were': 'Goldstandard und Vorschläge, wie sie waren',
  'others, changed in the meantime': 'andere, inzwischen geändert',
  'a task that takes proposals': 'ein Shared Task, der Vorschläge annimmt',
  'one that takes none at the moment': 'einer, der gerade keine annimmt',
  'Teams may propose after the gold is released, until the organiser closes proposals.':
    'Teams dürfen vorschlagen, sobald der Goldstandard veröffentlicht ist, bis die Organisierenden die Vorschläge schließen.',
  'a gold with edits, to which alternative answers can be added':
    'ein Goldstandard mit Änderungen, zu dem Alternativen hinzukommen können',
  'Alternative answers are added to golds with edits alone, such as M2; make a new task for the essays.':
    'Alternativen kommen nur zu Goldstandards mit Änderungen hinzu, zum Beispiel M2; legen Sie für die Aufsätze einen neuen Shared Task an.',
  'an error type of the gold: {}': 'ein Fehlertyp des Goldstandards: {1}',
  'a correction without || and without | at its ends': 'eine Korrektur ohne || und ohne | an ihren Enden',
  'A gold cannot hold it.': 'Ein Goldstandard kann sie nicht fassen.',
};
